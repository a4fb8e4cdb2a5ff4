import { type Club, type ClubOptions, createClub } from '../src/index.ts';

/** A request as the server would see it. */
export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** What a server would say: a Response, a value for a JSON answer, or an error for no answer at all. */
type Answer = (request: Received) => unknown;

/** A real client over a fetch that hands each request to `answer`. Everything it sent is in `received`. */
export function fakeClub(
  answer: Answer,
  options: Partial<ClubOptions> = {},
): { club: Club; received: Received[] } {
  const received: Received[] = [];
  const club = createClub({
    baseUrl: 'http://club.test/api',
    // Each answer is for one request.
    retry: false,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const type = request.headers.get('content-type');
      const isFile = type?.startsWith('image/');
      const text = isFile ? '' : await request.text();
      const isForm = type === 'application/x-www-form-urlencoded';
      const body = isFile
        ? await request.blob()
        : isForm
          ? Object.fromEntries(new URLSearchParams(text))
          : text && JSON.parse(text);
      const seen: Received = {
        method: request.method,
        path: decodeURIComponent(pathname.replace(/^\/api/, '')),
        query: searchParams,
        headers: request.headers,
        body,
      };
      received.push(seen);
      const said = await answer(seen);
      if (said instanceof Error) throw said;
      return said instanceof Response ? said : Response.json(said);
    },
    ...options,
  });
  return { club, received };
}

export function problem(
  status: number,
  code: string,
  errors?: { field: string; code: string; message: string }[],
) {
  const body = { type: 'about:blank', title: code, status, detail: `Detail of ${code}.`, code, errors };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}
