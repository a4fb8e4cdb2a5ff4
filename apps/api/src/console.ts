import { BackupError } from './backup/backup-error.ts';
import { type Config, ConfigError } from './config.ts';
import type { PostgresLog } from './postgres/handle.ts';
import { PostgresError } from './postgres/postgres-error.ts';

/** What a person can mend is told in words; for the rest the stack helps. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PostgresError || error instanceof BackupError)
    return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose another PORT.`;
  if (code === 'EACCES' && port)
    return `Port ${port} is not open to this user. Choose another PORT, such as 8080.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What the server has to say beside the log of its requests. */
export function consoleLog(level: Config['logLevel']): PostgresLog {
  const silent = () => {};
  return {
    info: level === 'INFO' ? console.info : silent,
    warn: level === 'ERROR' ? silent : console.warn,
    error: console.error,
  };
}
