import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { problemResponses } from './responses.ts';

interface Options {
  config: Config;
  /** The rights that no route asks for; those that one asks for stand with it, as `x-access`. */
  menuRights: readonly string[];
}

/** What every call can be answered with, and every call that may carry a body. */
const busy = problemResponses(503);
const unreadable = problemResponses(400, 413, 415);

/** Gathers the routes' schemas into the OpenAPI 3.1 document, and serves it. */
export const contract = fp<Options>(
  async (app: FastifyInstance, { config, menuRights }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Tatami',
          version: '1',
          description: 'The software of a martial-arts club.',
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: config.apiPrefix }],
        components: {
          securitySchemes: {
            session: { type: 'http', scheme: 'bearer' },
            client: {
              type: 'http',
              scheme: 'basic',
              description: 'Client photoclient; its secret is empty unless the club sets one.',
            },
          },
        },
        security: [{ session: [] }],
        ...{ 'x-menu-rights': menuRights },
      },
      transform: ({ schema, url, route }) => ({
        schema: {
          ...schema,
          response: { ...busy, ...(route.method !== 'GET' && unreadable), ...(schema?.response as object) },
          'x-access': route.config?.access,
        },
        url,
      }),
      stripBasePath: true,
      refResolver: {
        buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
      },
    });
  },
  { name: 'contract' },
);
