/**
 * The path of a call as it may be told, without its query: words of the contract, names of parameters, ids of rows. What else a
 * caller has filled in by themselves may be a key, a ticket or a name.
 */
export const toldPath = (path: string): string =>
  path.replace(/\?.*/, '').replace(/(?<=\/)(?!\{|([a-z.-]{0,30}|[\da-f-]{36})(\/|$))[^/]+/g, '[redacted]');
