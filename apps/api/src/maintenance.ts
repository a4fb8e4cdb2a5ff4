import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { backUpNightly } from './backup/nightly.ts';
import { eraseUsers } from './calls/profile/erase-users.ts';
import type { Services } from './services.ts';
import { sweepLog } from './tables/audit-log/index.ts';

const EVERY = 10 * 60_000;

/** Clears away what has run out, and makes the nightly backup: now and then, on every server, each step safe to be done twice. */
export const maintenance = fp<{ services: Services }>(
  async (app: FastifyInstance, { services }) => {
    const run = async () => {
      await clearUp(services).catch((error: unknown) => app.log.error({ err: error }, 'clearing up failed'));
      await backUp().catch((error: unknown) => app.log.error({ err: error }, 'the nightly backup failed'));
    };
    const backUp = async () => {
      const { config, database, now } = services;
      const written = config.backupDir && (await backUpNightly(database, config, config.backupDir, now()));
      if (written) app.log.info(written, 'the nightly backup is made');
    };
    const timer = setInterval(() => void run(), EVERY);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'maintenance' },
);

export async function clearUp(services: Services): Promise<void> {
  const { database, sessions, singleUse, throttle, now } = services;
  const at = now().toISOString();
  await sessions.sweep();
  await singleUse.sweep();
  await throttle.sweep();
  await database.pool.query(
    'delete from lightning where expires_at < $1 and (confirmed_until is null or confirmed_until < $1)',
    [at],
  );
  await database.pool.query(
    `delete from idempotency_key where created_at < $1::timestamptz - interval '1 day'`,
    [at],
  );
  await sweepLog(database.pool, now());
  await eraseUsers(services);
}
