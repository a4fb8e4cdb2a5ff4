import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from './database/database.ts';
import type { Services } from './services.ts';

const EVERY = 10 * 60_000;

/** Clears away what has run out: now and then, on every server, each step safe to be done twice. */
export const maintenance = fp<{ services: Services }>(
  async (app: FastifyInstance, { services }) => {
    const run = () =>
      clearUp(services).catch((error: unknown) => app.log.error({ err: error }, 'clearing up failed'));
    const timer = setInterval(run, EVERY);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'maintenance' },
);

export async function clearUp({ database, sessions, singleUse, throttle, now }: Services): Promise<void> {
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
  await eraseUsers(database, at);
}

/**
 * After 30 days' grace the user's personal data goes; their student and its attendance stay with the club, which
 * must keep them, without the link (domain.md, Kept for the club).
 */
async function eraseUsers(database: Database, at: string): Promise<void> {
  await database.transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update "user" set status = 'erased', enabled = false, username = 'erased-' || left(replace(id::text, '-', ''), 32),
         email = id::text || '@erased.invalid', first_name = '–', last_name = '–', phone = null, password_hash = null,
         google_subject = null, email_verified_at = null, updated_at = $1, version = version + 1
       where status = 'pendingErasure' and erasure_requested_at < $1::timestamptz - interval '30 days'
       returning id`,
      [at],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await client.query('delete from session where "user" = any($1)', [ids]);
    await client.query('delete from second_factor where "user" = any($1)', [ids]);
    await client.query('delete from recovery_code where "user" = any($1)', [ids]);
    await client.query('delete from useringroupright where "user" = any($1)', [ids]);
    await client.query('update guardian set "user" = null where "user" = any($1)', [ids]);
    const { rows: students } = await client.query<{ id: string }>(
      `update student set "user" = null, first_name = '–', last_name = '–', birth_date = null, email = null, phone = null,
         emergency_name = null, emergency_phone = null, licence_no = null, licence_valid_to = null,
         insurance_valid_to = null, medical_valid_to = null, medical_kind = null, image_consent_on = null,
         image_consent_withdrawn_on = null, note = null, member_number = null, workplace = null,
         status = 'left', left_on = coalesce(left_on, greatest(joined_on, $2::date)), section = 'adult',
         updated_at = $3, version = version + 1
       where "user" = any($1)
       returning id`,
      [ids, at.slice(0, 10), at],
    );
    const erased = [students.map(({ id }) => id)];
    await client.query('delete from guardian where student = any($1)', erased);
    await client.query('update presence set note = null where student = any($1)', erased);
    await client.query('update student_grade set note = null where student = any($1)', erased);
  });
}
