import { createPlainClub } from '@tatami/sdk/plain';
import { earlyFetch } from '@tatami/web-runtime/early-fetch';
import { currentLanguage } from '@tatami/web-runtime/languages';
import { apiBase } from './api-base.ts';
import { log } from './log.ts';

/**
 * The club's server, as whoever is signed in sees it. Each call is made once: what is asked again, and when, the queries
 * say, and the marks that wait to be sent.
 */
export const club = createPlainClub({
  baseUrl: apiBase,
  fetch: earlyFetch,
  language: currentLanguage,
  log,
});
