import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What every access token begins with, by which people and scanners know one that got out. */
const PREFIX = 'tat_';
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 256 bits in base 62. */
const SECRET_LENGTH = 43;
/** 32 bits in base 62. */
const CHECKSUM_LENGTH = 6;
const pattern = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** How much of a token is kept to be shown: the prefix, and 24 of its 256 bits. */
const START_LENGTH = PREFIX.length + 4;

/** A new token: 256 random bits, and behind them their CRC-32, so that what only looks like a token is known offline. */
export function newAccessToken(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

/** Whether a text can be an access token at all: one that was mistyped, cut off or made up is not looked up. */
export function isAccessToken(text: string): boolean {
  const [, secret, checksum] = pattern.exec(text) ?? [];
  return secret !== undefined && checksum === checksumOf(secret);
}

export const startOf = (token: string): string => token.slice(0, START_LENGTH);

const checksumOf = (secret: string): string => inBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH);

function inBase62(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = `${letters[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
}
