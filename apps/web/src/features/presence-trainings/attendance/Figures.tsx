import { Card, Columns, EmptyState, Stack, Stat, Text } from '@tatami/ui';
import { BarTable } from '@tatami/ui/BarTable';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ReactNode } from 'react';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import type { OwnStudent } from '../../../lib/club/training/own-presences.ts';
import type { Attendance } from '../presence-trainings-queries.ts';

interface FiguresProps {
  student: OwnStudent;
  attendance: Attendance;
  /** The choice of the year. */
  choice: ReactNode;
}

/** How many days on the mat, since the last grade and in a year, and at which trainings. */
export function Figures({ student, attendance, choice }: FiguresProps) {
  const { t, format } = useI18n();
  const { relation, firstName: name } = student;
  const { year, days, gradeSince, daysSinceGrade, daysCarriedOver, byKind, bySection } = attendance;
  const columns = (what: string) => [what, t('presenceTrainings.figures.trainings')] as const;
  const trainings = byKind.reduce((sum, { trainings }) => sum + trainings, 0);
  return (
    <Stack space={16}>
      <Card title={t('presenceTrainings.figures.title')} actions={choice}>
        <Columns layout={2} space={20} from="always" align="start">
          <Stack space={4}>
            <Stat
              size="large"
              value={format.number(days)}
              label={t('presenceTrainings.figures.inYear', { count: days, year: String(year) })}
            />
            <Text size="small" tone="muted">
              {t('presenceTrainings.figures.atTrainings', { count: trainings })}
            </Text>
          </Stack>
          <Stack space={4}>
            <Stat
              size="large"
              value={format.number(daysSinceGrade)}
              label={t('presenceTrainings.figures.sinceGrade', { count: daysSinceGrade })}
            />
            <Text size="small" tone="muted">
              {gradeSince
                ? t('presenceTrainings.figures.since', { day: format.date(gradeSince, 'long') })
                : t('presenceTrainings.figures.noGrade', { relation, name })}
              {daysCarriedOver > 0 &&
                `; ${t('presenceTrainings.figures.carriedOver', { count: daysCarriedOver })}`}
            </Text>
          </Stack>
        </Columns>
      </Card>
      {trainings > 0 ? (
        <Columns layout={2} space={16} from="desktop" align="start">
          <Card title={t('presenceTrainings.figures.byKind')}>
            <BarTable
              label={t('presenceTrainings.figures.byKind')}
              columns={columns(t('presenceTrainings.figures.kind'))}
              rows={byKind.map(({ kind, trainings: value }) => ({
                label: t(`presenceTrainings.kind.${kind}`),
                value,
                // What is for everybody has no hue of a group.
                ...(kind !== 'regular' && kind !== 'exam' && { group: groupOf({ kind, section: null }) }),
              }))}
            />
          </Card>
          <Card title={t('presenceTrainings.figures.bySection')}>
            <BarTable
              label={t('presenceTrainings.figures.bySection')}
              columns={columns(t('presenceTrainings.figures.section'))}
              rows={bySection.map(({ section, trainings: value }) => ({
                label: section ? t(`section.${section}`) : t('presenceTrainings.everybody'),
                value,
                ...(section && { group: section }),
              }))}
            />
          </Card>
        </Columns>
      ) : (
        <Card>
          <EmptyState
            icon={CalendarIcon}
            title={t('presenceTrainings.history.empty', { year: String(year) })}
            description={t('presenceTrainings.history.empty.text', { relation, name })}
          />
        </Card>
      )}
    </Stack>
  );
}
