import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text for an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: enough to know it again, useless to who reads the database. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
