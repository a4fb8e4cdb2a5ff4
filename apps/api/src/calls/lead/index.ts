import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { languageOf } from '../../http/messages.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { firstClassRequest, requestFirstClass, tidyRequest } from '../../tables/lead/index.ts';

/** `POST /lead/request`: somebody whom the club does not know asks for a first class. */
export function registerLeadRequest(app: FastifyInstance, services: Services): void {
  app.post(
    '/lead/request',
    {
      config: { access: 'public' },
      preValidation: async (request) => {
        request.body = tidyRequest(request.body);
      },
      schema: {
        operationId: 'requestFirstClass',
        summary: 'Ask for a first class',
        description:
          'For whoever is new to the club. Those who run it hear of it, and who left an address gets a mail. The answer tells nothing of what is stored; the same once more within ten minutes is one request.',
        tags: ['lead'],
        body: firstClassRequest,
        response: {
          204: Type.Null({ description: 'It has come.' }),
          ...problemResponses(400, 429),
        },
      },
    },
    async ({ body, ip, headers }, reply) => {
      const language = languageOf(headers['accept-language']);
      await requestFirstClass(services, body, { address: ip, language });
      return reply.code(204).send();
    },
  );
}
