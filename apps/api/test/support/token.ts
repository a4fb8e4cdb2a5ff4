import type { FastifyInstance } from 'fastify';

interface TokenAnswer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
  body: any;
}

/**
 * `POST /oauth/token` as the web app sends it.
 *
 * @param form what proves who asks, by the password grant unless it says otherwise
 * @param address whom it comes from
 */
export async function requestToken(
  app: FastifyInstance,
  form: Record<string, string>,
  address = '127.0.0.1',
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    remoteAddress: address,
    headers: {
      authorization: `Basic ${btoa('photoclient:')}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams({ grant_type: 'password', ...form }).toString(),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
