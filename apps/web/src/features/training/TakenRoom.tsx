import { Banner, Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Training } from '../../lib/club/training/trainings.ts';

/** That others are in the room at that time already: it may be meant, so it is told and not refused. */
export function TakenRoom({ by }: { by: readonly Pick<Training, 'id' | 'title' | 'startsAt' | 'endsAt'>[] }) {
  const { t, format } = useI18n();
  if (by.length === 0) return null;
  return (
    <Banner tone="warning" title={t('training.taken')}>
      {by.slice(0, shown).map(({ id, title, startsAt, endsAt }) => (
        <span key={id}>
          <Link href={`/dojo/training/${id}`}>{title}</Link>
          {`, ${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)}. `}
        </span>
      ))}
      {by.length > shown && `${t('training.taken.more', { count: by.length - shown })} `}
      {t('training.taken.goOn')}
    </Banner>
  );
}

const shown = 3;
