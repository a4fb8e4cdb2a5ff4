import type { PoolClient } from 'pg';
import { clubDay } from '../../club-time.ts';
import type { Config } from '../../config.ts';
import { maySignIn } from '../../session/holding.ts';
import { isServer, theServer } from '../../session/viewer.ts';
import type { Change, Changes } from '../../table/changes.ts';
import type { Row, Writer } from '../../table/definition.ts';
import { insertRows, removeRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import { Statement } from '../../table/statement.ts';
import { actingFor } from '../guardian/index.ts';
import { firstWays } from './choices.ts';
import { noticeTable } from './notice-table.ts';
import {
  expiringPaper,
  expiringToken,
  newDevice,
  noticeRules,
  type Told,
  toldAnnouncement,
} from './rules.ts';
import type { Heard, NoticeSender } from './send-notices.ts';

/** What tells people of what concerns them. */
export interface Notices {
  /** Tells users of an announcement, in the transaction that makes them its readers. */
  tellOfAnnouncement(writer: Writer, announcement: string, users: readonly string[]): Promise<void>;
  /** Tells whom the papers concern that end soon, each paper once. */
  tellOfPapers(writer: Writer): Promise<void>;
  /** Tells whose access tokens end soon, of each once. */
  tellOfTokens(writer: Writer): Promise<void>;
  /**
   * Tells somebody of a device that they have never signed in from, as far as that is known, in the transaction of the
   * sign-in.
   *
   * @returns what to call when that is stored
   */
  tellOfDevice(client: PoolClient, user: string, device: string): Promise<() => void>;
}

interface Options {
  changes: Changes;
  config: Config;
  /** What tells of them outside of the app. */
  sender: NoticeSender;
  now: () => Date;
}

/** Tells people of what concerns them as it is written, in its transaction; what is sent to each who wants it goes with it. */
export function createNotices({ changes, config, sender, now }: Options): Notices {
  const rules = new Set([
    ...noticeRules.flatMap(({ follows, table }) => [follows, table]),
    toldAnnouncement.table,
    expiringToken.table,
  ]);

  async function tell(writer: Writer, told: Told, values: Readonly<Record<string, unknown>>): Promise<void> {
    const { kind, table } = told;
    const people = await findPeople(writer, told, {
      ...values,
      kind,
      first: firstWays[kind],
      now: writer.now.toISOString(),
      today: clubDay(writer.now, config.clubTimezone),
      // Who has done it themselves knows.
      by: isServer(writer.viewer) ? null : writer.viewer.id,
    });
    if (people.length === 0) return;
    const written = await insertRows(
      writer,
      noticeTable,
      people.map(({ user, student, row, name, at, reason, count }) => ({
        ...{ user, kind, table, row, student, name, at, reason, count },
      })),
    );
    await sender.send(
      writer,
      people.map((heard, index) => ({ ...heard, id: String(written[index]?.id), kind })),
    );
  }

  /** What a notice was about is gone: it would lead nowhere. */
  async function forget(writer: Writer, gone: readonly Change[]): Promise<void> {
    if (gone.length === 0) return;
    const ids = gone.map(({ id }) => id);
    await removeRows(writer, noticeTable, await lockRows(writer, noticeTable, 't."row" = any($1)', [ids]));
  }

  changes.accompany(async (written, ending) => {
    // Nothing keeps anything of notices.
    const writer: Writer = { ...ending, outdated: new Map() };
    const about = written.filter(({ table }) => rules.has(table));
    for (const rule of noticeRules) {
      const told = about.filter((change) => change.table === rule.follows && rule.tells(change));
      if (told.length > 0) await tell(writer, rule, { ids: told.map(({ id }) => id) });
    }
    await forget(
      writer,
      about.filter(({ version, row }) => version === null || row.state === 'takenBack'),
    );
  });

  return {
    async tellOfAnnouncement(writer, announcement, users) {
      if (users.length > 0) await tell(writer, toldAnnouncement, { ids: [announcement], users });
    },
    async tellOfPapers(writer) {
      // Servers that look at once wait here for each other; the later ones find that all is told.
      await writer.client.query(`select pg_advisory_xact_lock(hashtext('notices of papers'))`);
      await tell(writer, expiringPaper, {});
    },
    async tellOfTokens(writer) {
      // As with papers.
      await writer.client.query(`select pg_advisory_xact_lock(hashtext('notices of access tokens'))`);
      await tell(writer, expiringToken, {});
    },
    async tellOfDevice(client, user, device) {
      const told: Change[] = [];
      const writer: Writer = {
        viewer: theServer,
        client,
        now: now(),
        changed: (change) => told.push(change),
        outdated: new Map(),
      };
      await tell(writer, newDevice, { user, device });
      return () => changes.publish(told, null);
    },
  };
}

/** The types of what SQL is given by name. */
const types: Readonly<Record<string, string>> = {
  ids: 'uuid[]',
  users: 'uuid[]',
  user: 'uuid',
  by: 'uuid',
  now: 'timestamptz',
  today: 'date',
};

/** Finds whom something concerns, each user once for each student. */
async function findPeople(
  { client }: Pick<Writer, 'client'>,
  { sql, gathers, once }: Told,
  values: Readonly<Record<string, unknown>>,
): Promise<Omit<Heard, 'id' | 'kind'>[]> {
  const known = once
    ? `where not exists (select from notice n where n."user" = k."user" and n.kind = :kind and ${once})`
    : '';
  const text = `with told as (${sql}),
    known as (
      select distinct coalesce(t."user", o."user") as "user", t.student, t."row", t.name, t.name_en, t.at, t.reason
      from told t left join (${actingFor}) o on o.student = t."for"),
    heard as (
      select k.*, count(*) over whole as count, row_number() over (whole order by k.at, k."row") as place
      from known k ${known} window whole as (partition by k."user", k.student ${gathers ? '' : ', k."row", k.name'}))
    select h."user", h.student, s.first_name as "studentFirstName", h."row", h.at, h.reason, h.count,
      left(case u.language when 'en' then coalesce(h.name_en, h.name) else h.name end, 200) as name,
      coalesce(c.ways ->> :kind, :first) as way, u.email, u.language,
      c.quiet_from as "quietFrom", c.quiet_to as "quietTo"
    from heard h join "user" u on u.id = h."user" and ${maySignIn('u')}
    left join student s on s.id = h.student left join notice_choice c on c."user" = u.id
    where h.place = 1 and h."user" is distinct from :by and coalesce(c.ways ->> :kind, :first) <> 'none'
    order by h."user", h.student, h."row"`;
  const statement = new Statement();
  const places = new Map<string, string>();
  const placed = text.replaceAll(/(?<!:):([a-z]+)/g, (_, name: string) => {
    const place = places.get(name) ?? `${statement.bind(values[name])}::${types[name] ?? 'text'}`;
    places.set(name, place);
    return place;
  });
  const { rows } = await client.query<Omit<Heard, 'id' | 'kind'> & Row>(placed, statement.values);
  return rows;
}
