import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { changeRows } from '../../table/door.ts';
import { instant, nullable, oneOf } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { type Webhook, webhookTable } from '../../tables/webhook/index.ts';
import { webhookFailures } from '../../webhook/failure.ts';
import { newSecret, renewed } from '../../webhook/secrets.ts';

const mayRead = { right: 'Webhook:Read' } as const;
const mayWrite = { right: 'Webhook:Write' } as const;

/** What can be done with a webhook beside what every table does: its secret, what it was told, and a test. */
export function registerWebhook(app: FastifyInstance, services: Services): void {
  renewSecret(app, services);
  listMessages(app, services);
  replayMessage(app, services);
  testWebhook(app, services);
}

/** `POST /webhook/{id}/secret`: nothing of the answer is kept, so it is no call that can be repeated under a key. */
function renewSecret(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string } }>(
    '/webhook/:id/secret',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'renewWebhookSecret',
        summary: 'Make a new secret',
        description:
          'It is shown this once. The one before is valid for 24 hours more: messages are signed with both. The one before that ends at once.',
        tags: ['webhook'],
        params: idParams,
        response: {
          200: Type.Object({
            secret: Type.String({ description: 'What messages are signed with, `whsec_` and Base64.' }),
          }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ params, viewer }, reply) => {
      const secret = newSecret();
      await inWriteContext(services, viewer, async (context) => {
        const [current] = await lockRows<Webhook>(context, webhookTable, 't.id = $1', [params.id]);
        if (!current) throw notFound();
        const { rows } = await context.client.query<Pick<Webhook, 'id' | 'secretSealed'>>(
          'select id, secret_sealed as "secretSealed" from webhook where id = $1',
          [params.id],
        );
        const values = rows[0] && renewed(services.seal, rows[0], secret, context.now);
        if (!values) throw notFound();
        await changeRows(context, webhookTable, [{ current, values }], 'renewSecret');
      });
      return reply.header('cache-control', 'no-store').send({ secret });
    },
  );
}

function listMessages(app: FastifyInstance, { database, webhooks }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/webhook/:id/messages',
    {
      config: { access: mayRead },
      schema: {
        operationId: 'listWebhookMessages',
        summary: 'What a webhook was told',
        description:
          'First what is not delivered, oldest first, then what is, newest first: a hundred of each, at most. What was delivered is kept for 30 days, what is stuck for 14.',
        tags: ['webhook'],
        params: idParams,
        response: {
          200: Type.Object({ messages: Type.Array(message) }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ params }) => {
      await mustBeThere(database, params.id);
      return { messages: await webhooks.messages(params.id) };
    },
  );
}

function replayMessage(app: FastifyInstance, { database, webhooks }: Services): void {
  app.post<{ Params: { id: string; message: string } }>(
    '/webhook/:id/messages/:message/replay',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'replayWebhookMessage',
        summary: 'Send a message again, now',
        description: 'Under its id, by which a receiver knows that it is the same.',
        tags: ['webhook'],
        params: Type.Object({ ...idParams.properties, message: Type.String({ format: 'uuid' }) }),
        response: { 204: Type.Null({ description: 'It is sent.' }), ...problemResponses(400, 401, 403, 404) },
      },
    },
    async ({ params: { id, message }, viewer, log }, reply) => {
      await mustBeThere(database, id);
      if (!(await webhooks.replay(id, message))) throw notFound();
      log.info({ webhook: id, message, by: viewer.id }, 'a message is sent again');
      return reply.code(204).send();
    },
  );
}

function testWebhook(app: FastifyInstance, { database, webhooks }: Services): void {
  app.post<{ Params: { id: string } }>(
    '/webhook/:id/test',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a test',
        description:
          'A message of the type `test`, also while the webhook is off. It is tried once; what came of it stands among the messages.',
        tags: ['webhook'],
        params: idParams,
        response: {
          202: Type.Object({
            message: Type.String({ format: 'uuid', description: 'The id of the message.' }),
          }),
          ...problemResponses(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ params }, reply) => {
      const { secretSince } = await mustBeThere(database, params.id);
      if (!secretSince) throw conflict('webhook-without-secret');
      return reply.code(202).send({ message: await webhooks.test(database.pool, params.id) });
    },
  );
}

/** @throws {Problem} 404 */
async function mustBeThere(
  { pool }: Services['database'],
  id: string,
): Promise<Pick<Webhook, 'secretSince'>> {
  const { rows } = await pool.query<Pick<Webhook, 'secretSince'>>(
    'select secret_since as "secretSince" from webhook where id = $1',
    [id],
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

const message = Type.Object({
  id: Type.String({ format: 'uuid', description: '`webhook-id` is this after `msg_`.' }),
  type: Type.String({ description: '`student.update`, or `test`.' }),
  at: instant({ description: 'When what it tells of was stored.' }),
  of: nullable(
    Type.Object(
      {
        table: Type.String({ description: 'The name of the table on the wire.' }),
        row: Type.String({ format: 'uuid', description: 'The id of the row, which may be gone.' }),
        verb: Type.String({ description: '`create`, `update`, `remove`, or the name of an action.' }),
        version: nullable(
          Type.Integer({ description: 'The version of the row after it; null where it is gone.' }),
        ),
      },
      { description: 'What it is about; null of a test.' },
    ),
  ),
  state: oneOf(['waiting', 'stuck', 'delivered'], {
    description: 'Whether it is on its way, tried no more by itself, or delivered.',
  }),
  tries: Type.Integer({ description: 'How many there were.' }),
  due: nullable(instant({ description: 'The next try.' })),
  deliveredAt: nullable(instant({ description: 'When the receiver took it.' })),
  status: nullable(Type.Integer({ description: 'The status of its answer.' })),
  ms: nullable(Type.Integer({ description: 'How long the receiver took, in milliseconds.' })),
  failure: nullable(
    Type.String({
      description: `Why the last try failed: ${webhookFailures.map((each) => `\`${each}\``).join(', ')}; the status of an answer follows.`,
    }),
  ),
});
