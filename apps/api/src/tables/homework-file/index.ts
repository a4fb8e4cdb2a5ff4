import type { TableCall } from '../../table/definition.ts';
import { getContent } from './get-content.ts';
import { takeUploads } from './tus-calls.ts';

export { homeworkFileTable } from './homework-file-table.ts';
export { contentsOf, sweepFiles } from './sweep-files.ts';
export { addFile } from './uploads.ts';

export const homeworkFileCalls: readonly TableCall[] = [takeUploads, getContent];
