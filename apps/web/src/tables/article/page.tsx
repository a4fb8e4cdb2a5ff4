import { articleRules } from '@tatami/sdk/rules/article';
import { describeTable } from '@tatami/tables/describe-table';
import { StatusTag } from '@tatami/ui';
import { place } from './place.ts';
import { slugOf } from './slug-of.ts';

export const table = describeTable(place, articleRules, {
  columns: [
    'titlePl',
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
  form: [
    ['titlePl'],
    ['leadPl'],
    ['bodyPl'],
    { heading: 'english', rows: [['titleEn'], ['leadEn'], ['bodyEn']] },
    {
      heading: 'publication',
      rows: [['slug'], ['category', 'author'], ['publishAt'], ['unpublishAt'], ['pinned']],
    },
  ],
  fields: {
    titlePl: {
      // A new one's address goes along with its title until it is typed.
      along: ({ titlePl = '' }, { id, titlePl: before = '', slug = '' }) =>
        id === undefined && slug === slugOf(before) ? { slug: slugOf(titlePl) } : {},
    },
  },
  actions: {
    publish: { when: ({ state }) => state !== 'published' },
    archive: { when: ({ state }) => state === 'published' },
  },
});
