/**
 * The path of a call as it may be told, without its query: names of parameters, ids of rows, and words in small letters, as those
 * of the contract are. What else a caller has filled in by themselves may be a key, a ticket or an address.
 */
export const toldPath = (path: string): string =>
  path.replace(/\?.*/, '').replace(/(?<=\/)(?!\{|([a-z.-]{0,30}|[\da-f-]{36})(\/|$))[^/]+/g, '[redacted]');
