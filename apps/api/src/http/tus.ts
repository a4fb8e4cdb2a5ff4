import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/*
 * What the headers of tus 1.0.0 say (https://tus.io/protocols/resumable-upload), read as the protocol writes them. It is
 * the core, creation, expiration, checksum and termination; who keeps the bytes is another's matter.
 */

export const TUS_VERSION = '1.0.0';
export const UPLOAD_TYPE = 'application/offset+octet-stream';
const algorithms = ['sha1', 'sha256'] as const;

/** What a server says of itself. @param maxSize the most bytes of one upload */
export const tusAbilities = (maxSize: number): Record<string, string> => ({
  'tus-version': TUS_VERSION,
  'tus-max-size': String(maxSize),
  'tus-extension': 'creation,expiration,checksum,termination',
  'tus-checksum-algorithm': algorithms.join(','),
});

/** @throws {Problem} 412 for another version: nothing of such a request may be done. */
export function refuseOtherVersions({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new Problem(412, 'upload-version');
}

/** The number of bytes in a header. @throws {Problem} 400 for anything but a non-negative integer */
export function bytesSaid({ headers }: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const said = headers[name];
  if (typeof said !== 'string' || !/^\d{1,15}$/.test(said)) throw new Problem(400, 'bad-request');
  return Number(said);
}

/**
 * `Upload-Metadata`: pairs parted by commas, a key and its value in Base64 parted by a space.
 *
 * @throws {Problem} 400 for an empty key, one that is there twice, and what is no Base64
 */
export function metadataSaid({ headers }: FastifyRequest): ReadonlyMap<string, string> {
  const said = headers['upload-metadata'];
  const found = new Map<string, string>();
  if (typeof said !== 'string' || said === '') return found;
  for (const pair of said.split(',')) {
    const [key = '', value = '', ...more] = pair.trim().split(' ');
    const isRight = /^[\x21-\x7e]+$/.test(key) && /^[A-Za-z0-9+/]*={0,2}$/.test(value) && more.length === 0;
    if (!isRight || found.has(key)) throw new Problem(400, 'bad-request');
    found.set(key, Buffer.from(value, 'base64').toString('utf8'));
  }
  return found;
}

/**
 * `Upload-Checksum`: what tells whether bytes are those that were meant, where the client says so.
 *
 * @throws {Problem} 400 for an algorithm that the server has not
 */
export function checksumSaid({ headers }: FastifyRequest): ((bytes: Buffer) => boolean) | null {
  const said = headers['upload-checksum'];
  if (said === undefined) return null;
  const [name, digest = '', ...more] = String(said).split(' ');
  const algorithm = algorithms.find((each) => each === name);
  if (!algorithm || more.length > 0) throw new Problem(400, 'bad-request');
  return (bytes) => createHash(algorithm).update(bytes).digest().equals(Buffer.from(digest, 'base64'));
}
