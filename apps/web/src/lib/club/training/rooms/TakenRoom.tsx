import { Banner, Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Planned } from './clashes.ts';

interface TakenRoomProps {
  by: readonly Planned[];
  /** There is something to be saved beside it. */
  isDraft?: boolean;
  /** Whether it is about several trainings, which may be in several rooms. */
  areSeveral?: boolean;
}

/** The note that others are in a room at that time already: it may be meant, so it is told and not refused. */
export function TakenRoom({ by, isDraft = false, areSeveral = false }: TakenRoomProps) {
  const { t, format } = useI18n();
  if (by.length === 0) return null;
  return (
    <div data-paper="none">
      <Banner tone="warning" title={t(areSeveral ? 'training.taken.several' : 'training.taken')}>
        {by.slice(0, shown).map(({ id, title, startsAt, endsAt }) => (
          <span key={`${id} ${startsAt} ${title}`}>
            {id ? <Link href={`/dojo/training/${id}`}>{title}</Link> : title}
            {`, ${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)}. `}
          </span>
        ))}
        {by.length > shown && `${t('training.taken.more', { count: by.length - shown })} `}
        {isDraft && t('training.taken.goOn')}
      </Banner>
    </div>
  );
}

const shown = 3;
