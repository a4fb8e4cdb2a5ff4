import type { Entity } from '@tatami/sdk';
import { leadsTo } from '@tatami/tables/describe-place';
import { useViewer } from '@tatami/tables/viewer';
import { Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { place } from '../exam-candidate/place.ts';

/** How many are to be examined, and the way to them for who may see them. */
export function CandidateCount({ of: { id, name, candidateCount } }: { of: Entity<'exam'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  if (!leadsTo(place, has)) return candidateCount;
  return (
    <Link
      href={`/dojo/exam-candidate?exam=${id}`}
      aria-label={`${candidateCount}, ${t('exam.candidates.of', { name })}`}
    >
      {String(candidateCount)}
    </Link>
  );
}
