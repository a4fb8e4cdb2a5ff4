import { queryOptions } from '@tanstack/react-query';
import type { Entity, paths } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

export const textFields = ['titlePl', 'titleEn', 'leadPl', 'leadEn', 'bodyPl', 'bodyEn'] as const;

/** The texts of an article as they are written; none is the empty text. */
export type Texts = Record<(typeof textFields)[number], string>;

export type Writing = paths['/article/{id}/writing']['get']['responses'][200]['content']['application/json'];
export type ArticleVersion = Writing['versions'][number];
export type Whom = Writing['writers'][number];

export const textsOf = (row: Partial<Record<keyof Texts, string | null>>): Texts =>
  Object.fromEntries(textFields.map((field) => [field, row[field] ?? ''])) as Texts;

export const isSame = (one: Texts, other: Texts): boolean =>
  textFields.every((field) => one[field] === other[field]);

const of = (id: string) => ({ params: { path: { id } } });

/** An article and how it is being written. */
export const writingQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', 'writing', id],
    queryFn: async ({ signal }) => {
      const writing = dataOf(await club.api.GET('/article/{id}/writing', { ...of(id), signal }));
      // Afterwards: what a draft became is not taken for what was there before it.
      const article: Entity<'article'> = await club.table('article').get(id, { signal });
      return { article, writing };
    },
    staleTime: 0,
  });

/** The texts of a version; they never change. */
export const versionQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['article-version', id, version],
    queryFn: async ({ signal }) =>
      dataOf(
        await club.api.GET('/article/{id}/writing/version/{version}', {
          params: { path: { id, version } },
          signal,
        }),
      ) as Texts,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const saveDraft = async (id: string, texts: Texts, seen: number) =>
  dataOf(await club.api.PUT('/article/{id}/writing/draft', { ...of(id), body: { ...texts, seen } }));

export const dropDraft = (id: string): Promise<unknown> =>
  club.api.DELETE('/article/{id}/writing/draft', of(id));

export const keepVersion = (id: string, note?: string): Promise<unknown> =>
  club.api.POST('/article/{id}/writing/version', { ...of(id), body: note ? { note } : {} });

export const sayOpen = (id: string, isOpen: boolean): Promise<unknown> =>
  club.api.PUT('/article/{id}/writing', { ...of(id), body: { isOpen } });

export const sayDecorative = (id: string, picture: string): Promise<unknown> =>
  club.api.PUT('/article/{id}/writing/picture/{picture}', {
    params: { path: { id, picture } },
    body: { isDecorative: true },
  });

export const makePreviewLink = async (id: string, days: number) =>
  dataOf(await club.api.POST('/article/{id}/writing/preview-link', { ...of(id), body: { days } }));

export const withdrawPreviewLink = (id: string, link: string): Promise<unknown> =>
  club.api.DELETE('/article/{id}/writing/preview-link/{link}', { params: { path: { id, link } } });

/** Publishes it, or takes it back. */
export const act = (id: string, action: 'publish' | 'archive'): Promise<unknown> =>
  club.api.POST(`/article/{id}/${action}`, of(id));
