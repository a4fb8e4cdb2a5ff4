import { once } from 'node:events';
import { createRealtime, type Realtime } from '@tatami/realtime';
import type { Club, TableName } from '@tatami/sdk';
import pc from 'picocolors';
import { type AnyRow, cellOf, nameOf } from '../cells.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Context, isTerminal } from '../context.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { tableOf } from '../read-rows.ts';
import { tableCalled } from '../tables.ts';
import { type May, whatIMay } from './tables.ts';

/** A message about a table, as docs/realtime.md says. */
interface News {
  table: TableName;
  changes: { id: string; verb: string; version: number | null; by: string | null }[] | null;
}

/** A change, with what can be known of it. */
interface Told {
  at: string;
  table: string;
  verb: string;
  id: string;
  version: number | null;
  by: string | null;
  name: string;
  /** What each field was, and is; nothing for who may not read the log. */
  changes: Record<string, unknown[]>;
}

/** Tables in which nothing changes but as something else does. */
const echoes: readonly TableName[] = ['audit-log', 'notice'];

/** Shows what changes, until it is interrupted. */
export async function tail(context: Context, names: string[], options: CommonOptions): Promise<void> {
  const { err, texts, signal } = context;
  const rules = names.map((name) => tableCalled(context, name));
  const { club } = openAsSomebody(context, options);
  const may = await whatIMay((rights) => club.rights.check(rights));
  const isReadable = (name: TableName) => may.get(name)?.read != null;
  const watched =
    rules.length > 0 ? rules.map(({ name }) => name) : readable(may).filter((each) => !echoes.includes(each));
  const [hidden] = watched.filter((name) => !isReadable(name));
  if (hidden || watched.length === 0) {
    const message = hidden ? texts.faults.tailRefused(hidden) : texts.faults.noneReadable;
    throw new CommandError(message, texts.faults.notAllowed, exitCodes.notAllowed);
  }

  const tell = teller(context, club, may, options);
  const over = new AbortController();
  const realtime = createRealtime({
    url: async () => (await club.urlWithTicket('/websocket', 'websocket')).replace(/^http/, 'ws'),
    isSignedIn: async () => club.whoami().then(Boolean, () => club.session.isSignedIn()),
    logOut: () => over.abort(),
  });
  for (const name of watched) {
    const way = may.get(name)?.read === 'all' ? '' : '/user';
    realtime.watch(`${way}/topic/${name}`, {
      onMessage: ({ body }) => tell.of(body as News),
      onRefetch: () => err.write(`${name}: ${texts.said.mayBeMissed}\n`),
      onRefused: () => err.write(`${texts.faults.tailRefused(name)}\n`),
    });
  }
  sayHowItStands(context, realtime, watched.length);
  realtime.open();
  await Promise.race([once(signal, 'abort'), once(over.signal, 'abort')]);
  await realtime.close();
  await tell.done();
  if (over.signal.aborted)
    throw new CommandError(texts.faults.sessionOver, texts.faults.howToSignIn, exitCodes.notSignedIn);
}

const readable = (may: ReadonlyMap<TableName, May>) =>
  [...may].flatMap(([name, { read }]) => (read === null ? [] : [name]));

function sayHowItStands({ err, signal, texts: { said } }: Context, realtime: Realtime, tables: number): void {
  let was: 'new' | 'open' | 'lost' = 'new';
  realtime.subscribe(() => {
    const { status } = realtime.getState();
    if (status === 'open') {
      err.write(`${was === 'new' ? said.listening(tables) : said.connectionBack}\n`);
      was = 'open';
    }
    if (status === 'closed' && was === 'open' && !signal.aborted) {
      err.write(`${said.connectionLost}\n`);
      was = 'lost';
    }
  });
}

/** What writes changes down, one after another in the order in which they came. */
function teller(context: Context, club: Club, may: ReadonlyMap<TableName, May>, { json }: CommonOptions) {
  const { out, texts } = context;
  const hasLog = may.get('audit-log')?.read === 'all';
  let last: Promise<void> = Promise.resolve();

  async function tellAll({ table, changes }: News): Promise<void> {
    if (changes === null) {
      if (json) out.write(`${JSON.stringify({ at: now(), table, changes: null })}\n`);
      else out.write(`${time()}  ${table}  ${texts.said.manyChanges}\n`);
      return;
    }
    for (const change of changes) {
      // What is only counted anew is nobody's doing.
      if (change.verb === 'keep' && !json) continue;
      const told = await known(context, club, table, change, hasLog);
      out.write(json ? `${JSON.stringify(told)}\n` : lineOf(context, told));
    }
  }

  return {
    of(news: News): void {
      last = last.then(() => tellAll(news)).catch(() => {});
    },
    done: () => last,
  };
}

const now = () => new Date().toISOString();
const time = () => new Date().toTimeString().slice(0, 8);

/** What can be known of a change: from the log, or else from the row itself. */
async function known(
  context: Context,
  club: Club,
  table: TableName,
  { id, verb, version, by }: NonNullable<News['changes']>[number],
  hasLog: boolean,
): Promise<Told> {
  const plain = { at: now(), table, verb, id, version, changes: {} };
  const { server, somebody } = context.texts.said;
  const { signal } = context;
  if (hasLog) {
    const query = { table, row: id, sort: 'createdAt,desc', size: 1 } as const;
    const [entry] = await club
      .table('audit-log')
      .list(query, { signal })
      .then(
        ({ results }) => results,
        () => [],
      );
    if (entry?.verb === verb)
      return { ...plain, by: entry.username ?? server, name: entry.name ?? id, changes: entry.changes };
  }
  const row = await tableOf(club, table)
    .get(id, { signal })
    .catch(() => null);
  const who =
    by === null
      ? server
      : await club
          .table('user')
          .get(by, { signal })
          .then(
            ({ username }) => username,
            () => somebody,
          );
  const name = row ? nameOf(tableCalled(context, table), row as unknown as AnyRow) : id;
  return { ...plain, by: who, name };
}

/** Ids, of which a person needs no more than how they begin. */
const ids = /\b([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

function lineOf({ out, texts }: Context, { table, verb, by, name, changes }: Told): string {
  const colors = pc.createColors(isTerminal(out) && pc.isColorSupported);
  const color = { create: colors.green, remove: colors.red }[verb] ?? colors.yellow;
  const word = texts.said.verbs[verb] ?? verb;
  const shown = (value: unknown) => cellOf(value).replaceAll(ids, '$1…') || '–';
  const details =
    verb === 'remove'
      ? []
      : Object.entries(changes).map(([field, [was, is]]) =>
          verb === 'create' ? `${field}: ${shown(is)}` : `${field}: ${shown(was)} → ${shown(is)}`,
        );
  const what = details.length > 0 ? `  ${colors.dim(details.join('; ').replaceAll(/\p{Cc}+/gu, ' '))}` : '';
  return `${colors.dim(time())}  ${table}  ${color(word)}  ${name}  ${by ?? ''}${what}\n`;
}
