import { PasswordField } from '@tatami/ui';
import { ActionForm } from '../../../lib/form/ActionForm.tsx';
import type { ActionForm as Form } from '../../../lib/form/use-action-form.ts';
import { useI18n } from '../../../lib/i18n/i18n-context.ts';

/** For what a session alone must not be enough. */
export function CurrentPasswordForm({ form, submitLabel }: { form: Form<'password'>; submitLabel: string }) {
  const { t } = useI18n();
  return (
    <ActionForm form={form} submitLabel={submitLabel}>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...form.text('password')}
        required={undefined}
      />
    </ActionForm>
  );
}
