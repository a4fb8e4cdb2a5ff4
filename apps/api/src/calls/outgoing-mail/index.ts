import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { mailFailures } from '../../mail/failure.ts';
import { mailKinds, type UnsentMail, unsentStates } from '../../mail/outgoing.ts';
import type { Services } from '../../services.ts';
import { instant, nullable, oneOf } from '../../table/fields.ts';

const access = { right: 'Menu:Administration4Admin' } as const;

/** What is shown of many: each like the other, as a mail server that is away is the reason of all. */
const MOST = 200;

/** What administrators see of the mails that have not gone out, and do about them. Nobody sees what stands in one. */
export function registerOutgoingMail(app: FastifyInstance, { outgoing }: Services): void {
  app.get(
    '/outgoing-mail',
    {
      config: { access },
      schema: {
        operationId: 'listOutgoingMail',
        summary: 'Mails that are not out yet',
        description: `Oldest first, ${MOST} at most of them. What stands in a mail is shown to nobody.`,
        tags: ['club'],
        response: {
          200: Type.Object({
            ...Object.fromEntries(
              unsentStates.map((state) => [state, Type.Integer({ description: meanings[state] })]),
            ),
            mails: Type.Array(unsentMail),
          }),
          ...problemResponses(401, 403),
        },
      },
    },
    async ({ viewer }) => {
      const all = await outgoing.list();
      const count = (state: UnsentMail['state']) => all.filter((mail) => mail.state === state).length;
      const mayRead = viewer.has('User:Read');
      return {
        ...Object.fromEntries(unsentStates.map((state) => [state, count(state)])),
        mails: all.slice(0, MOST).map(({ to, failure, ...mail }) => {
          const [word = null, number] = failure?.split(' ') ?? [];
          const reply = number ? Number(number) : null;
          return { ...mail, to: mayRead ? to : null, failure: word, reply };
        }),
      };
    },
  );

  app.post<{ Params: { id: string } }>(
    '/outgoing-mail/:id/retry',
    {
      config: { access },
      schema: {
        operationId: 'retryOutgoingMail',
        summary: 'Try a mail again, now',
        description: 'One that is stuck is tried once more; one that waits does so no longer.',
        tags: ['club'],
        params: idParams,
        response: {
          204: Type.Null({ description: 'It is tried.' }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ params, viewer, log }, reply) => {
      if (!(await outgoing.retry(params.id))) throw notFound();
      log.info({ mail: params.id, by: viewer.id }, 'a mail is tried again');
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/outgoing-mail/:id',
    {
      config: { access },
      schema: {
        operationId: 'dropOutgoingMail',
        summary: 'Take a mail out',
        description: 'It is not sent, and nothing of it is left.',
        tags: ['club'],
        params: idParams,
        response: { 204: Type.Null({ description: 'Gone.' }), ...problemResponses(400, 401, 403, 404) },
      },
    },
    async ({ params, viewer, log }, reply) => {
      if (!(await outgoing.drop(params.id))) throw notFound();
      log.info({ mail: params.id, by: viewer.id }, 'a mail was dropped');
      return reply.code(204).send();
    },
  );
}

const meanings: Record<UnsentMail['state'], string> = {
  waiting: 'How many are on their way, or are tried again later by themselves.',
  stuck: 'How many are tried no more by themselves.',
  givenUp: 'How many came to their end unsent in the last week, as a code that works no more.',
};

const unsentMail = Type.Object({
  id: Type.String({ format: 'uuid' }),
  state: oneOf(unsentStates),
  kind: oneOf(mailKinds, {
    description:
      'A code to sign in with, a link to set a password, word of a change of the account, or a notice.',
  }),
  to: nullable(Type.String({ description: 'The address; null for who may not read users.' })),
  since: instant({ description: 'When it was to be sent.' }),
  until: instant({ description: 'When it is of no use any more.' }),
  tries: Type.Integer({ description: 'How many there were.' }),
  due: nullable(instant({ description: 'The next try.' })),
  failure: nullable(
    oneOf(mailFailures, {
      description:
        'Why the last try failed: no mail server there, no safe line to it, it refuses the club’s account, the mailbox or the mail, another server of the club has another key, or a fault of the server.',
    }),
  ),
  reply: nullable(Type.Integer({ description: 'The number of the mail server’s answer, as 550.' })),
});
