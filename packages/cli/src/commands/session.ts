import { ClubApiError } from '@tatami/sdk';
import { CommandError, exitCodes, interrupted } from '../command-error.ts';
import { type Context, inputOf, isTerminal } from '../context.ts';
import { drawTable } from '../draw-table.ts';
import { addressOf, type CommonOptions, clubAt, clubMeant, openAsSomebody, openClub } from '../open-club.ts';
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
  const { texts, err, out, env, signal } = context;
  const canAsk = isTerminal(context.in) && isTerminal(err);
  const known = said ?? clubMeant(context, options);
  const isComplete = known && options.username && options.passwordStdin;
  if (!canAsk && !isComplete) {
    const { needsTerminal, loginWithoutTerminal } = texts.faults;
    throw new CommandError(needsTerminal, loginWithoutTerminal, exitCodes.mistyped);
  }
  const ask = await prompts(context);
  const address = addressOf(context, said ?? (await ask.club(known ?? 'http://localhost:8080')));
  const username = options.username ?? env.CLUB_USERNAME ?? (await ask.username());
  const password = options.passwordStdin
    ? (await inputOf(context)).replace(/\r?\n$/, '')
    : await ask.password();
  const club = clubAt(context, address, { storage: sessionStorageOf(address) });
  const credentials = { username, password, remember: true };
  try {
    await club.signIn({ ...credentials, ...(options.otp && { otp: options.otp }) }, { signal });
  } catch (error) {
    const isAsked = error instanceof ClubApiError && error.code === 'second-factor-required' && canAsk;
    if (!isAsked || options.otp) throw error;
    await club.signIn({ ...credentials, otp: await ask.otp() }, { signal });
  }
  const [{ data: about }, { username: name, mustShowSecondFactor }] = await Promise.all([
    club.api.GET('/about', { signal }),
    club.whoami({ signal }),
  ]);
  if (options.json) {
    out.write(`${JSON.stringify({ club: address, username: name, mustShowSecondFactor })}\n`);
    return;
  }
  err.write(`${texts.said.signedIn(about?.clubName ?? address, name)}\n`);
  if (mustShowSecondFactor) err.write(`${texts.said.secondFactorWanted}\n`);
}

async function prompts({ texts: { ask, said }, err, in: input, signal }: Context) {
  const { isCancel, password, text: line } = await import('@clack/prompts');
  const around = { output: err, input, signal };
  const validate = (typed: string | undefined) => (typed?.trim() ? undefined : ask.isNeeded);
  const answered = async (answer: Promise<string | symbol>): Promise<string> => {
    const typed = await answer;
    if (isCancel(typed)) throw interrupted(said.interrupted);
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
  const { out, err, texts, signal } = context;
  const wasSignedIn = club.session.isSignedIn();
  if (wasSignedIn) {
    await club.signOut({ signal }).catch((error: ClubApiError) => {
      // The server had ended it already.
      if (error.status !== 401) throw error;
    });
  }
  if (options.json) out.write(`${JSON.stringify({ club: address, wasSignedIn })}\n`);
  else err.write(`${wasSignedIn ? texts.said.signedOut(address) : texts.said.notSignedInAnyway}\n`);
}

/** Says who is signed in, and where. */
export async function whoami(context: Context, options: CommonOptions): Promise<void> {
  const { club, address } = openAsSomebody(context, options);
  const { out, texts, signal } = context;
  const [who, groups] = await Promise.all([club.whoami({ signal }), club.roles({ signal })]);
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
