import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { BackupError } from './backup/backup-error.ts';
import { backUpNightly } from './backup/nightly.ts';
import { eraseUsers } from './calls/profile/erase-users.ts';
import { isAway } from './http/database-problem.ts';
import type { Services } from './services.ts';
import { theServer } from './session/viewer.ts';
import { sweepFiles } from './table/uploads/sweep-files.ts';
import { inWriteContext } from './table/write.ts';
import { sweepTokens } from './tables/access-token/index.ts';
import { announcementFiles } from './tables/announcement-file/index.ts';
import { sweepLog } from './tables/audit-log/index.ts';
import { homeworkFiles } from './tables/homework-file/index.ts';
import { sweepLeads } from './tables/lead/index.ts';
import { sweepNotices } from './tables/notice/index.ts';
import { holdEndedTrainings } from './tables/training/index.ts';

const MINUTE = 60_000;

/** What time brings with it: now and then, on every server, each step safe to be done twice. */
export const maintenance = fp<{ services: Services }>(
  async (app: FastifyInstance, { services }) => {
    const every = (minutes: number, failure: string, work: (services: Services) => Promise<void>) => {
      const run = () =>
        work(services).catch((error: Error) => {
          const isNoFault = isAway(error) || error instanceof BackupError;
          app.log.error(isNoFault ? { reason: error.message } : { err: error }, failure);
        });
      const timer = setInterval(run, minutes * MINUTE);
      timer.unref();
      app.addHook('onClose', async () => clearInterval(timer));
    };
    every(1, 'holding trainings failed', holdTrainings);
    every(10, 'clearing up failed', clearUp);
    every(10, 'telling of papers failed', tellOfPapers);
    every(10, 'telling of access tokens failed', tellOfTokens);
    every(10, 'giving up mails failed', ({ outgoing }) => outgoing.sweep());
    every(10, 'the nightly backup failed', async ({ config, database, now }) => {
      const written = config.backupDir && (await backUpNightly(database, config, config.backupDir, now()));
      if (written) app.log.info(written, 'the nightly backup is made');
    });
  },
  { name: 'maintenance' },
);

/** A training that somebody came to was held when it has ended. */
export const holdTrainings = (services: Services): Promise<void> =>
  inWriteContext(services, theServer, holdEndedTrainings);

/** Whose papers end soon hears of it. */
export const tellOfPapers = (services: Services): Promise<void> =>
  inWriteContext(services, theServer, services.notices.tellOfPapers);

/** Whose access tokens end soon hears of it. */
export const tellOfTokens = (services: Services): Promise<void> =>
  inWriteContext(services, theServer, services.notices.tellOfTokens);

/** Clears away what has run out. */
export async function clearUp(services: Services): Promise<void> {
  const { database, kiosks, sessions, singleUse, throttle, now } = services;
  const at = now().toISOString();
  await sessions.sweep();
  await kiosks.sweep();
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
  await inWriteContext(services, theServer, sweepNotices);
  await inWriteContext(services, theServer, sweepLeads);
  await inWriteContext(services, theServer, sweepTokens);
  for (const files of [homeworkFiles, announcementFiles])
    await inWriteContext(services, theServer, (context) => sweepFiles(context, files));
  await eraseUsers(services);
}
