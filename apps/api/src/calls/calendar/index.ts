import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { KnownFeed } from '../../calendar/feeds.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';

const MEDIA_TYPE = 'text/calendar; charset=utf-8';

const calendarAnswer = {
  description: 'A calendar (RFC 5545).',
  content: { 'text/calendar': { schema: { type: 'string' } } },
};

/** What calendar programs read: what somebody subscribes to, and a single training. */
export function registerCalendar(app: FastifyInstance, services: Services): void {
  readFeed(app, services);
  readTraining(app, services);
}

/**
 * `GET /calendar/{token}.ics`: the secret in the address is all that a program has. Whether it was never there, is
 * renewed, taken back, or its owner may no longer read it, the answer is the same.
 */
function readFeed(app: FastifyInstance, { calendarFeeds }: Services): void {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token.ics',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readCalendarFeed',
        summary: 'A calendar to subscribe to',
        description:
          'From four weeks ago to all that is planned, with the rights that its owner has now. It comes with an `ETag` and `Last-Modified`: whoever sends them back is answered 304 where nothing has changed.',
        tags: ['calendar'],
        params: Type.Object({ token: Type.String({ description: 'The secret of the feed.' }) }),
        response: {
          200: calendarAnswer,
          304: Type.Null({ description: 'It is as it was.' }),
          ...problemResponses(404),
        },
      },
    },
    async (request, reply) => {
      const feed = await calendarFeeds.read(request.params.token, knownOf(request));
      if (!feed) throw notFound();
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', feed.tag)
        .header('last-modified', feed.since.toUTCString());
      if (feed.text === null) return reply.code(304).send();
      return reply
        .type(MEDIA_TYPE)
        .header('content-disposition', 'inline; filename="tatami.ics"')
        .send(feed.text);
    },
  );
}

/** What the caller says that it has (RFC 9110 §13.1.2, §13.1.3). */
function knownOf({ headers }: FastifyRequest): KnownFeed {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  const since = new Date(headers['if-modified-since'] ?? '');
  return { tags: tags.filter(Boolean), since: Number.isNaN(since.getTime()) ? null : since };
}

/** `GET /training/{id}/calendar`: one training, to be put into a calendar by hand; later changes do not reach it there. */
function readTraining(app: FastifyInstance, { calendarFeeds }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/training/:id/calendar',
    {
      config: { access: { right: 'Training:Read' }, ticket: 'download' },
      schema: {
        operationId: 'readTrainingCalendar',
        summary: 'A training for a calendar',
        description: 'To be added by hand, as it is now.',
        tags: ['training'],
        params: idParams,
        response: { 200: calendarAnswer, ...problemResponses(400, 401, 403, 404) },
      },
    },
    async ({ params: { id }, viewer }, reply) => {
      const training = await calendarFeeds.training(id, viewer.id);
      if (!training) throw notFound();
      return reply
        .type(MEDIA_TYPE)
        .header('content-disposition', attachment(`${training.name}.ics`))
        .send(training.text);
    },
  );
}

/** A name in plain letters for old programs, and as it is for others (RFC 6266 §4.3). */
function attachment(name: string): string {
  const plain = name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/[^\w .-]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
