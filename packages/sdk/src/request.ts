/** What a call says beside its path. */
export interface CallInit extends Omit<RequestInit, 'body' | 'headers' | 'method'> {
  params?: { path?: object; query?: object; header?: object };
  headers?: HeaderValues;
  body?: unknown;
  /** Turns the body into what is sent, where that is neither JSON nor a form. */
  bodySerializer?: (body: never) => NonNullable<RequestInit['body']>;
  /** Writes the query, where it is written already. */
  querySerializer?: (query: never) => string;
  /** What the answer is read as; JSON unless it says otherwise. */
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';
}

/** What is `undefined` is not sent; `null` takes away what would be sent without it. */
export type HeaderValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The request of a call.
 *
 * @throws where it can't be made
 */
export function requestOf(method: string, address: string, init: CallInit): Request {
  const { params = {}, headers: own, body, bodySerializer, querySerializer, parseAs, ...rest } = init;
  const values = (params.path ?? {}) as Readonly<Record<string, unknown>>;
  const path = address.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  const search = querySerializer ? querySerializer(params.query as never) : searchOf(params.query);
  const headers = new Headers();
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  for (const [name, value] of [...Object.entries(own ?? {}), ...Object.entries(params.header ?? {})]) {
    if (value === null) headers.delete(name);
    else if (value !== undefined) headers.set(name, String(value));
  }
  const written = () => {
    if (bodySerializer) return bodySerializer(body as never);
    const isFields = headers.get('content-type') === 'application/x-www-form-urlencoded';
    return isFields ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
  };
  return new Request(search ? `${path}?${search}` : path, {
    ...rest,
    method,
    headers,
    body: body === undefined ? null : isForm ? body : written(),
  });
}

/** A list stands for its name once for each of its values. */
function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat())
      if (each !== undefined && each !== null) search.append(name, String(each));
  return String(search);
}

/** What an answer holds; nothing where it is empty. */
export async function contentOf(
  response: Response,
  method: string,
  parseAs: CallInit['parseAs'] = 'json',
): Promise<unknown> {
  if (response.status === 204 || method === 'HEAD' || response.headers.get('content-length') === '0')
    return undefined;
  if (parseAs === 'stream') return response.body;
  if (parseAs !== 'json') return response[parseAs]();
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
