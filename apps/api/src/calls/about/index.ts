import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { contractVersion } from '../../http/contract-version.ts';
import type { Services } from '../../services.ts';
import { nullable } from '../../table/fields.ts';
import { logoHref } from '../../tables/club-profile/index.ts';
import { demoUsernames, readDemoPeople, registerDemoFaces } from './demo-people.ts';

/** `GET /about`: what anybody may know of this club's server. */
export function registerAbout(app: FastifyInstance, services: Services): void {
  const { config, clubProfile } = services;
  if (config.demo) registerDemoFaces(app, services);
  app.get(
    '/about',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'about',
        summary: 'The club and its zone',
        description:
          'What a page shows before anybody has signed in. Days and times of the club are those of its zone.',
        tags: ['club'],
        response: {
          200: Type.Object({
            contract: Type.String({
              description: 'The version of this contract, as every answer says it in `Tatami-Contract`.',
            }),
            clubName: Type.String(),
            logo: nullable(
              Type.String({ description: 'Where the picture is that the club has for its logo.' }),
            ),
            theme: nullable(
              Type.String({ description: 'The theme that people find who have chosen none themselves.' }),
            ),
            timezone: Type.String({ description: 'IANA name.' }),
            google: Type.Boolean({ description: 'Whether signing in with Google is set up.' }),
            mail: Type.Boolean({
              description:
                'Whether mails are sent: without a mail server they become files on the club’s own.',
            }),
            terms: nullable(clubText('The rules that members agree to.')),
            privacy: nullable(clubText('What becomes of their data.')),
            demo: Type.Boolean(),
            demoUsers: Type.Array(
              Type.Object({
                username: Type.String({ enum: demoUsernames }),
                password: Type.String(),
                role: Type.String({ description: 'The group they are in.' }),
                firstName: Type.String(),
                lastName: Type.String(),
                beltColor: nullable(
                  Type.String({ description: 'The colour of the belt they wear, `#rrggbb`.' }),
                ),
                face: nullable(
                  Type.String({ description: 'Where their picture is, from the address of the API on.' }),
                ),
              }),
              {
                description: 'Whom to try the example club as; empty otherwise.',
              },
            ),
          }),
        },
      },
    },
    async () => ({
      contract: contractVersion,
      clubName: config.clubName,
      logo: logoHref(clubProfile.current()),
      theme: clubProfile.current().theme,
      timezone: config.clubTimezone,
      google: config.google !== null,
      mail: config.smtpUrl !== null,
      terms: config.terms,
      privacy: config.privacy,
      demo: config.demo,
      demoUsers: config.demo ? await readDemoPeople(services) : [],
    }),
  );
}

const clubText = (description: string) =>
  Type.Object({ url: Type.String({ format: 'uri' }), version: Type.String() }, { description });
