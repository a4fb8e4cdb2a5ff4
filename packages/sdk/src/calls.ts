import type { FetchOptions, HeadersOptions, Middleware, QuerySerializerOptions } from 'openapi-fetch';
import { parse } from './answers.ts';

/** What a call can be given: all that a call of openapi-fetch can. */
export type CallInit = Omit<FetchOptions<unknown>, 'body' | 'params' | 'middleware'> & {
  body?: unknown;
  params?: Partial<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>> | undefined>>;
  middleware?: Middleware[];
  Request?: typeof Request;
};

/** What openapi-fetch gives: data, or the error that was answered. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Makes calls as openapi-fetch does, whose types its callers have, in half of its size. What no call of the contract needs it
 * lacks: other styles of a path's parameters. Nor does it check what TypeScript does, as what a middleware gives. A test holds it
 * to openapi-fetch.
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
      querySerializer,
      bodySerializer = bodyOf as never,
      pathSerializer = filledIn,
      body,
      middleware = [],
      ...rest
    } = init;
    const serializer =
      typeof querySerializer === 'function'
        ? querySerializer
        : (query: object) => searchOf(query, querySerializer);
    const given = merged(headers, params.header as HeadersOptions);
    const sent = body === undefined ? body : (bodySerializer as typeof bodyOf)(body, given);
    const type = sent !== undefined && !(sent instanceof FormData) && { 'content-type': 'application/json' };
    const search = serializer(params.query ?? {}).replace(/^\?/, '');
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
    const options = { baseUrl, fetch, parseAs, querySerializer: serializer, bodySerializer, pathSerializer };
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

    const { ok, status, headers: answered } = response;
    const isEmpty = status === 204 || method === 'HEAD' || answered.get('content-length') === '0';
    if (!ok) {
      const text = isEmpty ? undefined : await response.text();
      return { error: text && (parse(text) ?? text), response };
    }
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

function searchOf(
  query: object,
  { array, object, allowReserved }: QuerySerializerOptions = {} as never,
): string {
  const written = (value: unknown) => (allowReserved ? value : encodeURIComponent(String(value)));
  const pair = ([name, value]: readonly [string, unknown]) => `${name}=${written(value)}`;
  return Object.entries(query)
    .flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined || value === null) return [];
      if (Array.isArray(value)) {
        if (array?.explode !== false) return value.map((each) => pair([name, each]));
        const joiner = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' }[array.style];
        return value.length > 0 ? `${name}=${value.map(written).join(joiner)}` : [];
      }
      if (typeof value !== 'object') return pair([name, value]);
      const entries = Object.entries(value);
      if (object?.style !== 'form') return entries.map(([key, each]) => pair([`${name}[${key}]`, each]));
      if (object.explode) return entries.map(pair);
      return `${name}=${entries.flatMap(([key, each]) => [key, written(each)]).join()}`;
    })
    .join('&');
}

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
