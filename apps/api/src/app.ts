import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { accessControl } from './http/access.ts';
import { contract } from './http/contract.ts';
import { errorAnswers } from './http/errors.ts';
import { notFound } from './http/problem.ts';
import { problemSchema } from './http/responses.ts';
import { securityHeaders } from './http/security-headers.ts';
import { validateStrictly } from './http/validation.ts';
import { webApp } from './http/web-app.ts';
import { registerAbout } from './modules/about/index.ts';
import { registerAuthinfo } from './modules/authinfo/index.ts';
import { registerDayOff } from './modules/day-off/index.ts';
import { registerHealth } from './modules/health/index.ts';
import { tables } from './modules/index.ts';
import { registerOauth } from './modules/oauth/index.ts';
import { registerTraining } from './modules/training/index.ts';
import { registerTrainingSeries } from './modules/training-series/index.ts';
import type { Services } from './services.ts';
import { authenticate } from './session/authenticate.ts';
import { createSessions } from './session/sessions.ts';
import { listRows } from './table/endpoints/list.ts';
import { registerTable } from './table/register-table.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  /** Injected for tests. */
  now?: () => Date;
}

/** The server without its process: everything on one Fastify instance, nothing listening yet. */
export async function buildApp({
  config,
  database,
  now = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel.toLowerCase(),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 8_000 },
    return503OnClosing: true,
  });
  const services: Services = {
    config,
    database,
    sessions: createSessions(database, () => now().getTime()),
    now,
  };

  validateStrictly(app);
  // The schemas describe the answers; the rows come from the database with just these columns.
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(errorAnswers);
  await app.register(formbody, { bodyLimit: 16_384 });
  await app.register(contract, { config });
  await app.register(securityHeaders, { apiPrefix: config.apiPrefix });
  await app.register(accessControl, { authenticate: (request) => authenticate(services.sessions, request) });
  await app.register(routes, { prefix: config.apiPrefix, services });
  await app.register(webApp, { apiPrefix: config.apiPrefix });
  return app;
}

/** Everything under the API's prefix. */
const routes: FastifyPluginAsync<{ services: Services }> = async (api, { services }) => {
  api.setNotFoundHandler(() => {
    throw notFound();
  });
  api.addSchema(problemSchema);
  registerHealth(api, services);
  registerAbout(api, services);
  registerOauth(api, services);
  registerAuthinfo(api, services);
  for (const table of tables) {
    registerTable(api, table, services);
    // spec.md §7 names this path of its own.
    if (table.name === 'user') listRows(api, table, services, '/user/all');
  }
  registerTraining(api, services);
  registerTrainingSeries(api, services);
  registerDayOff(api, services);
  api.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    api.swagger(),
  );
};
