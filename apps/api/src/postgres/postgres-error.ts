/** Why there is no database, in words for the person who runs the server. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}
