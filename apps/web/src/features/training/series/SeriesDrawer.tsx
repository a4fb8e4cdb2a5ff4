import type { Draft, Entity } from '@tatami/sdk';
import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
import { DescribedForm } from '@tatami/tables/DescribedForm';
import { newRow } from '@tatami/tables/new-row';
import { useEntityForm } from '@tatami/tables/use-entity-form';
import { useHistoryView } from '@tatami/tables/use-history-view';
import { useViewer } from '@tatami/tables/viewer';
import { FormDrawer } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import { clubToday } from '../../../lib/club/club-zone.ts';
import { usualEnds } from '../../../lib/club/training/usual-ends.ts';
import { seriesForm } from '../series-form.ts';
import { SeriesPreview } from './SeriesPreview.tsx';

type Series = Entity<'training-series'>;

interface SeriesDrawerProps {
  /** None plans a new one. */
  series?: Series;
  /** The day from which on it is changed; the earlier ones stay as they are. */
  from?: string | undefined;
  onClose: () => void;
  onSaved: (series: Series) => void;
}

/** Plans a training every week, or changes such a series. */
export function SeriesDrawer({ series, from, onClose, onSaved }: SeriesDrawerProps) {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  const today = clubToday();
  const form = useEntityForm({
    rules: trainingSeriesRules,
    initial:
      series ??
      ({
        ...newRow(trainingSeriesRules.fields, new URLSearchParams()),
        instructor: whoami.id,
        localTime: '18:00',
        durationMinutes: 90,
        dateFrom: today,
        dateTo: usualEnds(today)[0]?.day,
      } as unknown as Draft<'training-series'>),
    onSaved,
    save: series && from ? (draft) => splitSeries(series.id, from, draft) : undefined,
    check: ({ dateFrom, dateTo }) =>
      dateFrom && dateTo && dateTo < dateFrom ? { dateTo: t('day-off.endBeforeStart') } : {},
  });

  return (
    <FormDrawer
      title={t(series ? 'series.edit' : 'series.add')}
      description={
        series && (from ? t('series.edit.from', { date: format.date(from) }) : t('series.edit.all'))
      }
      submitLabel={t('form.save')}
      preview={<SeriesPreview draft={from ? { ...form.values, dateFrom: from } : form.values} />}
      saving={form.isSaving}
      views={useHistoryView({ of: series, form })}
      onClose={onClose}
    >
      {(id) => <DescribedForm id={id} of={from ? continued : seriesForm} form={form} entity={series} />}
    </FormDrawer>
  );
}

/** The first day is settled where a series is continued from one of its trainings. */
const continued = { ...seriesForm, fields: { ...seriesForm.fields, dateFrom: { when: () => false } } };

/** The series ends the day before; a new one goes on with the changes. */
async function splitSeries(id: string, from: string, draft: Draft<'training-series'>): Promise<Series> {
  const values = Object.entries({ ...draft, from });
  const body = values.filter(([field]) => field in trainingSeriesRules.actions.split.fields);
  return club.table('training-series').act(id, 'split', Object.fromEntries(body) as { from: string });
}
