import type { Language } from '../../http/messages.ts';
import { invalid } from '../../http/problem.ts';
import type { Outgoing } from '../../mail/outgoing.ts';
import type { Throttle } from '../../session/throttle.ts';
import { theServer } from '../../session/viewer.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import type { TableServices } from '../../table/services.ts';
import { createEntity, inWriteContext } from '../../table/write.ts';
import { type FirstClassRequest, readRequest } from './asked.ts';
import { requestHasCome, type Wanted } from './lead-mail.ts';
import { leadTable } from './lead-table.ts';

/** How long the same again is the same request, in minutes. */
const SAME_FOR = 10;
/** How long nobody is mailed again whatever is asked in their name, in hours. */
const MAIL_EVERY = 24;
/** How long the mail is of use, in milliseconds. */
const LASTS = 3 * 86_400_000;

interface Services extends TableServices {
  outgoing: Outgoing;
  throttle: Throttle;
}

/**
 * Notes that somebody asks for a first class, and lets them know by mail. It is told to nobody what is stored: what a
 * program sends, and the same once more, ends in the same way.
 *
 * @param sent what was filled in, as it came
 * @param from the address of the network that it came from, and the language of who asks, unless they say another
 * @throws {Problem} 400 that says what is wrong with each field, or 429 when too much has come from there
 */
export async function requestFirstClass(
  services: Services,
  sent: unknown,
  { address, language = 'pl' }: { address: string; language?: Language },
): Promise<void> {
  const request = readRequest(sent);
  const contact = (request.email ?? request.phone ?? '').toLowerCase();
  // Each counts as a failed try does, so that nobody fills the club's list.
  await services.throttle.attempt(`lead:${contact}`, address, async () => null);
  if (request.website) return;
  await inWriteContext(services, theServer, async (context) => {
    // Whoever presses twice waits here for the first.
    await context.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lead:${contact}`]);
    const wanted = await findWanted(context, request);
    const values = valuesOf(request, wanted, language, context.now);
    if (await isKnown(context, values)) return;
    const isMailed = request.email ? await mayMail(services, context, request.email) : false;
    const { id } = await createEntity(leadTable, context, {
      ...values,
      ...(isMailed && { mailedAt: context.now.toISOString() }),
    });
    if (!isMailed || !request.email) return;
    await services.outgoing.put(context.client, {
      to: request.email,
      ...requestHasCome(context.config, values.language, wanted),
      kind: 'notice',
      until: new Date(context.now.getTime() + LASTS).toISOString(),
      about: String(id),
    });
  });
}

/** @throws {Problem} 400 where there is no such class to come to, or no such place */
async function findWanted({ client, now }: WriteContext, request: FirstClassRequest): Promise<Wanted> {
  const { rows } = await client.query<NonNullable<Wanted['training']>>(
    `select id, title, starts_at as "startsAt", section, workplace from training
     where id = $1 and state = 'planned' and starts_at > $2`,
    [request.training ?? null, now.toISOString()],
  );
  const [training = null] = rows;
  if (request.training && !training) throw invalid({ field: 'training', code: 'no-such-reference' });
  const workplace = training?.workplace ?? request.workplace ?? null;
  const { rows: places } = await client.query<{ name: string }>('select name from workplace where id = $1', [
    workplace,
  ]);
  if (workplace && !places[0]) throw invalid({ field: 'workplace', code: 'no-such-reference' });
  return {
    training,
    section: training?.section ?? request.section ?? null,
    workplace,
    workplaceName: places[0]?.name ?? null,
  };
}

function valuesOf(
  {
    name,
    email = null,
    phone = null,
    whom = 'self',
    childAge = null,
    note = null,
    ...said
  }: FirstClassRequest,
  { training, section, workplace }: Wanted,
  language: Language,
  now: Date,
) {
  return {
    ...{ name, email, phone, whom, note, section, workplace },
    childAge: whom === 'child' ? childAge : null,
    training: training?.id ?? null,
    language: said.language ?? language,
    consentAt: now.toISOString(),
    consentVersion: said.consentVersion,
  };
}

/** Whether the very same has come just now. */
async function isKnown(
  { client, now }: Pick<WriteContext, 'client' | 'now'>,
  { name, email, phone, whom, childAge, section, workplace, training, note }: Row,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from lead where created_at > $1::timestamptz - make_interval(mins => $2)
       and (name, email, phone, whom, child_age, section, workplace, training, note)
         is not distinct from ($3, $4, $5, $6, $7::integer, $8, $9::uuid, $10::uuid, $11) limit 1`,
    [now.toISOString(), SAME_FOR, name, email, phone, whom, childAge, section, workplace, training, note],
  );
  return rowCount !== 0;
}

/** Anybody may type anybody's address: whoever it is hears of that once a day. */
async function mayMail(
  { throttle }: Pick<Services, 'throttle'>,
  { client, now }: Pick<WriteContext, 'client' | 'now'>,
  address: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from lead where lower(email) = lower($1) and mailed_at > $2::timestamptz - make_interval(hours => $3) limit 1`,
    [address, now.toISOString(), MAIL_EVERY],
  );
  return rowCount === 0 && (await throttle.mayMail(address, 'lead', client));
}
