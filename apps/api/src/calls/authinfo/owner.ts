import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { ownStudent, ownStudentsOf } from './own-students.ts';

const actingFor = Type.Object(
  { students: Type.Array(Type.Ref('OwnStudent'), { description: 'Themselves first, then their children.' }) },
  {
    $id: 'Owner',
    description: 'Whom the signed-in user acts for: themselves, and the children they are a guardian of.',
  },
);

/** `GET /authinfo/owner`: the students the caller acts for: themselves, and those they are a guardian of. */
export function owner(app: FastifyInstance, services: Services): void {
  app.addSchema(ownStudent);
  app.addSchema(actingFor);
  app.get(
    '/authinfo/owner',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'owner',
        summary: 'Whom the caller acts for',
        description: 'The students that the caller is, or is a guardian of.',
        tags: ['authinfo'],
        response: {
          200: Type.Ref('Owner'),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => ({ students: await ownStudentsOf(services, viewer) }),
  );
}
