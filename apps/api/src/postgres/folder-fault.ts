import { PostgresError } from './postgres-error.ts';

/** What nothing can be written for, in the system's words and in those of PostgreSQL's programs. */
const faults: readonly [RegExp, string][] = [
  [/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/, 'the disk is full'],
  [/EROFS|Read-only file system/, 'the disk can only be read'],
  [/EACCES|EPERM|Permission denied/, 'this user may not write there'],
  [/EEXIST|ENOTDIR|Not a directory/, 'it is a file, or lies in one'],
];

/** Why nothing can be written somewhere; undefined when something else was wrong. */
export function whyUnwritable(said: string): string | undefined {
  return faults.find(([words]) => words.test(said))?.[1];
}

/** Says in one sentence why nothing can be stored in `DATA_DIR`; undefined when something else was wrong. */
export function folderFault(dataDir: string, said: string): PostgresError | undefined {
  const why = whyUnwritable(said);
  return why ? new PostgresError(`DATA_DIR: ${dataDir} can't be used: ${why}.`) : undefined;
}
