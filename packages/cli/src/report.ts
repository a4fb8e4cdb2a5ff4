import { ClubApiError, type ErrorCode } from '@tatami/sdk';
import pc from 'picocolors';
import { CommandError, type ExitCode, exitCodes } from './command-error.ts';
import type { Context } from './context.ts';

interface Report {
  code: ErrorCode;
  message: string;
  hint?: string | undefined;
  fields?: Readonly<Record<string, string>>;
  exitCode: ExitCode;
}

/** Says what went wrong, and what can be done about it. @returns what the program ends with */
export function report(context: Context, error: unknown, asJson: boolean): ExitCode {
  const said = reportOf(context, error);
  const { err, texts } = context;
  if (asJson) err.write(`${JSON.stringify({ error: said })}\n`);
  else {
    const colors = pc.createColors(err.isTTY === true && pc.isColorSupported);
    const fields = Object.entries(said.fields ?? {}).map(([field, text]) => `\n  ${field}: ${text}`);
    err.write(`${colors.red(texts.faults.prefix)} ${said.message}${fields.join('')}\n`);
    if (said.hint) err.write(`${colors.dim(said.hint)}\n`);
  }
  return said.exitCode;
}

function reportOf({ texts: { faults, said }, asked }: Context, error: unknown): Report {
  if (error instanceof CommandError) {
    const { message, hint, exitCode } = error;
    return { code: exitCode === exitCodes.mistyped ? 'mistyped' : 'refused', message, hint, exitCode };
  }
  if (!(error instanceof ClubApiError)) {
    const what = error instanceof Error ? error.message : String(error);
    return { code: 'unexpected', message: faults.unexpected(what), exitCode: exitCodes.refused };
  }
  const { code, status, detail, fields } = error;
  const plain = { code, message: detail, fields };
  if (code === 'aborted') return { ...plain, message: said.interrupted, exitCode: exitCodes.interrupted };
  if (status === null || status >= 502)
    return { ...plain, hint: faults.noAnswerFrom(asked.at), exitCode: exitCodes.noAnswer };
  if (code === 'access-denied') return { ...plain, exitCode: exitCodes.notSignedIn };
  if (status === 401)
    return {
      ...plain,
      message: faults.sessionOver,
      hint: faults.howToSignIn,
      exitCode: exitCodes.notSignedIn,
    };
  if (status === 403) return { ...plain, hint: faults.notAllowed, exitCode: exitCodes.notAllowed };
  if (status === 404) return { ...plain, hint: faults.notThere(asked.at), exitCode: exitCodes.notThere };
  return { ...plain, exitCode: exitCodes.refused };
}
