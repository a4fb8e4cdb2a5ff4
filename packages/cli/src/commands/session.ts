import { text } from 'node:stream/consumers';
import { ClubApiError, createClub } from '@tatami/sdk';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Context, isTerminal } from '../context.ts';
import { drawTable } from '../draw-table.ts';
import { addressOf, type CommonOptions, clubMeant, openAsSomebody, openClub } from '../open-club.ts';
import { sessionStorageOf } from '../session-file.ts';

export interface LoginOptions extends CommonOptions {
  username?: string | undefined;
  passwordStdin?: boolean | undefined;
  otp?: string | undefined;
}

/** Signs in, asking for what was not said, and keeps the session. */
export async function login(
  context: Context,
  said: string | undefined,
  options: LoginOptions,
): Promise<void> {
  const { texts, language, err, out, env } = context;
  const canAsk = isTerminal(context.in) && isTerminal(err);
  const known = said ?? clubMeant(context, options);
  const isComplete = known && options.username && options.passwordStdin;
  if (!canAsk && !isComplete) {
    const { needsTerminal, loginWithoutTerminal } = texts.faults;
    throw new CommandError(needsTerminal, loginWithoutTerminal, exitCodes.mistyped);
  }
  const ask = await prompts(context);
  const address = addressOf(context, said ?? (await ask.club(known ?? 'http://localhost:8080')));
  context.asked.at = address;
  const username = options.username ?? env.CLUB_USERNAME ?? (await ask.username());
  const password = options.passwordStdin
    ? (await text(context.in)).replace(/\r?\n$/, '')
    : await ask.password();
  const club = createClub({ baseUrl: address, language, storage: sessionStorageOf(address) });
  const credentials = { username, password, remember: true };
  try {
    await club.signIn({ ...credentials, ...(options.otp && { otp: options.otp }) });
  } catch (error) {
    const isAsked = error instanceof ClubApiError && error.code === 'second-factor-required' && canAsk;
    if (!isAsked || options.otp) throw error;
    await club.signIn({ ...credentials, otp: await ask.otp() });
  }
  const [{ data: about }, who] = await Promise.all([club.api.GET('/about'), club.whoami()]);
  if (options.json) out.write(`${JSON.stringify({ club: address, username: who.username })}\n`);
  else err.write(`${texts.said.signedIn(about?.clubName ?? address, who.username)}\n`);
  if (who.mustShowSecondFactor) err.write(`${texts.said.secondFactorWanted}\n`);
}

async function prompts({ texts: { ask, said }, err, in: input, signal }: Context) {
  const { isCancel, password, text: line } = await import('@clack/prompts');
  const around = { output: err, input, signal };
  const validate = (typed: string | undefined) => (typed?.trim() ? undefined : ask.isNeeded);
  const answered = async (answer: Promise<string | symbol>): Promise<string> => {
    const typed = await answer;
    if (isCancel(typed)) throw new CommandError(said.interrupted, undefined, exitCodes.interrupted);
    return typed as string;
  };
  return {
    club: (known: string) => answered(line({ message: ask.club, initialValue: known, validate, ...around })),
    username: () => answered(line({ message: ask.username, validate, ...around })),
    password: () => answered(password({ message: ask.password, validate, ...around })),
    otp: () => answered(line({ message: ask.otp, validate, ...around })),
  };
}

/** Ends the session, and forgets it. */
export async function logout(context: Context, options: CommonOptions): Promise<void> {
  const { club, address } = openClub(context, options);
  const { said } = context.texts;
  if (!club.session.isSignedIn()) {
    context.err.write(`${said.notSignedInAnyway}\n`);
    return;
  }
  try {
    await club.signOut();
  } catch (error) {
    // The server had ended it already.
    if (!(error instanceof ClubApiError) || error.status !== 401) throw error;
  }
  context.err.write(`${said.signedOut(address)}\n`);
}

/** Says who is signed in, and where. */
export async function whoami(context: Context, options: CommonOptions): Promise<void> {
  const { club, address } = openAsSomebody(context, options);
  const [who, groups] = await Promise.all([club.whoami(), club.roles()]);
  const { out, texts } = context;
  if (options.json) {
    out.write(`${JSON.stringify({ club: address, ...who, groups })}\n`);
    return;
  }
  const { said } = texts;
  const lines = [
    [said.user, who.username],
    [said.name, `${who.firstName} ${who.lastName}`],
    [said.groups, groups.join(', ')],
    [said.club, address],
  ];
  out.write(drawTable([], lines, out));
}
