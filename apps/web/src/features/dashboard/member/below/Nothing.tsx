import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, EmptyState } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { LocalDate } from '@tatami/web-runtime/zoned-time';
import { dayOffName } from '../../../../lib/club/holiday-name.ts';
import type { Home } from '../../../../lib/club/home/home-queries.ts';
import type { OwnStudent } from '../../../../lib/club/training/own-presences.ts';

interface NothingAheadProps {
  student: OwnStudent;
  today: LocalDate;
  daysOff: Home['daysOff'];
}

/** No training in sight: the club rests, or has planned nothing yet. */
export function NothingAhead({ student, today, daysOff }: NothingAheadProps) {
  const { t, format, language } = useI18n();
  const { has } = useViewer();
  const off = daysOff.find(({ dateFrom, dateTo }) => dateFrom <= today && today <= dateTo);
  const { relation, firstName: name } = student;
  return (
    <Card>
      <EmptyState
        icon={CalendarIcon}
        title={has('Training:Read') ? t('home.none.title', { relation, name }) : t('home.unseen.title')}
        description={
          !has('Training:Read')
            ? t('home.unseen.text')
            : off
              ? t('home.none.break', {
                  name: dayOffName(off, language),
                  day: format.date(off.dateTo, 'weekday'),
                })
              : t('home.none.text')
        }
        action={has('Training:Read') && <ButtonLink href="/dojo/training">{t('home.none.plan')}</ButtonLink>}
      />
    </Card>
  );
}

/** Whoever neither trains nor answers for a child sees what the club plans; the note above says what to do. */
export function NobodyTrains() {
  const { t } = useI18n();
  const { has } = useViewer();
  if (!has('Training:Read')) return null;
  return (
    <Card>
      <EmptyState
        icon={CalendarIcon}
        title={t('home.nobody.title')}
        description={t('home.nobody.text')}
        action={<ButtonLink href="/dojo/training">{t('home.none.plan')}</ButtonLink>}
      />
    </Card>
  );
}
