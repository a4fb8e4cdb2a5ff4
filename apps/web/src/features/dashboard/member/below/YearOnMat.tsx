import { Card, Columns, Link, Stack, Stat, Text } from '@tatami/ui';
import { type YearDay, YearMap } from '@tatami/ui/YearMap';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { LocalDate } from '@tatami/web-runtime/zoned-time';
import { groupOf, groupText } from '../../../../lib/club/group/group-of.ts';
import type { TrainingYear } from '../../../../lib/club/home/home-queries.ts';
import type { OwnStudent } from '../../../../lib/club/training/own-presences.ts';
import { rhythmOf } from '../rhythm.ts';

interface YearOnMatProps {
  student: OwnStudent;
  year: TrainingYear;
  today: LocalDate;
}

/** How somebody has trained for a year: how often, in which streaks, and every day in the hue of its group. */
export function YearOnMat({ student, year: { from, days }, today }: YearOnMatProps) {
  const { t, format } = useI18n();
  const { streak, longest } = rhythmOf(days, today);
  const shown: Record<LocalDate, YearDay> = Object.fromEntries(
    days.map(({ day, trainings: count, ...what }) => [day, { group: groupOf(what), count }]),
  );
  const byGroup = Map.groupBy(Object.values(shown), ({ group }) => group);
  const whose = student.relation === 'child' ? student.firstName : undefined;
  const groups = [...byGroup].toSorted(([, one], [, other]) => other.length - one.length);
  return (
    <Card
      title={t('home.year')}
      actions={
        <Link href={`/dojo/student/${student.id}`} aria-label={whose && `${t('home.history')}: ${whose}`}>
          {t('home.history')}
        </Link>
      }
    >
      <Stack space={16}>
        {days.length > 0 ? (
          <Columns layout={2} space={16} from="always" align="start">
            <Stat
              size="large"
              value={format.number(days.length)}
              label={t('home.year.days', { count: days.length })}
            />
            <Stat
              size="large"
              value={format.number(streak)}
              label={t('home.year.streak', { count: streak, longest })}
            />
          </Columns>
        ) : (
          <Text tone="muted">{t('home.year.empty', { relation: student.relation })}</Text>
        )}
        <YearMap
          label={t('home.year.of', { name: student.firstName })}
          from={from}
          to={today}
          days={shown}
          textOf={(day) => t('home.year.count', { count: day?.count ?? 0 })}
          legend={groups.map(([group]) => ({ group, label: t(groupText(group)) }))}
          several={days.some(({ trainings }) => trainings > 1) ? t('home.year.several') : undefined}
        />
      </Stack>
    </Card>
  );
}
