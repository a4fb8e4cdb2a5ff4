import { CodeField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** A code from a mail: pasted, filled in by the phone, or typed; complete, it is taken at once. */
export function OneTimeCode() {
  const { t } = useI18n();
  const [done, setDone] = useState<string>();
  return (
    <CodeField
      label={t('uikit.input.oneTime')}
      hint={done ? t('uikit.input.oneTime.done', { code: done }) : t('uikit.input.oneTime.hint')}
      onComplete={setDone}
    />
  );
}
