const id = /^[\da-f-]{36}$/i;

/** A step of a path that is a word of the contract, or the name of a parameter. A key, a ticket and a picture are none. */
const word = /^[a-z.-]{0,30}$|\{/;

/**
 * The path of a call as it may be told, without its query: what a caller has filled in by themselves may be a key, a ticket or a
 * name, unless it is the id of a row.
 */
export function toldPath(path: string): string {
  const [plainPath = ''] = path.split('?');
  return plainPath
    .split('/')
    .map((step) => (word.test(step) || id.test(step) ? step : '[redacted]'))
    .join('/');
}

/** The same with the ids of rows in it. */
export const idsIn = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (step, name) => (id.test(`${params[name]}`) ? `${params[name]}` : step));
