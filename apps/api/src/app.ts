import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { registerAbout } from './calls/about/index.ts';
import { mailOwners } from './calls/account-mails.ts';
import { registerArticle } from './calls/article/index.ts';
import { registerAuthinfo } from './calls/authinfo/index.ts';
import { registerCalendar } from './calls/calendar/index.ts';
import { registerCheckIn } from './calls/check-in/index.ts';
import { registerClubOverview } from './calls/club-overview/index.ts';
import { googleRedirect } from './calls/google/redirect.ts';
import { registerHealth } from './calls/health/index.ts';
import { registerHome } from './calls/home/index.ts';
import { registerKiosk } from './calls/kiosk/index.ts';
import { registerLeadRequest } from './calls/lead/index.ts';
import { registerMetrics } from './calls/metrics/index.ts';
import { describeServer, logout, oauth } from './calls/oauth/index.ts';
import { registerOutgoingMail } from './calls/outgoing-mail/index.ts';
import { registerProfile } from './calls/profile/index.ts';
import { registerRegistration } from './calls/registration/index.ts';
import { registerTickets } from './calls/ticket/index.ts';
import { unsubscribe } from './calls/unsubscribe/index.ts';
import { registerWebhook } from './calls/webhook/index.ts';
import { constraintsOf } from './database/constraints.ts';
import { boundedBody } from './http/bounded-body.ts';
import { compression } from './http/compression.ts';
import { contract } from './http/contract.ts';
import { errorAnswers } from './http/errors.ts';
import { refuseWhenFull } from './http/full-queue.ts';
import { measureRequests } from './http/measure-requests.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { notFound } from './http/problem.ts';
import { nameRequest, requestIds } from './http/request-id.ts';
import { type LogStream, logOptions, RequestLog } from './http/request-log.ts';
import { problemSchema } from './http/responses.ts';
import { securityHeaders } from './http/security-headers.ts';
import { answerUnreadable, answerUnroutable } from './http/unreadable.ts';
import { validateStrictly } from './http/validation.ts';
import { webApp } from './http/web-app.ts';
import { work } from './http/work.ts';
import { maintenance } from './maintenance.ts';
import { nowAndThen } from './now-and-then.ts';
import { allowUpgrades, registerRealtime } from './realtime/endpoint.ts';
import { knownRights, menuRights } from './rights/rights.ts';
import { createServices, type ServiceOptions, type Services } from './services.ts';
import { accessControl } from './session/access.ts';
import { authenticate } from './session/authenticate.ts';
import { fairShare } from './session/fair-share.ts';
import { articlePictures } from './site/article-pictures.ts';
import { loadSite, registerLandingWords, registerLogo, site } from './site/index.ts';
import { pageLinks } from './table/links.ts';
import { registerTable } from './table/register-table.ts';
import { modules, tables } from './tables/index.ts';

/** Bytes of a body from whoever isn't signed in. */
const LARGEST_FORM = 16_384;

export interface AppOptions extends ServiceOptions {
  logTo?: LogStream;
}

/** The server without its process: everything on one Fastify instance, nothing listening yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, logTo } = options;
  const app = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new RequestLog(config.logLevel),
    genReqId: nameRequest,
    bodyLimit: LARGEST_FORM,
    requestTimeout: 15_000,
    // What was asked for quickly may take longer: 5,000 rows of a file, on a machine that others load.
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 8_000 },
    // What still comes on an open connection while the server stops is served: the proxy in front sends the next elsewhere.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(config.apiPrefix) as never,
    clientErrorHandler: answerUnreadable,
    trustProxy: config.trustedProxies,
  });
  const services = createServices(options);

  await app.register(requestIds);
  await app.register(measureRequests, { metrics: services.metrics });
  await allowUpgrades(app);
  app.addHook('onReady', () => services.clubProfile.read());
  app.addHook('onReady', () =>
    services.queue.start(
      nowAndThen(({ message: reason }, count) =>
        app.log.warn({ reason, count }, 'the queue could not do something'),
      ),
    ),
  );
  app.addHook('onClose', async () => {
    await services.queue.stop();
    services.mailer.close();
  });
  mailOwners(services);
  validateStrictly(app);
  // The schemas describe the answers; the rows come from the database with just these columns.
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(errorAnswers, {
    constraints: constraintsOf(tables.map(({ table }) => table)),
    apiPrefix: config.apiPrefix,
  });
  // All is JSON, but for what a call takes in a room of its own.
  app.removeContentTypeParser('text/plain');
  await app.register(boundedBody);
  await app.register(compression);
  await app.register(contract, { config, menuRights });
  await app.register(securityHeaders, { apiPrefix: config.apiPrefix });
  await app.register(accessControl, {
    knownRights: knownRights(tables),
    authenticate: (request) => authenticate(services, request),
  });
  const built = await loadSite();
  await app.register(routes, { prefix: config.apiPrefix, services, built });
  describeServer(app, services);
  await app.register(maintenance, { services });
  await app.register(articlePictures, { services });
  registerLogo(app, services);
  await app.register(site, { services, built });
  await app.register(webApp, { apiPrefix: config.apiPrefix, clubName: () => services.config.clubName });
  return app;
}

/** What calls are answered with. */
interface Answering {
  services: Services;
  built: Awaited<ReturnType<typeof loadSite>>;
}

/** Everything under the API's prefix. */
const routes: FastifyPluginAsync<Answering> = async (api, { services, built }) => {
  const refuse = () => {
    throw notFound();
  };
  api.setNotFoundHandler(refuse);
  // Before the pages of the web app, which would take every other address.
  api.get('/*', { config: { access: 'public' }, schema: { hide: true } }, refuse);
  api.addSchema(problemSchema);
  api.addSchema(pageLinks);
  const refuseTheRest = refuseOtherMethods(api);
  // Whether the server is alive, and how it fares, is answered also when it is busy; a connection that stays is no request
  // under way.
  registerHealth(api, services, registerRealtime(api, services));
  registerMetrics(api, services);
  await api.register(requests, { services, built });
  refuseTheRest();
};

/** What is worked on for those who wait for its answer. */
const requests: FastifyPluginAsync<Answering> = async (api, { services, built }) => {
  await api.register(work);
  // Who waits for others of their own takes no room of those who don't.
  await api.register(fairShare, { metrics: services.metrics });
  await api.register(refuseWhenFull, { metrics: services.metrics });
  registerAbout(api, services);
  await api.register(oauth, { services });
  logout(api, services);
  googleRedirect(api, services);
  registerRegistration(api, services);
  registerLeadRequest(api, services);
  registerArticle(api, services);
  registerTickets(api, services);
  registerOutgoingMail(api, services);
  registerWebhook(api, services);
  registerCalendar(api, services);
  registerCheckIn(api, services);
  registerKiosk(api, services);
  registerClubOverview(api, services);
  await api.register(unsubscribe, { services });
  registerAuthinfo(api, services);
  registerProfile(api, services, tables);
  for (const module of modules) registerTable(api, module, services);
  registerHome(api, services);
  registerLandingWords(api, services, built);
  api.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    api.swagger(),
  );
};
