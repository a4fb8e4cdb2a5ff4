import { ButtonLink } from '@tatami/ui';
import { RollCallIcon } from '@tatami/ui/icons';
import { MatHero } from '@tatami/ui/MatHero';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import type { Mat } from './mat-query.ts';

const minute = 60_000;

/** The class that is on, or the next one: how many there are, how much of it is over, and the way to the roll call. */
export function MatHead({ mat: { training, here, expected }, now }: { mat: Mat; now: number }) {
  const { t, format, timeZone } = useI18n();
  const { id, title, startsAt, endsAt, workplaceName, workplaceRoom } = training;
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const isRunning = from <= now && now < to;
  const isToday = localDate(startsAt, timeZone) === localDate(new Date(now), timeZone);
  const isAhead = now < from && here.length === 0;
  const count = isAhead ? expected.length : here.length;
  return (
    <MatHero
      group={groupOf(training)}
      title={title}
      detail={[
        !isToday && capitalize(format.dateOf(startsAt, 'weekday')),
        format.timeRange(startsAt, endsAt),
        workplaceRoom ?? workplaceName,
      ]
        .filter(Boolean)
        .join(', ')}
      count={format.number(count)}
      label={t(isAhead ? 'mat.declared' : now < to ? 'mat.here' : 'mat.were', { count })}
      {...(isRunning && {
        time: {
          share: (now - from) / (to - from),
          over: t('mat.over', { count: Math.floor((now - from) / minute) }),
          left: t('mat.left', { count: Math.ceil((to - now) / minute) }),
        },
      })}
      actions={
        <ButtonLink icon={RollCallIcon} href={`/dojo/training/${id}`}>
          {t('dashboard.rollCall')}
        </ButtonLink>
      }
    />
  );
}
