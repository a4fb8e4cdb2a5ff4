import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { addDays, clubDay, clubMoment } from '../../club-time.ts';
import { conflict } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { deviceFamily, maskAddress } from '../../session/device.ts';
import { reference } from '../../table/fields.ts';

/** `POST /kiosk`: the caller’s session ends, and in its place there is a kiosk until the end of the day. */
export function beginKiosk(app: FastifyInstance, services: Services): void {
  const { config, database, kiosks, sessions, now } = services;
  app.post<{ Body: { trainings: string[]; pin: string } }>(
    '/kiosk',
    {
      config: { access: { right: 'Presence:Write' }, withToken: 'never' },
      schema: {
        operationId: 'beginKiosk',
        summary: 'Let a screen by the door mark presences',
        description:
          'Ends the session of the call, and gives a token that marks people at these trainings of today, until the day is over, and does nothing else.',
        tags: ['kiosk'],
        body: Type.Object(
          {
            trainings: Type.Array(reference('training'), { minItems: 1, maxItems: 20 }),
            pin: Type.String({
              pattern: '^[0-9]{4,6}$',
              examples: ['4711'],
              description: 'What ends it on the spot: 4 to 6 digits.',
            }),
          },
          { additionalProperties: false },
        ),
        response: {
          201: Type.Object({
            id: Type.String({ format: 'uuid' }),
            token: Type.String(),
            expiresAt: Type.String({ format: 'date-time' }),
          }),
          ...problemResponses(400, 401, 403, 409),
        },
      },
    },
    async ({ viewer, body, ip, headers }, reply) => {
      const trainings = [...new Set(body.trainings.map((id) => id.toLowerCase()))];
      const today = clubDay(now(), config.clubTimezone);
      const tomorrow = clubMoment(addDays(today, 1), '00:00', config.clubTimezone);
      const { rowCount } = await database.pool.query(
        `select from training where id = any($1) and state <> 'cancelled' and starts_at >= $2 and starts_at < $3`,
        [trainings, clubMoment(today, '00:00', config.clubTimezone).toISOString(), tomorrow.toISOString()],
      );
      if (rowCount !== trainings.length) throw conflict('training-not-today');
      const { id, token } = await kiosks.begin({
        ...{ userId: viewer.id, trainings, pin: body.pin, expiresAt: tomorrow },
        address: maskAddress(ip),
        device: deviceFamily(headers['user-agent']),
      });
      // Whoever comes to the screen next finds nobody signed in.
      await sessions.endOne(viewer.id, viewer.sessionId);
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ id, token, expiresAt: tomorrow.toISOString() });
    },
  );
}
