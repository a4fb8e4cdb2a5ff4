import { useQuery } from '@tanstack/react-query';
import { Banner } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { filesQuery } from '../../../lib/files/files-of.ts';
import { filesOfAnswer, stepsQuery } from '../files/file-queries.ts';
import { HandedInFiles } from '../files/HandedInFiles.tsx';
import { whatChanged } from '../files/what-changed.ts';
import type { Submission } from '../homework-queries.ts';

/** The files of an answer; where it was given back before, first what is another since then. */
export function ChangedSince({ submission: { id, text } }: { submission: Submission }) {
  const { t } = useI18n();
  const { data: steps } = useQuery(stepsQuery(id));
  const { data: files } = useQuery(filesQuery(filesOfAnswer(id)));
  const changed = steps && files ? whatChanged(steps, files, text) : null;
  const list = (names: readonly string[]) => ({ count: names.length, names: names.join(', ') });
  const words = changed && [
    ...(changed.isTextNew ? [t('user-homework.review.changed.text')] : []),
    ...(changed.added.length > 0 ? [t('user-homework.review.changed.added', list(changed.added))] : []),
    ...(changed.removed.length > 0 ? [t('user-homework.review.changed.removed', list(changed.removed))] : []),
  ];
  return (
    <>
      {words && (
        <Banner tone="info" title={t('user-homework.review.changed')}>
          {words.length > 0 ? words.join('; ') : t('user-homework.review.changed.nothing')}
        </Banner>
      )}
      <HandedInFiles submission={id} since={changed?.since ?? null} />
    </>
  );
}
