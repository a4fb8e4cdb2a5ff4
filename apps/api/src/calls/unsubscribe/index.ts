import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { notFound, Problem } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { maySignIn } from '../../session/holding.ts';
import { oneOf } from '../../table/fields.ts';
import { noticeKinds, noticeWays } from '../../tables/notice/columns.ts';
import { firstWays, type NoticeChoice } from '../../tables/notice/index.ts';

const LARGEST_FORM = 4_096;

/** What a mail program sends (RFC 8058 §3.1), as either kind of form. */
const PRESS = /List-Unsubscribe"?\s*(?:=|\r?\n\r?\n)\s*One-Click/i;

const answer = Type.Object({
  kind: oneOf(noticeKinds, { description: 'Which notices the mail was of.' }),
  way: oneOf(noticeWays, { description: 'How its reader hears of them now.' }),
});

const params = Type.Object({ token: Type.String({ description: 'The secret of the mail.' }) });

/**
 * How somebody has mails of a kind no more, by an address that stands in each of them: it names them and the kind, so it takes no
 * sign-in. Whoever only looks at it, as programs do that check mails, changes nothing.
 */
export const unsubscribe: FastifyPluginAsync<{ services: Services }> = async (
  app: FastifyInstance,
  { services: { config, database, waysOut } },
) => {
  // In a room of its own: no other call takes forms, which any page of the web may send.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
    done(null, body),
  );

  /** @throws {Problem} 404 where the address was not made here, or whose it is has no account any more */
  async function find(token: string) {
    const leaving = waysOut.read(token);
    if (!leaving) throw notFound();
    const { rows } = await database.pool.query<Pick<NoticeChoice, 'ways'>>(
      `select coalesce(c.ways, '{}') as ways from "user" u left join notice_choice c on c."user" = u.id
       where u.id = $1 and ${maySignIn('u')}`,
      [leaving.user],
    );
    const [known] = rows;
    if (!known) throw notFound();
    return { ...leaving, way: known.ways[leaving.kind] ?? firstWays[leaving.kind] };
  }

  async function choose(token: string, way: 'live' | 'mail') {
    const { user, kind, way: before } = await find(token);
    // Who hears of them in no way at all is not told again by leaving their mails.
    const isNews = way === 'mail' || before === 'mail' || before === 'push';
    if (isNews)
      await database.pool.query(
        `insert into notice_choice ("user", ways) values ($1, $2)
         on conflict ("user") do update set ways = notice_choice.ways || excluded.ways`,
        [user, JSON.stringify({ [kind]: way })],
      );
    return { kind, way: isNews ? way : before };
  }

  app.get<{ Params: { token: string } }>(
    '/unsubscribe/:token',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readUnsubscribe',
        summary: 'What an address to leave mails by is for',
        description: 'Nothing changes by it. A browser is led to the page that asks its reader.',
        tags: ['registration'],
        params,
        response: {
          200: answer,
          302: Type.Null({ description: 'The page is there.' }),
          ...problemResponses(404),
        },
      },
    },
    async ({ params: { token }, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (headers.accept?.includes('text/html'))
        return reply.redirect(`${config.publicUrl}/unsubscribe/${token}`);
      const { kind, way } = await find(token);
      return { kind, way };
    },
  );

  app.post<{ Params: { token: string }; Body: unknown }>(
    '/unsubscribe/:token',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'unsubscribe',
        summary: 'Have mails of a kind no more',
        description:
          'With `List-Unsubscribe=One-Click` in a form, as mail programs send it (RFC 8058). They are still told of in the app.',
        tags: ['registration'],
        params,
        body: { content: Object.fromEntries(forms.map((form) => [form, { schema: Type.String() }])) },
        response: { 200: answer, ...problemResponses(400, 404, 415) },
      },
    },
    async ({ params: { token }, body }) => {
      if (typeof body !== 'string' || !PRESS.test(body)) throw new Problem(400, 'bad-request');
      return choose(token, 'live');
    },
  );

  app.delete<{ Params: { token: string } }>(
    '/unsubscribe/:token',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'resubscribe',
        summary: 'Have mails of a kind again',
        description: 'Takes back that one has left them.',
        tags: ['registration'],
        params,
        response: { 200: answer, ...problemResponses(404) },
      },
    },
    ({ params: { token } }) => choose(token, 'mail'),
  );
};
