import type { FetchOptions, HeadersOptions, Middleware } from 'openapi-fetch';

/** What a call can be given: all that a call of openapi-fetch can. */
export type CallInit = Omit<FetchOptions<unknown>, 'body' | 'params' | 'middleware'> & {
  body?: unknown;
  params?: Partial<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>> | undefined>>;
  middleware?: Middleware[];
  Request?: typeof Request;
};

/** What openapi-fetch gives for a success. */
export interface Outcome {
  data?: unknown;
  response: Response;
}

/**
 * Makes calls as openapi-fetch does, whose types its callers have, in two fifths of its size. What no call of the contract needs
 * it lacks: other styles of parameters, and objects among those of a query. A refusal it does not read, as that is thrown before.
 * Nor does it check what TypeScript does, as what a middleware gives. A test holds it to openapi-fetch.
 *
 * @param wares what is done around each call, outside of what is done around that one alone
 */
export function createCalls(
  root: string,
  send: (request: Request) => Promise<Response>,
  wares: Middleware[],
) {
  return async (method: string, schemaPath: string, init: CallInit = {}): Promise<Outcome> => {
    const {
      baseUrl: address = root,
      fetch = send,
      Request = globalThis.Request,
      headers,
      params = {},
      parseAs = 'json',
      querySerializer = searchOf as never,
      bodySerializer = bodyOf as never,
      pathSerializer = filledIn,
      body,
      middleware = [],
      ...rest
    } = init;
    const given = merged(headers, params.header as HeadersOptions);
    const sent = body === undefined ? body : (bodySerializer as typeof bodyOf)(body, given);
    const type = sent !== undefined && !(sent instanceof FormData) && { 'content-type': 'application/json' };
    const search = (querySerializer as typeof searchOf)(params.query ?? {}).replace(/^\?/, '');
    const baseUrl = withoutSlash(address);
    const url = baseUrl + schemaPath;
    const filled = params.path ? pathSerializer(url, params.path) : url;
    let request = new Request(filled + (search && `?${search}`), {
      ...rest,
      method,
      body: sent as Blob,
      headers: merged(type || {}, given),
    });
    // What a platform takes beside, and its Request does not know.
    for (const [key, value] of Object.entries(rest))
      if (!(key in request)) Object.assign(request, { [key]: value });

    const all = [...wares, ...middleware];
    const options = { baseUrl, fetch, parseAs, querySerializer, bodySerializer, pathSerializer };
    const about = { schemaPath, params, options, id: Math.random().toString(36).slice(2) };
    const told = (more: object) => ({ request, ...about, ...more }) as never;
    let response: Response | undefined;
    for (const { onRequest } of all) {
      const result = await onRequest?.(told({}));
      if (result instanceof Response) {
        response = result;
        break;
      }
      request = result || request;
    }
    all.reverse();
    if (!response) {
      try {
        response = await fetch(request);
      } catch (thrown) {
        let error: unknown = thrown;
        for (const { onError } of all) {
          const result = await onError?.(told({ error }));
          if (result instanceof Response) {
            response = result;
            break;
          }
          error = result || error;
        }
        if (!response) throw error;
      }
      for (const { onResponse } of all) response = (await onResponse?.(told({ response }))) || response;
    }

    const { status, headers: answered } = response;
    const isEmpty = status === 204 || method === 'HEAD' || answered.get('content-length') === '0';
    if (isEmpty) return { data: undefined, response };
    if (parseAs === 'stream') return { data: response.body, response };
    if (parseAs !== 'json') return { data: await response[parseAs](), response };
    const text = await response.text();
    return { data: text ? JSON.parse(text) : undefined, response };
  };
}

export const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** A parameter without a value stays as it is. */
const filledIn = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{([^{}]+)\}/g, (step, name) =>
    values[name] === undefined || values[name] === null ? step : encodeURIComponent(String(values[name])),
  );

/** Each value as a parameter, a list as one for each of its values. */
const searchOf = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`),
    )
    .join('&');

function bodyOf(body: unknown, headers: Headers): unknown {
  if (body instanceof FormData) return body;
  return headers.get('content-type') === 'application/x-www-form-urlencoded'
    ? `${new URLSearchParams(body as Record<string, string>)}`
    : JSON.stringify(body);
}

/** Later ones count more; null takes a header away. */
function merged(...all: (HeadersOptions | undefined)[]): Headers {
  const headers = new Headers();
  for (const each of all)
    for (const [name, value] of each instanceof Headers ? each : Object.entries(each ?? {}))
      if (value === null) headers.delete(name);
      else if (Array.isArray(value)) for (const part of value) headers.append(name, String(part));
      else if (value !== undefined) headers.set(name, String(value));
  return headers;
}
