import { useQuery } from '@tanstack/react-query';
import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { useViewer } from '@tatami/tables/viewer';
import { Checkbox, PasswordField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { accessTokensQuery, isOver } from '../access-token/access-tokens.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { sessionsQuery } from './profile-queries.ts';

interface ChangePasswordProps {
  /** The name that tells the password manager whose it is. */
  username: string;
}

/** A new password for the old one. The server signs out every other device; scripts go on unless they are to end too. */
export function ChangePassword({ username }: ChangePasswordProps) {
  const { t } = useI18n();
  const { whoami } = useViewer();
  const toast = useToast();
  const tokens = useQuery(accessTokensQuery(whoami.id)).data ?? [];
  const working = tokens.filter((token) => !isOver(token)).length;
  const [endTokens, setEndTokens] = useState(false);
  const { current, password } = formRules('changePassword');
  const form = useActionForm({
    rules: { current, password },
    async send(said) {
      await club.api.PUT('/authinfo/password', { body: { ...said, endTokens } });
      toast({ message: t(endTokens ? 'password.changed.tokens' : 'password.changed') });
      setEndTokens(false);
      await Promise.all([
        queryClient.invalidateQueries(sessionsQuery),
        queryClient.invalidateQueries(accessTokensQuery(whoami.id)),
      ]);
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
      {working > 0 && (
        <Checkbox
          label={t('password.endTokens', { count: working })}
          hint={t('password.endTokens.hint')}
          checked={endTokens}
          onCheckedChange={setEndTokens}
        />
      )}
    </ActionForm>
  );
}
