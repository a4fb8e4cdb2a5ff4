import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { signInMethods } from '../../session/columns.ts';
import { nullable, oneOf } from '../../table/fields.ts';

/** `GET /authinfo/sessions`: where the caller is signed in. */
export function listSessions(app: FastifyInstance, { kiosks, sessions }: Services): void {
  app.get(
    '/authinfo/sessions',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'listSessions',
        summary: 'Where the caller is signed in',
        description: 'By what kind of device, since when, and which of them is this one.',
        tags: ['authinfo'],
        response: {
          200: Type.Array(
            Type.Object({
              id: Type.String({ format: 'uuid' }),
              current: Type.Boolean(),
              method: oneOf([...signInMethods, 'kiosk'], {
                description:
                  'How they signed in there; `kiosk` is a screen by the door that they have begun.',
              }),
              device: nullable(Type.String()),
              address: nullable(Type.String({ description: 'The masked address.' })),
              createdAt: Type.String({ format: 'date-time' }),
              lastUsedAt: Type.String({ format: 'date-time', description: 'The last use, to the minute.' }),
            }),
          ),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const begun = (await kiosks.of(viewer.id)).map((place) => ({ ...place, method: 'kiosk' as const }));
      return [...(await sessions.of(viewer.id)), ...begun]
        .map((place) => ({ ...place, current: place.id === viewer.sessionId }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },
  );
}

/** `DELETE /authinfo/sessions/{id}`: sign out there. */
export function endSession(app: FastifyInstance, { kiosks, sessions }: Services): void {
  app.delete<{ Params: { id: string } }>(
    '/authinfo/sessions/:id',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'endSession',
        summary: 'Sign out there',
        description: 'Ends one of the caller’s own sessions or kiosks, wherever it is.',
        tags: ['authinfo'],
        params: idParams,
        response: { 204: Type.Null({ description: 'Signed out.' }), ...problemResponses(400, 401, 404) },
      },
    },
    async ({ viewer, params }, reply) => {
      const isOver =
        (await sessions.endOne(viewer.id, params.id)) || (await kiosks.endOne(viewer.id, params.id));
      if (!isOver) throw notFound();
      return reply.code(204).send();
    },
  );
}
