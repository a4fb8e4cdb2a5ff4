import type { TableCall } from '../../table/definition.ts';
import { contentOf } from '../../table/uploads/file-content.ts';
import { uploadsOf } from '../../table/uploads/upload-calls.ts';
import { homeworkFiles } from './files.ts';

export { homeworkFiles } from './files.ts';
export { homeworkFileTable } from './homework-file-table.ts';

export const homeworkFileCalls: readonly TableCall[] = [
  uploadsOf(homeworkFiles),
  contentOf(homeworkFiles, 'a homework'),
];
