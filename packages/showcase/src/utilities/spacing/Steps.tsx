import { Button, DescriptionList, Inline } from '@tatami/ui';
import { CopyIcon } from '@tatami/ui/icons';
import type { Space } from '@tatami/ui/theme';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useCopy } from '../../frame/use-copy.ts';

const steps = [4, 8, 12, 16, 20, 24, 32, 48] as const satisfies readonly Space[];

/** The steps of the scale, each between two marks. Layout components own the space between things. */
export function Steps() {
  const { t } = useI18n();
  const copy = useCopy();
  return (
    <DescriptionList
      items={steps.map((step) => ({
        term: `${step} px`,
        value: (
          <Inline space={16} justify="between">
            <Inline space={step}>
              <Mark />
              <Mark />
              <Mark />
            </Inline>
            <Button
              size="small"
              variant="quiet"
              icon={CopyIcon}
              aria-label={t('utilities.copy', { code: `space={${step}}` })}
              onClick={() => copy(`<Stack space={${step}}>`)}
            >
              {`space={${step}}`}
            </Button>
          </Inline>
        ),
      }))}
    />
  );
}

function Mark() {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <rect width="20" height="20" rx="4" fill="var(--t-accent)" />
    </svg>
  );
}
