import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Database } from '../database/database.ts';
import type { Seal } from '../session/seal.ts';
import type { Viewer } from '../session/viewer.ts';
import type { Subscription } from './subscription.ts';

/** How many devices of a user hear; of more those that were added first hear no longer. */
const MOST_DEVICES = 20;

type Client = Pick<ClientBase, 'query'>;

/** A device as its user may see it. Its id is that of the session there, with which it ends. */
export interface PushDevice {
  id: string;
  device: string | null;
  createdAt: string;
}

/** The devices on which people hear of things while the app is closed. */
export interface PushDevices {
  /** Whether a session is one to stay signed in by: others end soon, and may be on somebody else’s device. */
  mayHear(viewer: Viewer): Promise<boolean>;
  /** Lets the viewer hear on the device that they are at; whoever heard there before does so no more. */
  add(viewer: Viewer, subscription: Subscription): Promise<void>;
  /** The devices of a user, the newest first. */
  of(userId: string): Promise<PushDevice[]>;
  /** @returns whether the user had such a device */
  remove(userId: string, id: string): Promise<boolean>;
  /** The ids of the devices on which users hear now, by the user; without those of another key. */
  hearing(client: Client, userIds: readonly string[]): Promise<Map<string, string[]>>;
  /**
   * How a device is reached; null where it hears no more.
   *
   * @throws when it was sealed with another key
   */
  find(id: string): Promise<Subscription | null>;
  /** Removes a device, unless it is reached otherwise by now. */
  forget(client: Client, id: string, subscription: Subscription): Promise<void>;
}

interface Options {
  database: Database;
  seal: Seal;
  now: () => Date;
}

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

export function createPushDevices({ database, seal, now }: Options): PushDevices {
  const { pool } = database;
  const at = () => now().toISOString();

  return {
    async mayHear({ sessionId }) {
      const { rowCount } = await pool.query('select from session where id = $1 and remember', [sessionId]);
      return rowCount === 1;
    },

    async add({ id, sessionId }, subscription) {
      const hash = hashOf(subscription.endpoint);
      const sealed = seal.close(JSON.stringify(subscription), sessionId);
      await database.transaction(async (client) => {
        // Two sessions of one browser at once wait here for each other.
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [hash.toString('hex')]);
        await client.query('delete from push_device where endpoint_hash = $1 and session <> $2', [
          hash,
          sessionId,
        ]);
        await client.query(
          `insert into push_device (session, endpoint_hash, sealed, created_at)
           select id, $2, $3, $4 from session where id = $1
           on conflict (session) do update set endpoint_hash = excluded.endpoint_hash, sealed = excluded.sealed`,
          [sessionId, hash, sealed, at()],
        );
        await client.query(
          `delete from push_device where session in (
             select p.session from push_device p join session s on s.id = p.session where s."user" = $1
             order by p.session = $2 desc, p.created_at desc offset $3)`,
          [id, sessionId, MOST_DEVICES],
        );
      });
    },

    async of(userId) {
      const { rows } = await pool.query<PushDevice>(
        `select p.session as id, s.device, p.created_at as "createdAt"
         from push_device p join session s on s.id = p.session
         where s."user" = $1 and s.expires_at > $2 order by p.created_at desc, p.session`,
        [userId, at()],
      );
      return rows;
    },

    async remove(userId, id) {
      const { rowCount } = await pool.query(
        'delete from push_device p using session s where s.id = p.session and s."user" = $1 and s.id = $2',
        [userId, id],
      );
      return rowCount === 1;
    },

    async hearing(client, userIds) {
      const heard = new Map<string, string[]>();
      if (userIds.length === 0) return heard;
      const { rows } = await client.query<{ id: string; user: string; sealed: string }>(
        `select p.session as id, s."user", p.sealed from push_device p join session s on s.id = p.session
         where s."user" = any($1) and s.expires_at > $2 order by p.session`,
        [userIds, at()],
      );
      for (const { id, user, sealed } of rows)
        if (isReadable(seal, sealed, id)) heard.set(user, [...(heard.get(user) ?? []), id]);
      return heard;
    },

    async find(id) {
      const { rows } = await pool.query<{ sealed: string }>(
        'select p.sealed from push_device p join session s on s.id = p.session where s.id = $1 and s.expires_at > $2',
        [id, at()],
      );
      const [device] = rows;
      return device ? (JSON.parse(seal.open(device.sealed, id)) as Subscription) : null;
    },

    async forget(client, id, { endpoint }) {
      await client.query('delete from push_device where session = $1 and endpoint_hash = $2', [
        id,
        hashOf(endpoint),
      ]);
    },
  };
}

/** Whether it was sealed with the key of now: after another the device says anew how it is reached, when it is used. */
function isReadable(seal: Seal, sealed: string, owner: string): boolean {
  try {
    seal.open(sealed, owner);
    return true;
  } catch {
    return false;
  }
}
