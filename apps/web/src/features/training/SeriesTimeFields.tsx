import { Columns, DateField, FieldGroup, FilterChips, NumberField, TimeField } from '@tatami/ui';
import type { EntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** A Monday, to name the weekdays by. */
const monday = '2026-11-16';

interface SeriesTimeFieldsProps {
  form: EntityForm<'training-series'>;
  /** The first day is settled: the series is being continued from one of its trainings. */
  isSplit: boolean;
}

/** On which days of the week, at what time, from when to when. */
export function SeriesTimeFields({ form, isSplit }: SeriesTimeFieldsProps) {
  const { t, format } = useI18n();
  return (
    <>
      <FieldGroup label={t('series.weekdays')} required error={form.errors.weekdays}>
        <FilterChips
          label={t('series.weekdays')}
          wrap
          selected={form.values.weekdays.map((day) => weekdays[day - 1] ?? '1')}
          onSelectedChange={(chosen) => form.change({ weekdays: chosen.map(Number).sort() })}
          chips={weekdays.map((day) => ({
            value: day,
            label: format.date(`${monday.slice(0, 8)}${15 + Number(day)}`, 'dayOfWeek'),
          }))}
        />
      </FieldGroup>
      <Columns layout={2} space={16}>
        <TimeField label={t('series.time')} {...form.text('localTime')} />
        <NumberField
          label={t('series.duration')}
          min={15}
          max={480}
          step={15}
          {...form.number('durationMinutes')}
        />
        {!isSplit && <DateField label={t('series.dateFrom')} {...form.text('dateFrom')} />}
        <DateField label={t('series.dateTo')} {...form.text('dateTo')} />
      </Columns>
    </>
  );
}
