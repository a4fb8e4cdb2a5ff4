import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { kioskOf } from './kiosk-of.ts';

/** `POST /kiosk/leave`: the kiosk is over, by the PIN that was set when it was begun. */
export function leaveKiosk(app: FastifyInstance, { kiosks }: Services): void {
  app.post<{ Body: { pin: string } }>(
    '/kiosk/leave',
    {
      config: { access: 'kiosk' },
      schema: {
        operationId: 'leaveKiosk',
        summary: 'End a kiosk on the spot',
        description: 'By its PIN. After five that were wrong it helps no more; its owner ends it elsewhere.',
        tags: ['kiosk'],
        body: Type.Object({ pin: Type.String({ maxLength: 20 }) }, { additionalProperties: false }),
        response: { 204: Type.Null({ description: 'It is over.' }), ...problemResponses(400, 401, 403, 409) },
      },
    },
    async ({ viewer, body }, reply) => {
      const outcome = await kiosks.leave(kioskOf(viewer), body.pin);
      if (outcome === 'locked') throw conflict('kiosk-locked');
      if (outcome === 'wrong') throw invalid({ field: 'pin', code: 'wrong-pin' });
      return reply.code(204).send();
    },
  );
}
