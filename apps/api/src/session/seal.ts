import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';

/**
 * What seals that which has to be read again, so that a copy of the database alone doesn’t hold it. What was sealed
 * for one owner opens for no other.
 */
export interface Seal {
  close(text: string, owner: string): string;
  /** @throws when it was sealed with another key, or for somebody else */
  open(sealed: string, owner: string): string;
  /** Bytes that follow from the key, other ones for each purpose, and tell nothing of it (RFC 5869). */
  derive(purpose: string, length: number): Buffer;
}

const PREFIX = 'sealed:';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D §5.2: 96 bits that are never used twice, and the whole tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const isSealed = (text: string): boolean => text.startsWith(PREFIX);

/**
 * Makes a seal with the key of the configuration; without one, with that in `DATA_DIR`, which is made when it is
 * first needed.
 */
export function createSeal({ encryptionKey, dataDir }: Pick<Config, 'encryptionKey' | 'dataDir'>): Seal {
  let key = encryptionKey;
  const theKey = () => {
    key ??= keptKey(join(dataDir, 'encryption.key'));
    return key;
  };
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, theKey(), nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${PREFIX}${bytes.toString('base64url')}`;
    },
    derive: (purpose, length) => Buffer.from(hkdfSync('sha256', theKey(), '', purpose, length)),
    open(sealed, owner) {
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      const decipher = createDecipheriv(CIPHER, theKey(), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}

/** @throws {ConfigError} when the file holds something else */
function keptKey(file: string): Buffer {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    const made = `${randomBytes(KEY_BYTES).toString('base64')}\n`;
    // On disk before anything is sealed with it; of two servers that make one at the same time the first is right.
    writeFileSync(file, made, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES)
    throw new ConfigError(`${file} is damaged: put back a copy of it, or set ENCRYPTION_KEY.`);
  return key;
}
