import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { ActionForm } from '@tatami/tables/ActionForm';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Button, EmptyState, Skeleton } from '@tatami/ui';
import { KeyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { type MailedKey, setTokenQuery } from './mailed-key.ts';
import { NewPasswordField, passwordRule } from './NewPasswordField.tsx';

interface SetPasswordProps {
  mailed: MailedKey;
  onAskAnew: () => void;
}

/** A new password for whoever holds the mailed key. */
export function SetPassword({ mailed, onAskAnew }: SetPasswordProps) {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const [outcome, setOutcome] = useState<'set' | 'spent' | null>(null);
  const query = useQuery({ ...setTokenQuery(mailed), enabled: outcome === null });
  const { data, error } = query;
  const form = useActionForm({
    rules: { password: passwordRule },
    async send({ password }) {
      await club.api.POST('/user/register/set', { body: { setToken: data?.setToken ?? '', password } });
      setOutcome('set');
      // Every session of the user has ended; one that is left in this browser goes with them.
      if (club.session.isSignedIn()) await club.signOut().catch(() => {});
      navigate('/success', { replace: true });
    },
    onFailure(failure) {
      if (isKeySpent(failure)) setOutcome('spent');
      return isKeySpent(failure);
    },
  });

  if (outcome === 'spent' || isKeySpent(error)) {
    return (
      <EmptyState
        titleLevel={1}
        icon={KeyIcon}
        title={t('reset.spent.title')}
        description={t('reset.spent.text')}
        action={
          <Button variant="primary" onClick={onAskAnew}>
            {t('reset.spent.again')}
          </Button>
        }
      />
    );
  }
  if (error) return <QueryFailure query={query} />;
  return (
    <ActionForm
      form={form}
      submitLabel={t('reset.set.submit')}
      title={t('reset.set.title')}
      description={t('reset.set.text')}
    >
      {data ? <NewPasswordField binding={form.text('password')} autoFocus /> : <Skeleton shape="control" />}
    </ActionForm>
  );
}

/** The key was used, is too old, or never was one. */
function isKeySpent(error: Error | null): boolean {
  return (
    error instanceof ClubApiError &&
    (error.status === 404 || (error.status === 400 && !error.fields.password))
  );
}
