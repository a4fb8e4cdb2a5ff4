import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { localTime, nullable, oneOf } from '../../table/fields.ts';
import { noticeKinds, noticeWays } from '../../tables/notice/columns.ts';
import { firstWays, type NoticeChoice } from '../../tables/notice/index.ts';

const way = oneOf(noticeWays, {
  description:
    '`live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all.',
});

const ways = Type.Object(Object.fromEntries(noticeKinds.map((kind) => [kind, way])), {
  additionalProperties: false,
  description: 'How one hears of each kind.',
});

const choice = Type.Object(
  {
    ways,
    quietFrom: nullable(
      localTime({
        description:
          'When the hours begin in which neither a mail nor a push is sent; null where there are none.',
      }),
    ),
    quietTo: nullable(localTime({ description: 'When they end; before they begin, on the next day.' })),
  },
  { additionalProperties: false },
);

/** What a page of an earlier version does not know of stays as it is. */
const chosen = Type.Object(
  {
    ...choice.properties,
    ways: Type.Partial(ways, {
      additionalProperties: false,
      description: 'How one hears of a kind; those that are missing stay.',
    }),
  },
  { additionalProperties: false },
);

/** `GET` and `PUT /authinfo/notice-choice`: what somebody wants to hear of, and how (domain.md, notice). */
export function noticeChoices(app: FastifyInstance, { database }: Services): void {
  const read = async (userId: string) => {
    const { rows } = await database.pool.query<NoticeChoice>(
      `select ways, quiet_from as "quietFrom", quiet_to as "quietTo" from notice_choice where "user" = $1`,
      [userId],
    );
    const [{ ways = {}, quietFrom = null, quietTo = null } = {}] = rows;
    return { ways: { ...firstWays, ...ways }, quietFrom, quietTo };
  };

  app.get(
    '/authinfo/notice-choice',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'noticeChoice',
        summary: 'What the caller hears of, and how',
        description: 'Of what they have chosen nothing of holds what everybody begins with.',
        tags: ['authinfo'],
        response: { 200: choice, ...problemResponses(401) },
      },
    },
    ({ viewer }) => read(viewer.id),
  );

  app.put<{ Body: NoticeChoice }>(
    '/authinfo/notice-choice',
    {
      config: { access: 'signed-in', withToken: 'never' },
      schema: {
        operationId: 'chooseNotices',
        summary: 'Choose what to hear of, and how',
        description: 'What happens from now on is told so.',
        tags: ['authinfo'],
        body: chosen,
        response: { 200: choice, ...problemResponses(400, 401) },
      },
    },
    async ({ viewer, body: { ways, quietFrom, quietTo } }) => {
      if ((quietFrom === null) !== (quietTo === null))
        throw invalid({ field: quietFrom === null ? 'quietFrom' : 'quietTo', code: 'required' });
      await database.pool.query(
        `insert into notice_choice ("user", ways, quiet_from, quiet_to) values ($1, $2, $3, $4)
         on conflict ("user") do update set ways = notice_choice.ways || excluded.ways, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
        [viewer.id, JSON.stringify(ways), quietFrom, quietTo],
      );
      return read(viewer.id);
    },
  );
}
