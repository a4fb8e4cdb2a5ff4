import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { newId } from '../../database/columns.ts';
import type { Language } from '../../http/messages.ts';
import { problemResponses } from '../../http/responses.ts';
import type { OutgoingMail } from '../../mail/outgoing.ts';
import type { Services } from '../../services.ts';
import { definitionOf, type Row, type WriteContext } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import { flag, instant, list, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import { lockRowsOf } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { isMinor } from '../../tables/guardian/index.ts';
import { endOfMail, firstWays } from '../../tables/notice/index.ts';
import { student } from '../../tables/student/columns.ts';
import { languages } from '../../tables/user/columns.ts';
import { lapsed, mayWriteAgain, neverCame, unseenSince } from './unseen.ts';

/** How long a mail waits before it goes, in milliseconds: so long it can be taken back. */
const UNDO_MS = 30_000;
/** How long it is still worth sending, in milliseconds. */
const LASTS = 7 * 86_400_000;
/** How many people are written to at once. */
const MOST = 200;

/** What stands in a text for the first name of who was missed. */
const NAME = '{name}';

/** What is written unless the club says otherwise. It is read by who was missed, and by their guardians. */
const usual: Record<Language, { subject: string; text: string }> = {
  pl: {
    subject: `Dawno się nie widzieliśmy: ${NAME}`,
    text: `Dzień dobry!\n\nOd ponad trzech tygodni brakuje nam na treningach jednej osoby: ${NAME}. Mamy nadzieję, że wszystko w porządku.\n\nJeśli coś przeszkadza w przyjściu, daj nam znać: pomożemy wrócić na matę w dobrym tempie.\n\nDo zobaczenia w dojo!`,
  },
  en: {
    subject: `We haven’t seen each other for a while: ${NAME}`,
    text: `Hello!\n\nFor more than three weeks we have been missing somebody at the trainings: ${NAME}. We hope that all is well.\n\nIf something stands in the way, let us know: we will help to find the way back to the mat.\n\nSee you in the dojo!`,
  },
};

/** Why nothing is written to somebody: they came again or left, the club has just written, they want no such mails, nobody has an address. */
const hindrances = ['notMissed', 'recently', 'noMail', 'noAddress'] as const;
type Hindrance = (typeof hindrances)[number];

interface Address {
  email: string;
  language: Language;
  /** Whether they have an account, in which they choose what they hear of. */
  hasAccount: boolean;
}

interface Missed {
  id: string;
  firstName: string;
  lastName: string;
  isMinor: boolean;
  addresses: readonly Address[];
  why: Hindrance | null;
}

const ids = Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: MOST, uniqueItems: true });
const body = Type.Object({ students: ids }, { additionalProperties: false });
const words = Type.Object(
  { subject: text(150), text: text(5_000) },
  { additionalProperties: false, description: `\`${NAME}\` stands for the first name of who was missed.` },
);
const inEachLanguage = Type.Object(Object.fromEntries(languages.map((language) => [language, words])), {
  additionalProperties: false,
});
const unreached = Type.Array(Type.Object({ student: reference('student'), why: oneOf(hindrances) }), {
  description:
    'To whom nothing is written: they came again or left, the club has written in the last month, they want no mails of it, or neither they nor a guardian have an address.',
});

/** The mail to who has not been seen for long: what it would say and to whom, sending it, and taking it back. */
export function registerMissedMail(app: FastifyInstance, services: Services): void {
  preview(app, services);
  send(app, services);
  takeBack(app, services);
}

function preview(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { students: string[] } }>(
    '/missed-mail/preview',
    {
      config: { access: { right: 'Student:Write' } },
      schema: {
        operationId: 'previewMissedMail',
        summary: 'Whom a mail to those who were missed would reach',
        description: 'Stores and sends nothing.',
        tags: ['student'],
        body,
        response: {
          200: Type.Object({
            usual: inEachLanguage,
            reached: Type.Array(
              Type.Object({
                student: reference('student'),
                firstName: text(100),
                lastName: text(100),
                toGuardians: flag({
                  description: 'Whether it goes to their guardians, as they are under 18.',
                }),
                languages: list(oneOf(languages)),
              }),
            ),
            unreached,
          }),
          ...problemResponses(400, 401, 403),
        },
      },
    },
    async ({ viewer, body: { students } }) => {
      const missed = await inWriteContext(services, viewer, (context) => findMissed(context, students));
      return {
        usual,
        reached: missed
          .filter(({ why }) => why === null)
          .map(({ id, firstName, lastName, isMinor: toGuardians, addresses }) => ({
            student: id,
            firstName,
            lastName,
            toGuardians,
            languages: [...new Set(addresses.map(({ language }) => language))],
          })),
        unreached: hindered(missed),
      };
    },
  );
}

function send(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { students: string[]; texts: typeof usual } }>(
    '/missed-mail',
    {
      config: { access: { right: 'Student:Write' } },
      schema: {
        operationId: 'sendMissedMail',
        summary: 'Write to those who were missed',
        description:
          'To each in their language, or to the guardians of who is under 18. It goes after half a minute, until which it can be taken back; nobody is written to twice in a month.',
        tags: ['student'],
        headers: idempotencyHeaders,
        body: Type.Object({ students: ids, texts: inEachLanguage }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            written: list(reference('student')),
            goesAt: nullable(
              instant({ description: 'Until when it can be taken back; null where nothing goes.' }),
            ),
            unreached,
          }),
          ...problemResponses(400, 401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const { students, texts } = request.body;
      const { status, body: answer } = await writeOnce(services, request, async (context) => {
        const missed = await findMissed(context, students);
        const reached = missed.filter(({ why }) => why === null);
        const after = new Date(context.now.getTime() + UNDO_MS);
        const mails = reached.map((person) => mailsTo(services, context, person, texts, after));
        await services.outgoing.put(context.client, ...mails.flat());
        await note(
          context,
          reached.map(({ id }, at) => ({
            id,
            missedMailAt: context.now.toISOString(),
            missedMails: mails[at]?.map((mail) => mail.id) ?? [],
          })),
          'writeToMissed',
        );
        return {
          status: 200,
          body: {
            written: reached.map(({ id }) => id),
            goesAt: reached.length > 0 ? after.toISOString() : null,
            unreached: hindered(missed),
          },
        };
      });
      return reply.code(status).send(answer);
    },
  );
}

function takeBack(app: FastifyInstance, services: Services): void {
  app.post<{ Body: { students: string[] } }>(
    '/missed-mail/undo',
    {
      config: { access: { right: 'Student:Write' } },
      schema: {
        operationId: 'takeBackMissedMail',
        summary: 'Take a mail to those who were missed back',
        description: 'As far as it has not gone yet: to whom it has, it stays written.',
        tags: ['student'],
        headers: idempotencyHeaders,
        body,
        response: {
          200: Type.Object({ takenBack: list(reference('student')) }),
          ...problemResponses(400, 401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const { status, body: answer } = await writeOnce(services, request, async (context) => {
        const rows = await lockRowsOf(context, definitionOf(student), request.body.students);
        const { rows: written } = await context.client.query<{ id: string; mails: string[] }>(
          'select id, missed_mails as mails from student where id = any($1::uuid[]) order by id',
          [rows.map(({ id }) => id)],
        );
        const takenBack: string[] = [];
        for (const { id, mails } of written) {
          let left = 0;
          for (const mail of mails) if (!(await services.outgoing.drop(mail, context.client))) left += 1;
          if (mails.length > 0 && left === 0) takenBack.push(id);
        }
        await note(
          context,
          takenBack.map((id) => ({ id, missedMailAt: null, missedMails: [] })),
          'takeBackMissedMail',
        );
        return { status: 200, body: { takenBack } };
      });
      return reply.code(status).send(answer);
    },
  );
}

/** Notes through the door what was written to whom: their rows are locked. */
async function note(context: WriteContext, written: readonly Row[], verb: string): Promise<void> {
  const definition = definitionOf(student);
  const current = await lockRowsOf(
    context,
    definition,
    written.map(({ id }) => String(id)),
  );
  const byId = new Map(written.map(({ id, ...values }) => [id, values]));
  await changeRows(
    context,
    definition,
    current.map((row) => ({ current: row, values: byId.get(row.id) ?? {} })),
    verb,
  );
}

function mailsTo(
  { config }: Services,
  { now }: WriteContext,
  { firstName, addresses }: Missed,
  texts: typeof usual,
  after: Date,
): (OutgoingMail & { id: string })[] {
  const until = new Date(now.getTime() + LASTS).toISOString();
  return addresses.map(({ email, language, hasAccount }) => {
    const { subject, text: said } = texts[language];
    const named = (words: string) => words.replaceAll(NAME, firstName);
    const end = hasAccount ? endOfMail(config, language) : `${config.clubName}: ${config.publicUrl}\n`;
    return {
      id: newId(),
      to: email,
      subject: `${named(subject).replaceAll(/\s+/g, ' ')} – ${config.clubName}`,
      text: `${named(said)}\n\n${end}`,
      language,
      kind: 'notice',
      until,
      after,
    };
  });
}

const hindered = (missed: readonly Missed[]) =>
  missed.flatMap(({ id, why }) => (why ? [{ student: id, why }] : []));

interface Known {
  email: string | null;
  language: Language | null;
  /** How they hear of it; null where they have no account that can be written to. */
  way: string | null;
}

/** Who of these is missed, locked, with the addresses that reach them. */
async function findMissed(context: WriteContext, students: readonly string[]): Promise<Missed[]> {
  const rows = await lockRowsOf(context, definitionOf(student), students);
  const since = unseenSince(context.now, context.config);
  const { rows: known } = await context.client.query<{
    id: string;
    isMissed: boolean;
    own: Known;
    guardians: Known[];
  }>(
    `select t.id, (${lapsed('$2')}) or (${neverCame('$3')}) as "isMissed",
       json_build_object('email', coalesce(u.email, t.email), 'language', u.language, 'way', ${wayOf('u')}) as own,
       coalesce((select json_agg(json_build_object('email', coalesce(gu.email, g.email), 'language', gu.language,
           'way', ${wayOf('gu')}) order by g.id)
         from guardian g left join "user" gu on gu.id = g."user" and ${canRead('gu')} where g.student = t.id), '[]') as guardians
     from student t left join "user" u on u.id = t."user" and ${canRead('u')}
     where t.id = any($1::uuid[])`,
    [rows.map(({ id }) => id), since.moment, since.day],
  );
  const byId = new Map(known.map((each) => [each.id, each]));
  return rows.map((row) => {
    const { isMissed = false, own, guardians = [] } = byId.get(String(row.id)) ?? {};
    const minor = isMinor(context, row as { birthDate?: string | null });
    const asked = (minor ? guardians : own ? [own] : []).filter(({ email }) => email !== null);
    const willing = asked.filter(({ way }) => way === null || way === 'mail' || way === 'push');
    const addresses = new Map(
      willing.map(({ email, language, way }) => [
        email?.toLowerCase(),
        { email: email ?? '', language: language ?? languages[0], hasAccount: way !== null },
      ]),
    );
    const why: Hindrance | null = !isMissed
      ? 'notMissed'
      : !mayWriteAgain(row.missedMailAt as string | null, context.now, context.config)
        ? 'recently'
        : asked.length === 0
          ? 'noAddress'
          : willing.length === 0
            ? 'noMail'
            : null;
    return {
      id: String(row.id),
      firstName: String(row.firstName),
      lastName: String(row.lastName),
      isMinor: minor,
      addresses: [...addresses.values()],
      why,
    };
  });
}

/** SQL: an account reads what is sent to its address, so far as is known. */
const canRead = (user: string): string => `${user}.enabled and ${user}.status in ('invited', 'active')`;

/** SQL: how the owner of an account hears that they were missed; null where there is none. */
const wayOf = (user: string): string =>
  `case when ${user}.id is not null then coalesce((select c.ways ->> 'missed' from notice_choice c
     where c."user" = ${user}.id), '${firstWays.missed}') end`;
