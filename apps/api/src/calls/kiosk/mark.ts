import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { nullable, oneOf, reference } from '../../table/fields.ts';
import { inWriteContext } from '../../table/write.ts';
import { markTraining } from '../../tables/presence/index.ts';
import { kioskOf } from './kiosk-of.ts';

/** A kiosk is there for a day, in milliseconds. */
const LONGEST_WAIT = 24 * 3_600_000;

interface Body {
  training: string;
  marks: { student: string; status: 'present' | null; waited?: number }[];
}

/** `PUT /kiosk/presences`: “I’m here”, said at the screen by the door, and taken back there. */
export function markAtKiosk(app: FastifyInstance, services: Services): void {
  app.put<{ Body: Body }>(
    '/kiosk/presences',
    {
      config: { access: 'kiosk' },
      schema: {
        operationId: 'markAtKiosk',
        summary: 'Check in at a kiosk',
        description:
          'Marks people as present, or takes that back, by the rules of own marks. The same again changes nothing.',
        tags: ['kiosk'],
        body: Type.Object(
          {
            training: reference('training'),
            marks: Type.Array(
              Type.Object(
                {
                  student: reference('student'),
                  status: nullable(oneOf(['present'])),
                  waited: Type.Optional(
                    Type.Integer({
                      minimum: 0,
                      maximum: LONGEST_WAIT,
                      description:
                        'The milliseconds since it was said, where it had to wait for the network.',
                    }),
                  ),
                },
                { additionalProperties: false },
              ),
              { maxItems: 200 },
            ),
          },
          { additionalProperties: false },
        ),
        response: {
          204: Type.Null({ description: 'Stored.' }),
          ...problemResponses(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ viewer, body: { training, marks } }, reply) => {
      const id = training.toLowerCase();
      kioskOf(viewer, id);
      await inWriteContext(services, viewer, async (context) => {
        // Each is judged by when it was said: a cellar has its network back when the training is over.
        for (const { waited = 0, ...mark } of marks) {
          const now = new Date(context.now.getTime() - waited);
          await markTraining({ ...context, now }, id, [mark], 'kiosk');
        }
      });
      return reply.code(204).send();
    },
  );
}
