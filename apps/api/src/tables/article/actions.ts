import { conflict } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import type { Article } from './columns.ts';
import { draftOf, dropDraft, refuseUnfinished } from './drafts.ts';
import { asColumns, textsOf } from './texts.ts';
import { noteVersion } from './versions.ts';

/** SQL: an article `t` is there for everybody. Its times hold to the second, before the state follows them. */
export const isPublished = `t.state in ('scheduled', 'published')
  and (t.publish_at is null or t.publish_at <= now()) and (t.unpublish_at is null or t.unpublish_at > now())`;

/**
 * The ways from one state of an article to the next (domain.md, article): `draft → scheduled → published → archived`.
 */
export const articleActions: Record<'publish' | 'archive', RowAction<Article>> = {
  /** One whose time is still to come is scheduled, and appears by itself. Its draft is what is published. */
  publish: {
    summary: 'Publish an article, or schedule it for its time',
    description:
      'One whose `publishAt` is still to come appears by itself. What was written since it was last published is published with it; that of one that is published already, too.',
    async change({ client, now }, { id, state, publishAt, unpublishAt, ...row }) {
      const moment = now.toISOString();
      const draft = await draftOf(client, id);
      await refuseUnfinished(client, id, draft ?? textsOf(row));
      const texts = draft ? asColumns(draft) : {};
      if (state === 'published') return draft ? texts : null;
      if (unpublishAt && unpublishAt <= moment) throw conflict('article-over');
      if (publishAt && publishAt > moment) return { ...texts, state: 'scheduled' };
      return {
        ...texts,
        state: 'published',
        publishAt: state === 'archived' ? moment : (publishAt ?? moment),
      };
    },
    async after(context, row) {
      await dropDraft(context, row.id);
      await noteVersion(context, row.id, { kind: 'published', texts: textsOf(row) });
    },
  },
  archive: {
    summary: 'Take an article back from the readers',
    description: 'It stays, for whoever writes articles, and can be published again.',
    change: () => ({ state: 'archived' }),
  },
};
