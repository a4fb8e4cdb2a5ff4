import { createClub } from '@tatami/sdk';
import { currentLanguage } from '../i18n/languages.ts';
import { apiBase } from './api-base.ts';
import { earlyFetch } from './early-fetch.ts';
import { log } from './log.ts';

/** The club's server, as whoever is signed in sees it. */
export const club = createClub({ baseUrl: apiBase, fetch: earlyFetch, language: currentLanguage, log });
