import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { placeOf } from '../../session/device.ts';
import { reference } from '../../table/fields.ts';
import type { CheckInCodes } from './codes.ts';

/** `POST /check-in/admission`: the code that was scanned for what lasts as long as signing in. It stores nothing. */
export function admit(app: FastifyInstance, { throttle }: Services, codes: CheckInCodes): void {
  app.post<{ Body: { training: string; code: string } }>(
    '/check-in/admission',
    {
      // Whoever scans the code may have to sign in first, which takes longer than the code is there.
      config: { access: 'public' },
      schema: {
        operationId: 'admitToTraining',
        summary: 'Get in at the door of a training',
        description:
          'Takes the code that was scanned at the door, and gives what `checkIn` asks for: good for ten minutes, for this training, and for whoever has it.',
        tags: ['training'],
        body: Type.Object(
          { training: reference('training'), code: Type.String({ maxLength: 100 }) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ admission: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
          ...problemResponses(400, 409, 429),
        },
      },
    },
    async ({ body, ip }, reply) => {
      const id = body.training.toLowerCase();
      // Each place has a count of its own: who guesses elsewhere holds up nobody at the door.
      const judged = await throttle.attempt(`check-in ${id} ${placeOf(ip)}`, ip, async () => {
        const judgement = codes.judge(id, body.code);
        return judgement === 'wrong' ? null : judgement;
      });
      if (judged !== 'current') throw conflict(judged ? 'check-in-code-spent' : 'check-in-code-wrong');
      return reply.header('cache-control', 'no-store').send(codes.admit(id));
    },
  );
}
