import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Button, EmptyState, Link, Stack, Text, TextField } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { focusHeading } from '@tatami/web-runtime/focus-heading';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { useSendsMails } from '../../../lib/account/use-sends-mails.ts';
import { club } from '../../../lib/api/club.ts';

/** Asks for the mail. Nobody learns here who has an account. */
export function AskForLink() {
  const { t } = useI18n();
  const sendsMails = useSendsMails();
  const [isSent, setIsSent] = useState<boolean | null>(null);
  const form = useActionForm({
    rules: formRules('requestPasswordReset'),
    async send({ username }) {
      await club.api.POST('/user/register/reset', { body: { username: username.trim() } });
      setIsSent(true);
    },
  });

  // What had the focus is gone, there and back.
  useEffect(() => {
    if (isSent !== null) focusHeading();
  }, [isSent]);

  if (isSent) {
    return (
      <EmptyState
        titleLevel={1}
        icon={MailIcon}
        title={t(sendsMails ? 'reset.sent.title' : 'reset.unsent.title')}
        description={t(sendsMails ? 'reset.sent.text' : 'reset.unsent.text', {
          name: form.values.username.trim(),
        })}
        action={<Button onClick={() => setIsSent(false)}>{t('reset.sent.again')}</Button>}
      />
    );
  }
  return (
    <Stack space={16}>
      <ActionForm
        form={form}
        submitLabel={t(sendsMails ? 'reset.submit' : 'reset.submit.unsent')}
        title={t('reset.title')}
        description={t(sendsMails ? 'reset.text' : 'reset.text.unsent')}
      >
        <TextField
          label={t('login.name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('username')}
        />
      </ActionForm>
      <Text align="center">
        <Link href="/login">{t('reset.toLogin')}</Link>
      </Text>
    </Stack>
  );
}
