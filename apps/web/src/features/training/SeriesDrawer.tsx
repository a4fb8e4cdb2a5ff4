import type { Draft, Entity } from '@tatami/sdk';
import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { addDays, localDate } from '../../lib/club/club-time.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useViewer } from '../../lib/viewer.ts';
import { LessonFields } from './LessonFields.tsx';
import { newLesson } from './new-lesson.ts';
import { SeriesPreview } from './SeriesPreview.tsx';
import { SeriesTimeFields } from './SeriesTimeFields.tsx';

type Series = Entity<'training-series'>;

interface SeriesDrawerProps {
  /** None plans a new one. */
  series?: Series;
  /** Changes this day and the following ones only; the earlier ones stay as they are. */
  from?: string | undefined;
  onClose: () => void;
  onSaved: (series: Series) => void;
}

const weeksAhead = 12;

/** Plans a training every week, or changes such a series. */
export function SeriesDrawer({ series, from, onClose, onSaved }: SeriesDrawerProps) {
  const { t, timeZone, format } = useI18n();
  const { whoami } = useViewer();
  const today = localDate(new Date(), timeZone);
  const form = useEntityForm({
    rules: trainingSeriesRules,
    initial: series ?? {
      ...newLesson(whoami),
      weekdays: [],
      localTime: '18:00',
      durationMinutes: 90,
      dateFrom: today,
      dateTo: addDays(today, weeksAhead * 7),
    },
    onSaved,
    save: series && from ? (draft) => splitSeries(series.id, from, draft) : undefined,
    check: ({ dateFrom, dateTo, weekdays }) => ({
      ...(dateFrom && dateTo && dateTo < dateFrom && { dateTo: t('day-off.endBeforeStart') }),
      ...(weekdays.length === 0 && { weekdays: t('form.required') }),
    }),
  });

  return (
    <FormDrawer
      title={t(series ? 'series.edit' : 'series.add')}
      description={
        series
          ? from
            ? t('series.edit.from', { date: format.date(from) })
            : t('series.edit.all')
          : undefined
      }
      form={form}
      onClose={onClose}
    >
      <SeriesTimeFields form={form} isSplit={from !== undefined} />
      <LessonFields
        form={form}
        instructorName={series?.instructorName ?? `${whoami.firstName} ${whoami.lastName}`}
      />
      <SeriesPreview draft={from ? { ...form.values, dateFrom: from } : form.values} />
    </FormDrawer>
  );
}

/** The series ends the day before; a new one goes on with the changes. */
async function splitSeries(id: string, from: string, draft: Draft<'training-series'>): Promise<Series> {
  const { title, workplace, instructor, kind, section, minGrade, maxGrade, capacity, note } = draft;
  const { countsForGrade, dayWeight, weekdays, localTime, durationMinutes, dateTo } = draft;
  const answer = await club.api.POST('/training-series/{id}/split', {
    params: { path: { id } },
    body: {
      from,
      title,
      workplace,
      instructor,
      weekdays,
      localTime,
      durationMinutes,
      dateTo,
      ...(kind !== undefined && { kind }),
      ...(section !== undefined && { section }),
      ...(minGrade !== undefined && { minGrade }),
      ...(maxGrade !== undefined && { maxGrade }),
      ...(capacity !== undefined && { capacity }),
      ...(countsForGrade !== undefined && { countsForGrade }),
      ...(dayWeight !== undefined && { dayWeight }),
      ...(note !== undefined && { note }),
    },
  });
  return dataOf(answer);
}
