import type { Draft } from '@tatami/sdk';
import { articleRules } from '@tatami/sdk/rules/article';
import { describeTable } from '@tatami/tables/describe-table';
import { PicturedName } from '@tatami/tables/PicturedName';
import { picturedRows } from '@tatami/tables/pictured-rows';
import { StatusTag } from '@tatami/ui';
import { lazy } from 'react';
import { ArticlesPage } from '../../features/article/ArticlesPage.tsx';
import { slugOf } from '../../lib/club/article/slug-of.ts';
import { CoverInput } from './CoverInput.tsx';
import { place } from './place.ts';

const hasCover = ({ cover }: Draft<'article'>) => Boolean(cover);

const { picture: sizes } = articleRules.fields.cover;

export const table = describeTable(place, articleRules, {
  pictured: picturedRows(articleRules),
  columns: [
    {
      field: 'titlePl',
      cell: ({ id, cover, titlePl }) => (
        <PicturedName of="article" {...{ id, sizes }} picture={cover} icon={place.icon} name={titlePl} />
      ),
    },
    'category',
    { field: 'author', shows: 'authorName' },
    { field: 'publishAt', withTime: true },
    {
      field: 'state',
      tones: { draft: 'neutral', scheduled: 'info', published: 'success', archived: 'warning' },
    },
    {
      field: 'pinned',
      fromDesktop: true,
      cell: ({ pinned }, { t }) => pinned && <StatusTag status="info">{t('article.pinned.true')}</StatusTag>,
    },
  ],
  inFile: ['coverAltPl', 'coverAltEn'],
  form: [
    ['titlePl'],
    ['leadPl'],
    ['cover'],
    ['coverAltPl'],
    ['bodyPl'],
    { heading: 'english', rows: [['titleEn'], ['leadEn'], ['coverAltEn'], ['bodyEn']] },
    {
      heading: 'publication',
      rows: [['slug'], ['category', 'author'], ['publishAt'], ['unpublishAt'], ['pinned']],
    },
  ],
  fields: {
    cover: { Input: CoverInput },
    coverAltPl: { when: hasCover, required: hasCover },
    coverAltEn: { when: hasCover },
    titlePl: {
      // A new one's address goes along with its title until it is typed.
      along: ({ titlePl = '' }, { id, titlePl: before = '', slug = '' }) =>
        id === undefined && slug === slugOf(before) ? { slug: slugOf(titlePl) } : {},
    },
  },
  Drawer: lazy(async () => ({
    default: (await import('../../features/article/ArticleDrawer.tsx')).ArticleDrawer,
  })),
  Page: ArticlesPage,
  actions: {
    publish: { when: ({ state }) => state !== 'published' },
    archive: { when: ({ state }) => state === 'published' },
  },
});
