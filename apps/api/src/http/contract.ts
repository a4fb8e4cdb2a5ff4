import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { MOST_NAMES } from './bounded-body.ts';
import { contractVersion } from './contract-version.ts';
import { type DocumentSchema, exampleOf, resolve, type Schemas } from './example.ts';
import { problemResponses } from './responses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it says itself how it fails: in other words than problem documents. */
    ownFailures?: true;
  }
}

interface Options {
  config: Config;
  /** The rights that no route asks for; those that one asks for stand with it, as `x-access`. */
  menuRights: readonly string[];
}

/** JSON with links: what a table answers is both, by the name that is asked for. */
export const HAL = 'application/hal+json';

/** What any call may be answered with, and what any that may carry a body. */
const anyCall = problemResponses(431, 503);
const unreadable = problemResponses(400, 413, 415);

interface Media {
  schema?: DocumentSchema;
  example?: unknown;
}

interface Operation {
  parameters?: { schema: DocumentSchema; in: string; name: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
  tags?: { name: string; description: string }[];
}

/** Gathers the routes' schemas into the OpenAPI 3.1 document, and serves it. */
export const contract = fp<Options>(
  async (app: FastifyInstance, { config, menuRights }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Tatami',
          version: contractVersion,
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
          ...(route.config?.access === 'public' && { security: [] }),
          ...schema,
          response: { ...failuresOf(route), ...(schema?.response as object) },
          'x-access': route.config?.access,
          ...(route.config?.withToken === 'never' && { 'x-token': 'never' }),
        },
        url,
      }),
      transformObject: (document) =>
        'openapiObject' in document ? (completed(document.openapiObject as never) as never) : {},
      stripBasePath: true,
      refResolver: {
        buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
      },
    });
  },
  { name: 'contract' },
);

const failuresOf = ({ method, config }: RouteOptions): object =>
  config?.ownFailures
    ? {}
    : {
        ...anyCall,
        ...(method !== 'GET' && unreadable),
        // Whoever has signed in may, and a program as its token says.
        ...(config?.access === 'signed-in' && problemResponses(403)),
      };

/** The document with what follows from its schemas: rows are HAL too, bodies have bounds, and all has an example. */
function completed(gathered: OpenApi): OpenApi {
  const document = structuredClone(gathered);
  const { schemas } = document.components;
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations))) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (status >= '300') continue;
      const json = content?.['application/json'];
      if (content && json && resolve(json.schema ?? {}, schemas).properties?._links) content[HAL] = json;
      for (const media of Object.values(content ?? {})) showOne(media, schemas, 'read');
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      bound(media.schema, schemas);
      showOne(media, schemas, 'written');
    }
    for (const parameter of operation.parameters ?? [])
      if (parameter.in === 'path')
        parameter.example = exampleOf(parameter.schema, schemas, 'written', parameter.name);
  }
  document.tags = Object.values(schemas).flatMap(({ 'x-table': table, description = '' }) =>
    table ? [{ name: table.name, description }] : [],
  );
  return document;
}

function showOne(media: Media, schemas: Schemas, use: 'read' | 'written'): void {
  const example = media.schema && exampleOf(media.schema, schemas, use);
  if (example !== undefined) media.example = example;
}

/** No object in a body has more names than are looked at. */
function bound(given: DocumentSchema | undefined, schemas: Schemas): void {
  if (!given) return;
  const schema = resolve(given, schemas);
  if (schema.maxProperties !== undefined) return;
  if ([schema.type].flat().includes('object')) schema.maxProperties = MOST_NAMES;
  for (const part of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), schema.items])
    bound(part, schemas);
}
