import { SegmentedControl } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { readWhen, whens } from './training-list.ts';

/** Trainings to come, those that are over, or all. */
export function WhenControl() {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  return (
    <SegmentedControl
      label={t('training.period')}
      labelHidden
      value={readWhen(params)}
      onValueChange={(chosen) =>
        setParams({ when: chosen === 'coming' ? null : chosen, sort: null, page: null })
      }
      options={whens.map((each) => ({ value: each, label: t(`training.period.${each}`) }))}
    />
  );
}
