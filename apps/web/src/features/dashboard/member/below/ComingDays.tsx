import { useViewer } from '@tatami/tables/viewer';
import { Card, EmptyState, Link } from '@tatami/ui';
import { Agenda } from '@tatami/ui/Agenda';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { addDays, type LocalDate, localDate } from '@tatami/web-runtime/zoned-time';
import { Suspense, useState } from 'react';
import { daysOffByDay } from '../../../../lib/club/holiday-name.ts';
import type { Home } from '../../../../lib/club/home/home-queries.ts';
import { agendaDays } from '../../../../lib/club/training/agenda/agenda-days.ts';
import { useAgendaItem } from '../../../../lib/club/training/agenda/use-agenda-item.tsx';
import { useAbsences } from '../../../../lib/club/training/excuse/use-absences.ts';
import type { OwnStudent, Presence } from '../../../../lib/club/training/own-presences.ts';
import type { Training } from '../../../../lib/club/training/trainings.ts';

const ExcuseSheet = lazyOrNothing(
  async () => (await import('../../../../lib/club/training/excuse/excuse.ts')).ExcuseSheet,
);

const Absences = lazyOrNothing(
  async () => (await import('../../../../lib/club/training/excuse/excuse.ts')).Absences,
);

interface ComingDaysProps {
  student: OwnStudent;
  /** What is theirs, beside the one that is next. */
  trainings: readonly Training[];
  presences: readonly Presence[];
  daysOff: Home['daysOff'];
  today: LocalDate;
  now: number;
  areSeveral: boolean;
}

/** How many days are told of, from today on; the rest of them has a page. */
const daysAhead = 7;

/** The trainings of a week, day by day, each with its answer. */
export function ComingDays({
  student,
  trainings,
  presences,
  daysOff,
  today,
  now,
  areSeveral,
}: ComingDaysProps) {
  const { t, timeZone, language } = useI18n();
  const { has } = useViewer();
  const [excused, setExcused] = useState<Training>();
  const itemOf = useAgendaItem({ student, presences, now, onExcuse: setExcused });
  const last = addDays(today, daysAhead);
  const absences = useAbsences(presences, student, now).filter(
    ({ from }) => localDate(from, timeZone) <= last,
  );
  const names = daysOffByDay(daysOff, today, last, language, student.section);
  const days = agendaDays({ trainings, today, daysOff: names, itemOf }, [today, last], t, timeZone);
  return (
    <Card
      title={t('home.ahead')}
      padding="none"
      bleed
      actions={
        <Link href={`/dojo/presence-trainings${areSeveral ? `?student=${student.id}` : ''}`}>
          {t('home.ahead.all')}
        </Link>
      }
    >
      {absences.length > 0 && (
        <Suspense>
          <Absences {...{ student, absences }} />
        </Suspense>
      )}
      {days.length > 0 ? (
        <Agenda days={days} level={3} />
      ) : (
        <EmptyState
          size="small"
          icon={CalendarIcon}
          title={has('Training:Read') ? t('home.ahead.empty') : t('home.unseen.title')}
          description={has('Training:Read') ? undefined : t('home.unseen.text')}
        />
      )}
      {excused && (
        <Suspense>
          <ExcuseSheet
            {...{ student, now }}
            training={excused}
            length="one"
            onClose={() => setExcused(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
