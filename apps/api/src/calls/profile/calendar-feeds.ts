import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { feedReminders, feedSubjects } from '../../calendar/columns.ts';
import type { FeedChoice, NewFeed } from '../../calendar/feeds.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { flag, instant, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';

const choice = {
  reminder: oneOf(feedReminders, { description: 'How long before a training a program reminds of it.' }),
  withDaysOff: flag({ description: 'Whether it has the days off too.' }),
  withExcused: flag({
    description: 'Whether it has the trainings that the student is excused from; they leave the time free.',
  }),
};

const subject = {
  about: oneOf(feedSubjects, {
    description:
      'What it is about: what a student trains, what its owner leads, what is held in a place, or all that the club holds.',
  }),
  student: nullable(
    reference('student', {
      description: 'Whose trainings these are: the owner’s, or a child’s; null of others.',
    }),
  ),
  workplace: nullable(reference('workplace', { description: 'The place; null of others.' })),
};

const closed = (fields: Record<string, TSchema>) => Type.Object(fields, { additionalProperties: false });

const feeds = Type.Object({
  feeds: Type.Array(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      ...subject,
      studentName: nullable(text(201, { description: 'The first and last name of the student.' })),
      workplaceName: nullable(text(100, { description: 'What the place is called.' })),
      ...choice,
      active: flag({
        description: 'Whether it is read: not where its owner acts no more for the student.',
      }),
      createdAt: instant({ description: 'When it was made.' }),
      renewedAt: instant({ description: 'When its address was made.' }),
      readAt: nullable(
        instant({ description: 'When a program last read it there, to the hour; null where none has.' }),
      ),
    }),
    { description: 'The oldest first. Their addresses are asked for one by one.' },
  ),
});

/** `…/authinfo/calendar-feeds`: the calendars to which the caller's programs subscribe. Whose a feed is they alone see. */
export function calendarFeeds(app: FastifyInstance, services: Services): void {
  listFeeds(app, services);
  addFeed(app, services);
  changeFeed(app, services);
  showAddress(app, services);
  renewFeed(app, services);
  removeFeed(app, services);
}

function listFeeds(app: FastifyInstance, { calendarFeeds: kept }: Services): void {
  app.get(
    '/authinfo/calendar-feeds',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'listCalendarFeeds',
        summary: 'The caller’s calendars to subscribe to',
        description: 'What each is about, and whether a program reads it. None has its address.',
        tags: ['authinfo'],
        response: { 200: feeds, ...problemResponses(401) },
      },
    },
    async ({ viewer }) => ({ feeds: await kept.of(viewer.id) }),
  );
}

function addFeed(app: FastifyInstance, services: Services): void {
  app.post<{ Body: NewFeed }>(
    '/authinfo/calendar-feeds',
    {
      config: { access: { right: 'Training:Read' }, withToken: 'never' },
      schema: {
        operationId: 'addCalendarFeed',
        summary: 'Make a calendar to subscribe to',
        description: 'With an address of its own, which is a secret. Somebody has 20 at most.',
        tags: ['authinfo'],
        headers: idempotencyHeaders,
        body: closed({ ...subject, ...choice }),
        response: {
          201: Type.Object({ id: Type.String({ format: 'uuid' }) }),
          ...problemResponses(400, 401, 403, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const { body, viewer } = request;
      const { body: added } = await writeOnce(services, request, async ({ client }) => ({
        status: 201,
        body: { id: await services.calendarFeeds.add(client, viewer.id, body) },
      }));
      return reply.code(201).send(added);
    },
  );
}

function changeFeed(app: FastifyInstance, { calendarFeeds: kept }: Services): void {
  app.put<{ Params: { id: string }; Body: FeedChoice }>(
    '/authinfo/calendar-feeds/:id',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'changeCalendarFeed',
        summary: 'What a calendar has beside the trainings',
        description: 'Its address stays as it is.',
        tags: ['authinfo'],
        params: idParams,
        body: closed(choice),
        response: { 204: Type.Null({ description: 'It is so.' }), ...problemResponses(400, 401, 404) },
      },
    },
    async ({ viewer, params, body }, reply) => {
      if (!(await kept.change(viewer.id, params.id, body))) throw notFound();
      return reply.code(204).send();
    },
  );
}

function showAddress(app: FastifyInstance, { calendarFeeds: kept }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/authinfo/calendar-feeds/:id/address',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'showCalendarFeedAddress',
        summary: 'Where programs read a calendar',
        description: 'Whoever has the address reads the calendar too.',
        tags: ['authinfo'],
        params: idParams,
        response: {
          200: Type.Object({
            address: Type.String({
              pattern: '^https?://',
              examples: [
                'https://tatami.example.org/api/calendar/dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk.ics',
              ],
              description: 'It holds the secret of the feed.',
            }),
          }),
          ...problemResponses(400, 401, 404, 409),
        },
      },
    },
    async ({ viewer, params }) => {
      const address = await kept.address(viewer.id, params.id);
      if (address === null) throw notFound();
      return { address };
    },
  );
}

function renewFeed(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string } }>(
    '/authinfo/calendar-feeds/:id/renew',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'renewCalendarFeed',
        summary: 'Give a calendar another address',
        description: 'The one before ends at once, for every program that reads it.',
        tags: ['authinfo'],
        params: idParams,
        headers: idempotencyHeaders,
        response: {
          204: Type.Null({ description: 'It has another address.' }),
          ...problemResponses(400, 401, 404, 422),
        },
      },
    },
    async (request, reply) => {
      const { viewer, params } = request;
      await writeOnce(services, request, async ({ client }) => {
        if (!(await services.calendarFeeds.renew(client, viewer.id, params.id))) throw notFound();
        return { status: 204, body: null };
      });
      return reply.code(204).send();
    },
  );
}

function removeFeed(app: FastifyInstance, { calendarFeeds: kept }: Services): void {
  app.delete<{ Params: { id: string } }>(
    '/authinfo/calendar-feeds/:id',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'removeCalendarFeed',
        summary: 'Take a calendar back',
        description: 'Nothing is read at its address any more.',
        tags: ['authinfo'],
        params: idParams,
        response: {
          204: Type.Null({ description: 'It is gone.' }),
          ...problemResponses(400, 401, 404),
        },
      },
    },
    async ({ viewer, params }, reply) => {
      if (!(await kept.remove(viewer.id, params.id))) throw notFound();
      return reply.code(204).send();
    },
  );
}
