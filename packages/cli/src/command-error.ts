import type { Texts } from './texts/en.ts';

/** How the program ends. Scripts may rely on these numbers: they stand in the README. */
export const exitCodes = {
  done: 0,
  refused: 1,
  mistyped: 2,
  notSignedIn: 3,
  notAllowed: 4,
  notThere: 5,
  noAnswer: 6,
  notWithToken: 7,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What a command ends with that can't be done, in words for whoever typed it. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** What can be done about it. */
  readonly hint: string | undefined;
  readonly exitCode: ExitCode;

  constructor(message: string, hint?: string, exitCode: ExitCode = exitCodes.refused) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

/** What may have been done or not: the answer that would have said so did not come. */
export class UnknownOutcome extends CommandError {
  override name = 'UnknownOutcome';

  constructor(message: string, hint: string) {
    super(message, hint, exitCodes.noAnswer);
  }
}

/** A line that was mistyped. */
export function mistyped(message: string, hint?: string): CommandError {
  return new CommandError(message, hint, exitCodes.mistyped);
}

/** A file that can't be opened, and why, as far as the system says that in a way that helps. */
export function fileFault({ faults }: Texts, message: string, error: unknown): CommandError {
  return new CommandError(message, faults.files[(error as NodeJS.ErrnoException).code ?? '']);
}

/** What somebody has broken off themselves. */
export function interrupted(message: string): CommandError {
  return new CommandError(message, undefined, exitCodes.interrupted);
}
