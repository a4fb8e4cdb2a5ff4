import { PasswordField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

const least = 12;

/** The hint counts down while one types; a fault is named only when the field is left. */
export function AsOneTypes() {
  const { t } = useI18n();
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  const missing = Math.max(0, least - value.length);
  const isWrong = isLeft && value !== '' && missing > 0;
  return (
    <PasswordField
      label={t('uikit.invalidstate.password')}
      autoComplete="new-password"
      value={value}
      onValueChange={setValue}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      hint={isWrong ? undefined : t('uikit.invalidstate.missing', { missing })}
      error={isWrong ? t('uikit.invalidstate.password.error') : undefined}
    />
  );
}
