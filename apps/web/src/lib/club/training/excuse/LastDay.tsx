import { pickerLabels } from '@tatami/tables/picker-labels';
import { DateField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, type LocalDate } from '@tatami/web-runtime/zoned-time';

/** How far ahead a last day may lie. */
const farthestDays = 366;

interface LastDayProps {
  firstDay: LocalDate;
  /** Empty while the field has none. */
  value: string;
  onValueChange: (day: string) => void;
}

/** The last day of an absence that is neither of a week nor of two. */
export function LastDay({ firstDay, value, onValueChange }: LastDayProps) {
  const { t } = useI18n();
  return (
    <DateField
      label={t('excuse.lastDay')}
      labels={pickerLabels(t)}
      min={firstDay}
      max={addDays(firstDay, farthestDays)}
      value={value}
      onValueChange={onValueChange}
      required
    />
  );
}
