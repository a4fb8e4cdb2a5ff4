/** A name for a session that says nothing of its token. Where that can't be worked out, it is of this tab alone. */
export async function nameOf(token: string): Promise<string> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token));
  return `tatami.live.${digest ? new Uint32Array(digest).slice(0, 2).join('-') : Math.random()}`;
}
