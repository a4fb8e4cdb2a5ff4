import { ActionForm } from '@tatami/tables/ActionForm';
import type { ActionForm as Form } from '@tatami/tables/use-action-form';
import { PasswordField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The form of what a session alone must not be enough for. */
export function CurrentPasswordForm({ form, submitLabel }: { form: Form<'password'>; submitLabel: string }) {
  const { t } = useI18n();
  return (
    <ActionForm form={form} submitLabel={submitLabel}>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...form.text('password')}
      />
    </ActionForm>
  );
}
