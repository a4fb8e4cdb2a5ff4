import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pack, type SentPage } from '../kept-page.ts';
import { codeSample, type SampledOperation } from './code-sample.ts';

/** Draws the page. @param documentUrl where it finds the document that it shows */
export type RenderReference = (documentUrl: string) => string;

interface Options {
  apiPrefix: string;
  render: RenderReference;
  send: (request: FastifyRequest, reply: FastifyReply, page: SentPage) => FastifyReply;
}

interface OpenApi {
  info: { description: string };
  paths: Record<string, Record<string, SampledOperation>>;
  tags: { name: string }[];
}

/**
 * The reference of the API for people, under `/docs`: the document as a page, each call with its line of the SDK and of curl,
 * and made by who is signed in.
 */
export function registerReference(app: FastifyInstance, { apiPrefix, render, send }: Options): void {
  const options = { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' } as const;
  const documentPath = `${apiPrefix}/docs/openapi.json`;
  const page = once(() => pack(Buffer.from(render(documentPath))));
  const document = once(() =>
    pack(Buffer.from(JSON.stringify(withSamples(app.swagger() as never, apiPrefix)))),
  );
  app.get(`${apiPrefix}/docs`, options, async (request, reply) => {
    reply.type('text/html; charset=utf-8').headers(pageHeaders);
    return send(request, reply, await page());
  });
  app.get(documentPath, options, async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, no-cache');
    return send(request, reply, await document());
  });
}

/**
 * What shows the document writes its styles while it runs, into the elements too; a script comes from nowhere but here, and
 * nobody else is asked for anything.
 */
const pageHeaders = {
  'cache-control': 'public, no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** What stands before the calls. */
const introduction = (apiPrefix: string): string => `The software of a martial-arts club.

**Try it.** Whoever is signed in to [the club](/dashboard) in this tab, or is remembered by this browser, makes each call here as
themselves, with what they may do, and it is stored as in the app. All others fill in a token of their own.

**In a program**, use [\`@tatami/sdk\`](https://www.npmjs.com/package/@tatami/sdk): each call shows its line of it.

\`\`\`ts
import { createClub } from '@tatami/sdk';

const club = createClub({ baseUrl: 'https://klub.example.org${apiPrefix}' });
await club.signIn({ username: 'zofia', password: 'osiem mat w sali' });
\`\`\`

What fails is answered with a problem document ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)), whose \`code\` says why.
`;

/** The document, with the line of the SDK for each call. */
function withSamples(document: OpenApi, apiPrefix: string): object {
  const tables = new Set(document.tags.map(({ name }) => name));
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        const source = codeSample(tables, { path, method, operation });
        return [method, { ...operation, 'x-codeSamples': [{ lang: 'TypeScript', label: 'SDK', source }] }];
      }),
    ),
  ]);
  const info = { ...document.info, description: introduction(apiPrefix) };
  return { ...document, info, paths: Object.fromEntries(paths) };
}

/** What is made when it is first asked for, and stays. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
