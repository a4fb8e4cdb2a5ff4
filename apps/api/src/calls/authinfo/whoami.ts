import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { nullable, oneOf } from '../../table/fields.ts';
import { languages, unnamed } from '../../tables/user/columns.ts';

const person = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id of their user.' }),
    username: Type.String({ description: 'The name they sign in with.' }),
    firstName: Type.String({ description: 'The first name.' }),
    lastName: Type.String({ description: 'The last name.' }),
    isNamed: Type.Boolean({
      description: 'False of the first administrator until they say what they are called.',
    }),
    picture: nullable(Type.String({ description: 'The name of their picture; null without one.' })),
    language: oneOf(languages, { description: 'The language they are written to in.' }),
    mustShowSecondFactor: Type.Boolean({
      description: 'The club demands a second factor; set one up to use your rights.',
    }),
    toAccept: Type.Array(oneOf(['terms', 'privacy']), {
      description:
        'Texts of the club whose present edition they have not accepted; `/about` says where they are.',
    }),
    student: nullable(
      Type.String({ format: 'uuid', description: 'The student that they are, if they train.' }),
    ),
  },
  { $id: 'Whoami', description: 'Who is signed in.' },
);

/** `GET /authinfo/whoami`: who is signed in. */
export function whoami(app: FastifyInstance, { config, database }: Services): void {
  app.addSchema(person);
  app.get(
    '/authinfo/whoami',
    {
      config: { access: 'signed-in', withToken: 'always' },
      schema: {
        operationId: 'whoami',
        summary: 'Who is signed in',
        description: 'The caller, and the student that they are, if any.',
        tags: ['authinfo'],
        response: {
          200: Type.Ref('Whoami'),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const { rows } = await database.pool.query({
        name: 'whoami',
        text: `select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.picture, u.language, s.id as student,
                 u.terms_version as terms, u.privacy_version as privacy
               from "user" u left join student s on s."user" = u.id where u.id = $1`,
        values: [viewer.id],
      });
      const { terms, privacy, ...person } = rows[0];
      const accepted: Record<string, string | null> = { terms, privacy };
      const toAccept = (['terms', 'privacy'] as const).filter(
        (text) => config[text] && config[text].version !== accepted[text],
      );
      const isNamed = person.firstName !== unnamed.firstName || person.lastName !== unnamed.lastName;
      return { ...person, isNamed, mustShowSecondFactor: viewer.mustShowSecondFactor, toAccept };
    },
  );
}
