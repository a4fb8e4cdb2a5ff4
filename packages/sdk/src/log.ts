import { redact, redactCause } from './redact.ts';

/** The levels from the least to the most serious (spec.md §9). */
export const logLevels = ['INFO', 'WARN', 'ERROR'] as const;
/** One of the levels. */
export type LogLevel = (typeof logLevels)[number];

/** What tells developers what happens. It says no secret: what looks like one is replaced by `[redacted]`. */
export interface Log {
  /** What goes as it should. */
  info(message: string): void;
  /** What did not work out, and can be lived with. @param cause the error behind it */
  warn(message: string, cause?: unknown): void;
  /** What should not have happened. @param cause the error behind it */
  error(message: string, cause?: unknown): void;
}

/** What a log writes, and where to. */
export interface LogOptions {
  /** The least serious level that is written; INFO unless given. */
  level?: LogLevel;
  /** The production switch, on in production builds (spec.md §9): nothing below WARN is written then. */
  production?: boolean;
  /** Where to; the console unless given. */
  to?: Pick<Console, 'info' | 'warn' | 'error'>;
}

const silent = () => {};

/** A log for `createClub({ log })`, and for all else that developers are told. */
export function createLog({ level = 'INFO', production = false, to = console }: LogOptions = {}): Log {
  const least = Math.max(logLevels.indexOf(level), production ? logLevels.indexOf('WARN') : 0);
  const writer = (of: LogLevel, write: (...parts: unknown[]) => void) =>
    logLevels.indexOf(of) < least
      ? silent
      : (message: string, cause?: unknown) =>
          write(redact(message), ...(cause === undefined ? [] : [redactCause(cause)]));
  return {
    info: writer('INFO', (...parts) => to.info(...parts)),
    warn: writer('WARN', (...parts) => to.warn(...parts)),
    error: writer('ERROR', (...parts) => to.error(...parts)),
  };
}

/** A log that says nothing. */
export const noLog: Log = { info: silent, warn: silent, error: silent };
