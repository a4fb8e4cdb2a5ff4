import { createECDH } from 'node:crypto';
import type { Seal } from '../session/seal.ts';

/** How many points the curve P-256 has (SEC 2, §2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const KEY_BYTES = 32;
/** 128 bits more than the order has, so that none of its numbers is likelier than another (FIPS 186-5, A.2.1). */
const DRAWN_BYTES = KEY_BYTES + 16;

/** The pair by which push services know the club (RFC 8292), in Base64 for addresses. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair of the club. It follows from the key that seals, so that nothing has to be made, kept or shared: every server of
 * the club has the same, after each restart and from each backup.
 */
export function vapidKeys(seal: Pick<Seal, 'derive'>): VapidKeys {
  const drawn = BigInt(`0x${seal.derive('vapid', DRAWN_BYTES).toString('hex')}`);
  const number = (drawn % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(2 * KEY_BYTES, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
