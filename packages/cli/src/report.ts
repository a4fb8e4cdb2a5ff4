import { ClubApiError, type ErrorCode } from '@tatami/sdk';
import pc from 'picocolors';
import { CommandError, type ExitCode, exitCodes, UnknownOutcome } from './command-error.ts';
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
    // Who has broken it off themselves has made no mistake.
    const prefix = said.exitCode === exitCodes.interrupted ? '' : `${colors.red(texts.faults.prefix)} `;
    const message = fields.length > 0 ? texts.faults.notRight : said.message;
    err.write(`${prefix}${message}${fields.join('')}\n`);
    if (said.hint) err.write(`${colors.dim(said.hint)}\n`);
  }
  return said.exitCode;
}

function reportOf(context: Context, error: unknown): Report {
  const { faults, said } = context.texts;
  // Whatever fails then fails because of it, but for what Ctrl-C does not end.
  if (context.signal.aborted && !(error instanceof UnknownOutcome))
    return { code: 'aborted', message: said.interrupted, exitCode: exitCodes.interrupted };
  if (error instanceof CommandError) {
    const { message, hint, exitCode } = error;
    const codes = {
      [exitCodes.mistyped]: 'mistyped',
      [exitCodes.interrupted]: 'aborted',
      [exitCodes.noAnswer]: 'network',
    };
    return { code: codes[exitCode as keyof typeof codes] ?? 'refused', message, hint, exitCode };
  }
  const reported =
    error instanceof ClubApiError ? reportOfClub(context, error) : reportOfUnexpected(context, error);
  const { contracts } = context.asked;
  const mayBeWhy = reported.exitCode === exitCodes.refused || reported.exitCode === exitCodes.notThere;
  const hints = [reported.hint, contracts && mayBeWhy && faults.otherContract(contracts)];
  return { ...reported, hint: hints.filter(Boolean).join(' ') || undefined };
}

function reportOfUnexpected({ texts: { faults } }: Context, error: unknown): Report {
  const what = error instanceof Error ? error.message : String(error);
  return { code: 'unexpected', message: faults.unexpected(what), exitCode: exitCodes.refused };
}

function reportOfClub({ texts: { faults }, asked }: Context, error: ClubApiError): Report {
  const { code, status, detail, fields } = error;
  const plain = { code, message: detail, fields };
  const { noAnswer, notAllowed, notSignedIn, notThere, notWithToken, refused } = exitCodes;
  if (code === 'not-with-a-token')
    return { ...plain, message: faults.notWithToken, hint: faults.withoutToken, exitCode: notWithToken };
  if (['network', 'timeout'].includes(code) || (status ?? 0) >= 502)
    return { ...plain, hint: faults.noAnswerFrom(asked.at), exitCode: noAnswer };
  if (code === 'no-api') return { ...plain, exitCode: noAnswer };
  if (code === 'access-denied') return { ...plain, exitCode: notSignedIn };
  if (status === 401) {
    const [message, hint] = asked.isByToken
      ? [faults.tokenOver, faults.newToken]
      : [faults.sessionOver, faults.howToSignIn];
    return { ...plain, message, hint, exitCode: notSignedIn };
  }
  if (status === 403) return { ...plain, hint: faults.notAllowed, exitCode: notAllowed };
  if (status === 404) return { ...plain, hint: faults.notThere(asked.at), exitCode: notThere };
  return { ...plain, exitCode: refused };
}
