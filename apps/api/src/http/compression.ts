import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Lists are long and alike: a page of trainings is a tenth of itself when compressed. No secret can be guessed from
 * the lengths (BREACH): a request of another site carries no token, and so is answered to nobody.
 */
export const compression = fp(
  async (app: FastifyInstance) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      // What is sent here comes as it is: a small body must not become a large one.
      globalDecompression: false,
      // A millisecond for the longest list; the best quality takes fifty.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
  },
  { name: 'compression' },
);
