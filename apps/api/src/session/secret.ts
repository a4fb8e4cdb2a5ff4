import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text for an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text can be one at all: what is no secret is not looked up, kept or counted. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a secret: enough to know it again, useless to who reads the database. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
