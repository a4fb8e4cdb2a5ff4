const text = new TextEncoder();

/** What was closed, and what it takes beside the key to open it. */
export interface Sealed {
  iv: BufferSource;
  sealed: BufferSource;
}

/** What closes that which is kept, and opens it again. */
export interface Seal {
  close: (value: unknown) => Promise<Sealed>;
  /** @throws where it was closed by another seal, or under another name */
  open: (sealed: Sealed) => Promise<unknown>;
  /** A name that says nothing to who has no seal. */
  nameFor: (what: string) => Promise<string>;
}

/**
 * A seal that follows from a secret alone: who has the secret no more, as after signing out, has nothing that could be read.
 * AES-256-GCM, its key by HKDF-SHA-256 (RFC 5869).
 */
export async function createSeal(secret: string): Promise<Seal> {
  const root = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveKey']);
  const derive = (purpose: string, to: AesKeyGenParams | HmacKeyGenParams, uses: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(`tatami ${purpose}`) },
      root,
      to,
      false,
      uses,
    );
  const [key, naming] = await Promise.all([
    derive('kept', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
    derive('names', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  ]);
  return {
    async close(value) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = text.encode(JSON.stringify(value));
      return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
    },
    async open({ iv, sealed }) {
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
      return JSON.parse(new TextDecoder().decode(plain));
    },
    async nameFor(what) {
      const name = new Uint8Array(await crypto.subtle.sign('HMAC', naming, text.encode(what)));
      return btoa(String.fromCharCode(...name.subarray(0, 18)));
    },
  };
}
