import { queryOptions } from '@tanstack/react-query';
import type { Entity, paths } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

export type LandingSection = Entity<'landing-section'>;
export type Price = Entity<'price'>;
export type ClubContact = Entity<'club-contact'>;

/** All that the club says on its page, as it is stored. */
export interface ClubPage {
  sections: LandingSection[];
  prices: Price[];
  contact: ClubContact;
}

const all = { size: 200, sort: 'rank,asc' } as const;

const sectionsQuery = queryOptions({
  queryKey: ['landing-section', 'page'],
  queryFn: async ({ signal }) => {
    const { results } = await club.table('landing-section').list(all, { signal });
    // The hero is first wherever it stands.
    return results.toSorted((one, other) => Number(other.kind === 'hero') - Number(one.kind === 'hero'));
  },
});

const pricesQuery = queryOptions({
  queryKey: ['price', 'page'],
  queryFn: async ({ signal }) => (await club.table('price').list(all, { signal })).results,
});

const contactQuery = queryOptions({
  queryKey: ['club-contact', 'page'],
  queryFn: async ({ signal }) => {
    const { results } = await club.table('club-contact').list({ size: 1 }, { signal });
    return results[0] ?? null;
  },
});

export const clubPageQueries = [sectionsQuery, pricesQuery, contactQuery] as const;

type Body<Path extends '/landing' | '/landing/preview'> =
  paths[Path]['post']['requestBody']['content']['application/json'];

export type SavedWords = Body<'/landing'>;
export type PreviewedWords = Body<'/landing/preview'>;

/** Stores all of it at once. @returns the sections and prices that were saved, in their order */
export const saveWords = async (body: SavedWords) =>
  dataOf(
    await club.api.POST('/landing', {
      body,
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
    }),
  );

/** The page as it would be. */
export const previewQuery = (body: PreviewedWords) =>
  queryOptions({
    queryKey: ['club-page-preview', body],
    queryFn: async ({ signal }) => {
      const { html, ours } = dataOf(await club.api.POST('/landing/preview', { body, signal }));
      // A document that the browser has made itself has no address that its files could be beside.
      return { html: html.replaceAll(/(?<=["\s])\/site\//g, `${location.origin}/site/`), ours };
    },
    staleTime: 60_000,
    gcTime: 60_000,
  });
