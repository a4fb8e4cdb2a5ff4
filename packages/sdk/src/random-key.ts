/** Makes 128 random bits. `crypto.randomUUID` would do, but browsers have it over HTTPS only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
