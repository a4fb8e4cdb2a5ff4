import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { invalid } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import { rightPattern } from '../../rights/rights.ts';

/** `GET /users/hasrightto/{right}` (spec.md §6) */
export function hasRight(app: FastifyInstance): void {
  app.get<{ Params: { right: string } }>(
    '/users/hasrightto/:right',
    {
      config: { access: 'signed-in', withToken: 'always' },
      schema: {
        operationId: 'hasRight',
        summary: 'Does the caller hold the right?',
        description: 'Also by a group in which they are for a time only.',
        tags: ['rights'],
        params: Type.Object({ right: Type.String({ pattern: rightPattern }) }),
        response: { 200: Type.Boolean(), ...problemResponses(400, 401) },
      },
    },
    async ({ viewer, params }, reply) =>
      reply.type('application/json').send(JSON.stringify(viewer.has(params.right))),
  );
}

const MOST_AT_ONCE = 100;

/** `GET /users/hasrightto/paths/{a,b,…}`: an answer a right. */
export function hasRights(app: FastifyInstance): void {
  const pattern = new RegExp(rightPattern);
  app.get<{ Params: { rights: string } }>(
    '/users/hasrightto/paths/:rights',
    {
      config: { access: 'signed-in', isIdle: true, withToken: 'always' },
      schema: {
        operationId: 'hasRights',
        summary: 'Which of these rights does the caller hold?',
        description: 'Up to 100 at once, commas between: one answer for each.',
        tags: ['rights'],
        params: Type.Object({
          rights: Type.String({ maxLength: 8_000, description: 'Rights with commas between.' }),
        }),
        response: { 200: Type.Record(Type.String(), Type.Boolean()), ...problemResponses(400, 401, 404) },
      },
    },
    async ({ viewer, params }) => {
      const asked = params.rights.split(',');
      if (asked.length > MOST_AT_ONCE)
        throw invalid({ field: 'rights', code: 'too-many', values: { limit: MOST_AT_ONCE } });
      if (!asked.every((right) => pattern.test(right)))
        throw invalid({
          field: 'rights',
          code: 'wrong-pattern',
          values: { example: 'Student:Read,Student:Write' },
        });
      return Object.fromEntries(asked.map((right) => [right, viewer.has(right)]));
    },
  );
}
