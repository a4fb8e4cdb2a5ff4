import { createRealtime, type Realtime } from '@tatami/realtime';
import type { Club, TableName } from '@tatami/sdk';
import { type Change, changesOf } from '@tatami/sdk/changes';
import pc from 'picocolors';
import { type AnyRow, cellOf, nameOf } from '../cells.ts';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Context, isTerminal } from '../context.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { tableOf } from '../read-rows.ts';
import { tableCalled } from '../tables.ts';
import { whatIMay } from './tables.ts';

type Written = Change & { kind: 'written' };

/** A change, with what can be known of it. */
interface Told extends Written {
  at: string;
  name: string;
  /** What each field was, and is; nothing for who may not read the log. */
  changes: Record<string, unknown[]>;
}

/** Tables in which nothing changes but as something else does. */
const echoes: readonly TableName[] = ['audit-log', 'notice'];

/** Shows what changes, until it is interrupted. */
export async function tail(context: Context, names: string[], options: CommonOptions): Promise<void> {
  const { out, texts, signal } = context;
  const named = names.map((name) => tableCalled(context, name).name);
  const { club } = openAsSomebody(context, options);
  const may = await whatIMay(context, club);
  const isReadable = (name: TableName) => may.get(name)?.read != null;
  const watched =
    named.length > 0 ? named : [...may.keys()].filter((name) => isReadable(name) && !echoes.includes(name));
  const hidden = watched.find((name) => !isReadable(name));
  if (hidden || watched.length === 0) {
    const message = hidden ? texts.faults.tailRefused(hidden) : texts.faults.noneReadable;
    throw new CommandError(message, texts.faults.notAllowed, exitCodes.notAllowed);
  }

  const hasLog = may.get('audit-log')?.read === 'all';
  const changes = changesOf(club, watched, {
    signal,
    connect(settings) {
      const realtime = createRealtime(settings);
      sayHowItStands(context, realtime, watched.length);
      return realtime;
    },
  });
  for await (const change of changes) {
    if (change.kind === 'missed') {
      if (options.json) out.write(`${JSON.stringify({ ...change, at: now() })}\n`);
      else out.write(`${time()}  ${change.table}  ${texts.said.missed}\n`);
      continue;
    }
    // What is only counted anew is nobody's doing.
    if (change.verb === 'keep' && !options.json) continue;
    const told = await known(context, club, change, hasLog);
    signal.throwIfAborted();
    out.write(options.json ? `${JSON.stringify(told)}\n` : lineOf(context, told));
  }
}

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

const now = () => new Date().toISOString();
const time = () => new Date().toTimeString().slice(0, 8);

/** What can be known of a change: from the log, or else from the row itself. */
async function known(context: Context, club: Club, change: Written, hasLog: boolean): Promise<Told> {
  const { table, id, verb, by } = change;
  const plain = { ...change, at: now(), changes: {} };
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
