import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import { oneOf } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { inWriteContext } from '../../table/write.ts';
import { sections } from '../student/columns.ts';
import { type Audience, reachOf } from './audience.ts';
import { announcementAudiences } from './columns.ts';
import { refuseOthersPeople } from './may-write.ts';

const id = (description: string) => Type.Optional(Type.String({ format: 'uuid', description }));
const count = (description: string) => Type.Integer({ minimum: 0, description });

/** `GET /announcement/reach`: whom an announcement would go out to, before it does. */
export function announcementReach(app: FastifyInstance, services: TableServices): void {
  app.get<{ Querystring: Partial<Audience> & Pick<Audience, 'audience'> }>(
    '/announcement/reach',
    {
      config: { access: { right: 'Announcement:Write', orOwn: true } },
      schema: {
        operationId: 'announcementReach',
        summary: 'How many people an announcement would reach',
        description: 'As things are now; of whom it is sent to later it is decided then.',
        tags: ['announcement'],
        querystring: Type.Object(
          {
            audience: oneOf(announcementAudiences, { description: 'Whom it is for.' }),
            section: Type.Optional(oneOf(sections, { description: 'The age group.' })),
            group: id('The group of users.'),
            training: id('The training.'),
            student: id('The person.'),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            accounts: count('The accounts that hear of it, without the caller’s own.'),
            withoutAccount: count('Those who train and for whom nobody has an account.'),
          }),
          ...problemResponses(400, 401, 403),
        },
      },
    },
    ({ viewer, query }) =>
      inWriteContext(services, viewer, async (context) => {
        await refuseOthersPeople(context, query, null);
        const { section = null, group = null, training = null, student = null } = query;
        return reachOf(context, { audience: query.audience, section, group, training, student }, viewer.id);
      }),
  );
}
