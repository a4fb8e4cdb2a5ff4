import { conflict } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import type { Article } from './columns.ts';

/** SQL: an article `t` is there for everybody. Its times hold to the second, before the state follows them. */
export const isPublished = `t.state in ('scheduled', 'published')
  and (t.publish_at is null or t.publish_at <= now()) and (t.unpublish_at is null or t.unpublish_at > now())`;

/**
 * The ways from one state of an article to the next (domain.md, article): `draft → scheduled → published → archived`.
 */
export const articleActions: Record<'publish' | 'archive', RowAction<Article>> = {
  /** One whose time is still to come is scheduled, and appears by itself. */
  publish: {
    summary: 'Publish an article, or schedule it for its time',
    description: 'One whose `publishAt` is still to come appears by itself.',
    change({ now }, { state, publishAt, unpublishAt }) {
      const moment = now.toISOString();
      if (state === 'published') return null;
      if (unpublishAt && unpublishAt <= moment) throw conflict('article-over');
      if (publishAt && publishAt > moment) return { state: 'scheduled' };
      return { state: 'published', publishAt: state === 'archived' ? moment : (publishAt ?? moment) };
    },
  },
  archive: {
    summary: 'Take an article back from the readers',
    description: 'It stays, for whoever writes articles, and can be published again.',
    change: () => ({ state: 'archived' }),
  },
};
