import { Button, Inline, Stack, Stepper, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

const steps = ['cart', 'address', 'pay'] as const;

/** How far one is in a task of several parts; what is done can be gone back to. */
export function HowFar() {
  const { t } = useI18n();
  const [step, setStep] = useState<(typeof steps)[number]>('address');
  const at = steps.indexOf(step);
  return (
    <Stack space={20}>
      <Stepper
        label={t('uikit.menu.order')}
        steps={steps.map((value) => ({ value, label: t(`uikit.menu.step.${value}`) }))}
        value={step}
        onValueChange={setStep}
        labels={{ done: t('uikit.menu.step.done'), invalid: t('uikit.menu.step.invalid') }}
      />
      <Text>{t(`uikit.menu.step.${step}.text`)}</Text>
      <Inline space={8}>
        <Button disabled={at === 0} onClick={() => setStep(steps[at - 1] ?? step)}>
          {t('uikit.menu.back')}
        </Button>
        <Button
          variant="primary"
          disabled={at === steps.length - 1}
          onClick={() => setStep(steps[at + 1] ?? step)}
        >
          {t('uikit.menu.on')}
        </Button>
      </Inline>
    </Stack>
  );
}
