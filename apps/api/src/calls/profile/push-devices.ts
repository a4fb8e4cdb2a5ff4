import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { faultyPart, type Subscription } from '../../push/subscription.ts';
import type { Services } from '../../services.ts';
import { nullable } from '../../table/fields.ts';

/** The examples of RFC 8291 §5. */
const subscription = Type.Object(
  {
    endpoint: Type.String({
      maxLength: 2_000,
      pattern: '^https?://',
      examples: ['https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV'],
      description: 'The address of the browser at its push service.',
    }),
    keys: Type.Object(
      {
        p256dh: Type.String({
          pattern: '^[\\w-]{87}=?$',
          examples: [
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          ],
          description: 'Its public key on the curve P-256, in Base64 for addresses.',
        }),
        auth: Type.String({
          pattern: '^[\\w-]{22}(==)?$',
          examples: ['BTBZMqHH6r4Tts7J_aSIgg'],
          description: 'Its 16 bytes of authentication.',
        }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

const devices = Type.Object({
  publicKey: Type.String({
    description: 'The key of the club, with which a browser subscribes (RFC 8292 §3.2).',
  }),
  mayHear: Type.Boolean({
    description: 'Whether this device may be added: they have signed in to stay so, with `remember_me`.',
  }),
  devices: Type.Array(
    Type.Object({
      id: Type.String({ format: 'uuid', description: 'That of the session there.' }),
      current: Type.Boolean(),
      device: nullable(Type.String()),
      createdAt: Type.String({ format: 'date-time' }),
    }),
    { description: 'The newest first.' },
  ),
});

const formats = { endpoint: 'URL', 'keys.p256dh': 'P-256' };

/** `…/authinfo/push-devices`: where the caller hears of things also while the app is closed (domain.md, notice). */
export function pushDevices(app: FastifyInstance, { pushDevices: known, pushes }: Services): void {
  app.get(
    '/authinfo/push-devices',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'listPushDevices',
        summary: 'On which devices the caller hears of things',
        description: 'Also while the app is closed there, and what a browser needs to be one of them.',
        tags: ['authinfo'],
        response: { 200: devices, ...problemResponses(401) },
      },
    },
    async ({ viewer }) => ({
      publicKey: pushes.publicKey(),
      mayHear: await known.mayHear(viewer),
      devices: (await known.of(viewer.id)).map((device) => ({
        ...device,
        current: device.id === viewer.sessionId,
      })),
    }),
  );

  app.put<{ Body: Subscription }>(
    '/authinfo/push-devices',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'addPushDevice',
        summary: 'Hear of things on this device',
        description:
          'As long as the caller stays signed in here. Whoever heard on it before does so no more; of more than 20 devices the oldest are left out.',
        tags: ['authinfo'],
        body: subscription,
        response: {
          204: Type.Null({ description: 'It is one of the devices.' }),
          ...problemResponses(400, 401, 409),
        },
      },
    },
    async ({ viewer, body }, reply) => {
      const field = faultyPart(body);
      if (field) throw invalid({ field, code: 'wrong-format', values: { format: formats[field] } });
      if (!(await known.mayHear(viewer))) throw conflict('push-not-remembered');
      await known.add(viewer, body);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/authinfo/push-devices/:id',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'removePushDevice',
        summary: 'Hear no more there',
        description: 'The caller stays signed in on that device.',
        tags: ['authinfo'],
        params: idParams,
        response: {
          204: Type.Null({ description: 'Nothing is sent there any more.' }),
          ...problemResponses(400, 401, 404),
        },
      },
    },
    async ({ viewer, params }, reply) => {
      if (!(await known.remove(viewer.id, params.id))) throw notFound();
      return reply.code(204).send();
    },
  );
}
