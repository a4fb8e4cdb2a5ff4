import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { PasswordField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { sessionsQuery } from './profile-queries.ts';

interface ChangePasswordProps {
  /** The name that tells the password manager whose it is. */
  username: string;
}

/** A new password for the old one. The server signs out every other device. */
export function ChangePassword({ username }: ChangePasswordProps) {
  const { t } = useI18n();
  const toast = useToast();
  const form = useActionForm({
    rules: formRules('changePassword'),
    async send(body) {
      await club.api.PUT('/authinfo/password', { body });
      toast({ message: t('password.changed') });
      await queryClient.invalidateQueries(sessionsQuery);
      // The fields are empty again, and the focus stays where it was.
      for (const name of ['current', 'password'] as const) form.text(name).onValueChange('');
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('password.change')} variant="secondary">
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        {...form.text('current')}
      />
      <NewPasswordField binding={form.text('password')} />
    </ActionForm>
  );
}
