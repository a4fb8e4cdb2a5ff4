import { queryOptions, useQuery } from '@tanstack/react-query';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

/** How much homework is to be done by the person and their children, and to be reviewed. */
const homeworkCountsQuery = queryOptions({
  queryKey: ['homework-submission', 'counts'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/homework-submission/counts', { signal })),
});

interface HomeworkCountProps {
  /** Receives how much there is, and the same in words. */
  onChange: (counted: { count: number; countLabel: string }) => void;
}

/** Counts for the menu, which shows it, what waits under homework. */
export function HomeworkCount({ onChange }: HomeworkCountProps) {
  const { t } = useI18n();
  const { data } = useQuery(homeworkCountsQuery);
  const due = data?.due ?? 0;
  const toReview = data?.toReview ?? 0;
  const countLabel = [
    due > 0 && t('user-homework.count.due', { count: due }),
    toReview > 0 && t('user-homework.count.toReview', { count: toReview }),
  ]
    .filter(Boolean)
    .join(', ');
  useEffect(() => onChange({ count: due + toReview, countLabel }), [due, toReview, countLabel, onChange]);
  return null;
}
