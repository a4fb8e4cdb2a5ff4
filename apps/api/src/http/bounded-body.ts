import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** No body of ours goes deeper, nor has an object of so many names, nor a name of so many characters. */
const DEEPEST = 32;
export const MOST_NAMES = 200;
const LONGEST_NAME = 100;

/** A body is refused for its shape before anything is made of it: nothing that looks at it later runs out of stack or time. */
export const boundedBody = fp(
  async (app: FastifyInstance) => {
    app.addHook('preValidation', ({ body }, _reply, done) => {
      done(isContainer(body) && !isBounded(body) ? new Problem(400, 'bad-request') : undefined);
    });
  },
  { name: 'bounded-body' },
);

function isBounded(body: object): boolean {
  let level = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const next: object[] = [];
    for (const container of level) {
      if (!Array.isArray(container) && !isNamedBriefly(container)) return false;
      // A list is walked where it stands: its values copied are as much again of what a caller has sent.
      for (const part of Array.isArray(container) ? container : Object.values(container)) {
        if (isContainer(part)) next.push(part);
      }
    }
    level = next;
  }
  return true;
}

function isNamedBriefly(container: object): boolean {
  const names = Object.keys(container);
  return names.length <= MOST_NAMES && names.every((name) => name.length <= LONGEST_NAME);
}

/** A picture's bytes are one value, not many; what is still to come is bounded by who reads it. */
const isContainer = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Buffer.isBuffer(part) && !(part instanceof Readable);
