import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';

/** `GET /authinfo/roles`: names of the groups the caller is in. */
export function roles(app: FastifyInstance): void {
  app.get(
    '/authinfo/roles',
    {
      config: { access: 'signed-in', withToken: 'always' },
      schema: {
        operationId: 'roles',
        summary: 'The caller’s groups',
        description: 'Their names. What a group may do stands in the table `rightto`.',
        tags: ['authinfo'],
        response: { 200: Type.Array(Type.String()), ...problemResponses(401) },
      },
    },
    async ({ viewer }) => viewer.groups,
  );
}
