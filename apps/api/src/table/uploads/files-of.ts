import type { Right } from '../../rights/rights.ts';
import type { Row, TableDefinition, WriteContext } from '../definition.ts';
import type { FileType } from './file-kinds.ts';

/** Files that come with the rows of a table: where they are kept, and who may add some. */
export interface FilesOf {
  /** The table of the files that have come in whole. */
  table: TableDefinition;
  /** The table of the rows that they belong to. */
  owners: TableDefinition;
  /** The field and the column that name the row a file belongs to. */
  owner: string;
  /** What the files on their way are called in the database, and their pieces. */
  uploads: string;
  pieces: string;
  /** Where those on their way are found on the API. */
  path: `/${string}`;
  /** The right to add some to any row. */
  right: Right;
  /** SQL that is true of a row, called `t`, to which the viewer may add some without that right. */
  writers: string;
  /** What is taken. */
  types: readonly FileType[];
  /** @throws {Problem} unless the row takes files of the viewer now; it is locked until the transaction ends. */
  refuseClosed(context: WriteContext, owner: string): Promise<unknown>;
  /** @throws {Problem} when there is no room for so many bytes more */
  refuseRoom?(context: WriteContext, owner: string, bytes: number): Promise<void>;
  /** What follows for the row when a file has come. */
  onArrived?(context: WriteContext, owner: Row): Promise<void>;
}
