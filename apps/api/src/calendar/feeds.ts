import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { clubDay } from '../club-time.ts';
import type { Config } from '../config.ts';
import { newId } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Language } from '../http/messages.ts';
import { conflict, invalid } from '../http/problem.ts';
import type { Seal } from '../session/seal.ts';
import { hashSecret, isSecret, newSecret } from '../session/secret.ts';
import type { Sessions } from '../session/sessions.ts';
import { actingFor } from '../tables/guardian/index.ts';
import { CALENDAR_FORMAT, type FeedSubject, writeCalendar } from './calendar.ts';
import type { calendarFeed } from './columns.ts';
import { type Asked, type Free, type Planned, type Scope, scopeOf } from './scope.ts';
import { calendarWords } from './words.ts';

type Row = typeof calendarFeed.$inferSelect;
type Client = Pick<ClientBase, 'query'>;

/** How many feeds somebody has: each program may have its own, and an address that got lost ends with one of them. */
const MOST_FEEDS = 20;
/** How exactly it is known when a feed was read, in milliseconds. */
const TOUCH = 3_600_000;

/** What the owner chooses of a feed. */
export type FeedChoice = Pick<Row, 'reminder' | 'withDaysOff' | 'withExcused'>;

/** A feed as it is asked for. */
export interface NewFeed extends FeedChoice, Pick<Row, 'about'> {
  student: string | null;
  workplace: string | null;
}

/** A feed as its owner may see it; its address is asked for apart. */
export interface OwnFeed extends NewFeed, Pick<Row, 'id' | 'createdAt' | 'renewedAt' | 'readAt'> {
  studentName: string | null;
  workplaceName: string | null;
  /** Whether it is read at its address: not where its owner acts no more for whom it is about. */
  active: boolean;
}

/** What a program has of a feed from the last time it read it. */
export interface KnownFeed {
  tags: readonly string[];
  since: Date | null;
}

/** A feed as it is now. */
export interface ReadFeed {
  tag: string;
  since: Date;
  /** Null where it is as the program knows it. */
  text: string | null;
}

export interface CalendarFeeds {
  /** The feeds of a user, the oldest first. */
  of(userId: string): Promise<OwnFeed[]>;
  /** @throws {Problem} 400 when there is no such place, or the user doesn't act for the student; 409 when they have too many */
  add(client: Client, userId: string, feed: NewFeed): Promise<string>;
  /** @returns whether the user has such a feed */
  change(userId: string, id: string, choice: FeedChoice): Promise<boolean>;
  /** Gives it another address; the one before ends at once. @returns whether the user has such a feed */
  renew(client: Client, userId: string, id: string): Promise<boolean>;
  /** @returns whether the user had such a feed */
  remove(userId: string, id: string): Promise<boolean>;
  /**
   * The address of a feed. @returns null when the user has no such feed
   *
   * @throws {Problem} 409 when it was sealed with another key: it works, and can't be shown
   */
  address(userId: string, id: string): Promise<string | null>;
  /** What stands at an address, by the rights that its owner has now; null where nothing does, whatever the reason. */
  read(token: string, known: KnownFeed): Promise<ReadFeed | null>;
  /** One training as a calendar in the user's language, and what its file is called; null where there is none. */
  training(id: string, userId: string): Promise<{ name: string; text: string } | null>;
}

interface Options {
  config: Config;
  database: Database;
  seal: Seal;
  sessions: Sessions;
  now: () => Date;
}

/** What is read of a feed to answer with it. */
interface Found extends Asked, Pick<Row, 'id' | 'reminder' | 'readAt' | 'state' | 'stateSince'> {
  studentName: string | null;
  workplaceName: string | null;
}

/** SQL of what a feed `f` is about, and who it may be read for: `$2` is the club's day. */
const subject = {
  selection: `f.id, f.about, f.student, f.workplace, f.reminder, f.with_days_off as "withDaysOff", f.with_excused as "withExcused",
    f.read_at as "readAt", s.first_name || ' ' || s.last_name as "studentName", w.name as "workplaceName"`,
  joins: 'left join student s on s.id = f.student left join workplace w on w.id = f.workplace',
  theirs: `(f.student is null or (f."user", f.student) in (
    select a."user", a.student from (${actingFor.replaceAll(':today', '$2::date')}) a))`,
};

export function createCalendarFeeds({ config, database, seal, sessions, now }: Options): CalendarFeeds {
  const { pool, lists } = database;
  const today = () => clubDay(now(), config.clubTimezone);
  const secretFor = (id: string) => {
    const token = newSecret();
    return { hash: hashSecret(token), sealed: seal.close(token, id) };
  };

  async function find(token: string): Promise<Found | null> {
    const { rows } = await pool.query<Found>({
      name: 'feed-by-token',
      text: `select ${subject.selection}, f."user", u.language, f.state, f.state_since as "stateSince"
        from calendar_feed f join "user" u on u.id = f."user" ${subject.joins}
        where f.token_hash = $1 and ${subject.theirs}`,
      values: [hashSecret(token), today()],
    });
    const [feed] = rows;
    const owner = feed && (await sessions.ofUser(feed.user));
    return feed && owner?.has('Training:Read') ? feed : null;
  }

  /** Notes that it was read, and since when it has been as it is: later by whole seconds, in which programs are told. */
  async function note({ id, readAt, state: before, stateSince }: Found, state: string): Promise<Date> {
    const at = now();
    const isAsBefore = state === before && stateSince !== null;
    const after = stateSince === null ? 0 : Date.parse(stateSince) + 1_000;
    const since = isAsBefore ? new Date(stateSince) : new Date(Math.max(at.getTime(), after));
    const isKnown = readAt !== null && at.getTime() - Date.parse(readAt) < TOUCH;
    if (!isAsBefore || !isKnown)
      await pool.query('update calendar_feed set state = $2, state_since = $3, read_at = $4 where id = $1', [
        id,
        state,
        since.toISOString(),
        at.toISOString(),
      ]);
    return since;
  }

  async function contentOf(asked: Asked, { trainings, daysOff }: Scope) {
    const planned = await lists.query<Planned>(trainings.text, trainings.values);
    const free = asked.withDaysOff ? await lists.query<Free>(daysOff.text, daysOff.values) : { rows: [] };
    return { language: asked.language, trainings: planned.rows, daysOff: free.rows };
  }

  /** What is written right now, by its state: who asks for the same meanwhile is given the same. */
  const writing = new Map<string, Promise<string>>();
  function write(feed: Found, scope: Scope, state: string): Promise<string> {
    const { id, about, reminder } = feed;
    const written =
      writing.get(state) ??
      contentOf(feed, scope)
        .then((content) =>
          writeCalendar(config, { ...content, reminder, feed: { id, about, name: nameOf(config, feed) } }),
        )
        .finally(() => writing.delete(state));
    writing.set(state, written);
    return written;
  }

  return {
    async of(userId) {
      const { rows } = await pool.query<OwnFeed>(
        `select ${subject.selection}, f.created_at as "createdAt", f.renewed_at as "renewedAt", ${subject.theirs} as active
         from calendar_feed f ${subject.joins} where f."user" = $1 order by f.created_at, f.id`,
        [userId, today()],
      );
      return rows;
    },

    async add(client, userId, { about, student, workplace, reminder, withDaysOff, withExcused }) {
      await refuseStrangers(client, userId, today(), { about, student, workplace });
      // Who adds two at once waits here.
      await client.query('select from "user" where id = $1 for no key update', [userId]);
      const { rows } = await client.query<{ count: number }>(
        'select count(*) from calendar_feed where "user" = $1',
        [userId],
      );
      if ((rows[0]?.count ?? 0) >= MOST_FEEDS)
        throw conflict('too-many-calendar-feeds', { limit: MOST_FEEDS });
      const id = newId();
      const { hash, sealed } = secretFor(id);
      await client.query(
        `insert into calendar_feed (id, "user", about, student, workplace, reminder, with_days_off, with_excused,
           token_hash, token_sealed, created_at, renewed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
        [
          ...[id, userId, about, student, workplace, reminder, withDaysOff, withExcused],
          ...[hash, sealed, now().toISOString()],
        ],
      );
      return id;
    },

    async change(userId, id, { reminder, withDaysOff, withExcused }) {
      const { rowCount } = await pool.query(
        'update calendar_feed set reminder = $3, with_days_off = $4, with_excused = $5 where "user" = $1 and id = $2',
        [userId, id, reminder, withDaysOff, withExcused],
      );
      return rowCount === 1;
    },

    async renew(client, userId, id) {
      const { hash, sealed } = secretFor(id);
      const { rowCount } = await client.query(
        `update calendar_feed set token_hash = $3, token_sealed = $4, renewed_at = $5, read_at = null
         where "user" = $1 and id = $2`,
        [userId, id, hash, sealed, now().toISOString()],
      );
      return rowCount === 1;
    },

    async remove(userId, id) {
      const { rowCount } = await pool.query('delete from calendar_feed where "user" = $1 and id = $2', [
        userId,
        id,
      ]);
      return rowCount === 1;
    },

    async address(userId, id) {
      const { rows } = await pool.query<{ sealed: string }>(
        'select token_sealed as sealed from calendar_feed where "user" = $1 and id = $2',
        [userId, id],
      );
      if (!rows[0]) return null;
      const { publicUrl, apiPrefix } = config;
      return `${publicUrl}${apiPrefix}/calendar/${opened(seal, rows[0].sealed, id)}.ics`;
    },

    async read(token, { tags, since: seen }) {
      const feed = isSecret(token) ? await find(token) : null;
      if (!feed) return null;
      const scope = scopeOf(feed, config, now());
      const { rows } = await lists.query<{ state: string }>(scope.state.text, scope.state.values);
      const state = stateOf(config, feed, rows[0]?.state ?? '');
      const since = await note(feed, state);
      const tag = `W/"${state.slice(0, 27)}"`;
      const isKnown =
        tags.length > 0
          ? tags.includes(tag) || tags.includes('*')
          : seen !== null && Math.floor(since.getTime() / 1_000) <= Math.floor(seen.getTime() / 1_000);
      return { tag, since, text: isKnown ? null : await write(feed, scope, state) };
    },

    async training(id, userId) {
      const { rows } = await pool.query<{ language: Language }>('select language from "user" where id = $1', [
        userId,
      ]);
      const { language = 'pl' } = rows[0] ?? {};
      const asked: Asked = {
        ...{ about: 'club', user: userId, student: null, workplace: null, training: id, language },
        ...{ withDaysOff: false, withExcused: true },
      };
      const content = await contentOf(asked, scopeOf(asked, config, now()));
      const [training] = content.trainings;
      if (!training) return null;
      const day = training.startsAt.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');
      return {
        name: `${day} ${training.title}`,
        text: writeCalendar(config, { ...content, reminder: 'none' }),
      };
    },
  };
}

/** @throws {Problem} 400 */
async function refuseStrangers(
  client: Client,
  userId: string,
  today: string,
  { about, student, workplace }: Pick<NewFeed, 'about' | 'student' | 'workplace'>,
): Promise<void> {
  const expects = (field: 'student' | 'workplace', value: string | null) => {
    if (about === field && value === null) throw invalid({ field, code: 'required' });
    if (about !== field && value !== null) throw invalid({ field, code: 'not-allowed' });
  };
  expects('student', student);
  expects('workplace', workplace);
  const { rows } = await client.query<{ student: boolean; workplace: boolean }>(
    `select $3::uuid is null or ($1::uuid, $3::uuid) in (
         select a."user", a.student from (${actingFor.replaceAll(':today', '$2::date')}) a) as student,
       $4::uuid is null or exists (select from workplace where id = $4::uuid) as workplace`,
    [userId, today, student, workplace],
  );
  const [found] = rows;
  for (const field of ['student', 'workplace'] as const)
    if (!found?.[field]) throw invalid({ field, code: 'no-such-reference' });
}

function opened(seal: Seal, sealed: string, id: string): string {
  try {
    return seal.open(sealed, id);
  } catch {
    throw conflict('calendar-feed-of-another-key');
  }
}

const nameOf = (
  { clubName }: Pick<Config, 'clubName'>,
  {
    about,
    language,
    studentName,
    workplaceName,
  }: Pick<Found, 'about' | 'language' | 'studentName' | 'workplaceName'>,
): string =>
  [clubName, studentName ?? workplaceName ?? calendarWords[language].subjects[about as FeedSubject]]
    .filter(Boolean)
    .join(': ');

/** A text that is another one whenever what would be written is. */
function stateOf(config: Config, feed: Found, read: string): string {
  const { id, about, language, reminder, withDaysOff, withExcused } = feed;
  const { publicUrl, clubTimezone } = config;
  const said = [
    ...[CALENDAR_FORMAT, id, about, language, reminder, withDaysOff, withExcused],
    ...[nameOf(config, feed), publicUrl, clubTimezone, read],
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
