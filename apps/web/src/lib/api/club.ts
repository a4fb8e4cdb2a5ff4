import { createClub } from '@tatami/sdk';
import { earlyFetch } from '@tatami/web-runtime/early-fetch';
import { currentLanguage } from '@tatami/web-runtime/languages';
import { apiBase } from './api-base.ts';
import { log } from './log.ts';

/** The club's server, as whoever is signed in sees it. */
export const club = createClub({ baseUrl: apiBase, fetch: earlyFetch, language: currentLanguage, log });
