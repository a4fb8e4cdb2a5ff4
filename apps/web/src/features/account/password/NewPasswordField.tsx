import { formRules } from '@tatami/sdk/rules';
import type { TextBinding } from '@tatami/tables/use-action-form';
import { PasswordField, Progress, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type Strength, strengthOf } from './password-strength.ts';

export const passwordRule = formRules('setPassword').password;
const shortest = passwordRule.minLength ?? 0;

const steps: Record<Strength, number> = { short: 1, monotonous: 1, fair: 2, strong: 3 };

interface NewPasswordFieldProps {
  binding: TextBinding;
  autoFocus?: boolean;
}

/** A password to be chosen, with what is said about it while it is typed. */
export function NewPasswordField({ binding, autoFocus }: NewPasswordFieldProps) {
  const { t } = useI18n();
  const strength = strengthOf(binding.value, shortest);
  const missing = shortest - [...binding.value].length;
  return (
    <Stack space={8}>
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('password.hint', { shortest })}
        {...binding}
        autoFocus={autoFocus}
      />
      {binding.value !== '' && (
        <Progress
          label={t('password.strength')}
          value={steps[strength]}
          max={3}
          valueText={t(`password.strength.${strength}`, { missing })}
          tone={strength === 'strong' ? 'success' : 'accent'}
        />
      )}
    </Stack>
  );
}
