import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { clubDay, clubMoment } from '../club-time.ts';
import type { Config } from '../config.ts';
import { ADMINISTRATORS, type Right, type SeededGroup, seededRights } from '../rights/rights.ts';
import type { Viewer } from '../session/viewer.ts';
import type { Outdated, WriteContext } from '../table/definition.ts';
import { tables } from '../tables/index.ts';

export interface Transaction {
  client: PoolClient;
  tx: NodePgDatabase;
  outdated: Outdated;
}

/** Who writes the club’s past through the same rules as the server: each entry by whoever would have made it, then. */
export interface Author {
  readonly today: string;
  readonly now: Date;
  /** The context of a write by the administrator, or by the viewer, at a moment that has come. */
  at(moment: Date, viewer?: Viewer): WriteContext;
  on(day: string, time?: string, viewer?: Viewer): WriteContext;
}

export function createAuthor(
  { client, tx, outdated }: Transaction,
  config: Config,
  now: Date,
  administratorId: string,
): Author {
  const administrator = viewerIn(ADMINISTRATORS, administratorId);
  const at = (moment: Date, viewer = administrator): WriteContext => ({
    viewer,
    client,
    tx,
    config,
    now: moment < now ? moment : now,
    // Nobody is connected yet who would have to be told.
    changed: () => {},
    outdated,
  });
  return {
    today: clubDay(now, config.clubTimezone),
    now,
    at,
    on: (day, time = '12:00', viewer) => at(clubMoment(day, time, config.clubTimezone), viewer),
  };
}

/** Somebody in one of the groups that every club starts with. */
export function viewerIn(group: SeededGroup, id: string): Viewer {
  const isAdministrator = group === ADMINISTRATORS;
  const rights: readonly string[] = seededRights(group, tables);
  return {
    id,
    sessionId: id,
    groups: [group],
    rights,
    isAdministrator,
    isPowerful: isAdministrator,
    mustShowSecondFactor: false,
    has: (right: Right | (string & {})) => isAdministrator || rights.includes(right),
  };
}
