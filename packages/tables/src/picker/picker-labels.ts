import type { PickerLabels } from '@tatami/ui';
import type { Translate } from '@tatami/web-runtime/translator';

/** The texts of the fields of days and times, in forms and in filters. */
export const pickerLabels = (t: Translate): PickerLabels => ({
  openCalendar: t('picker.openCalendar'),
  openTimes: t('picker.openTimes'),
  noDay: (example) => t('picker.noDay', { example }),
  noTime: (example) => t('picker.noTime', { example }),
  notBefore: (first) => t('picker.notBefore', { first }),
  notAfter: (last) => t('picker.notAfter', { last }),
});
