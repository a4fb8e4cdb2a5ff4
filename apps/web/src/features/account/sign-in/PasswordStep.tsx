import { useQuery } from '@tanstack/react-query';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { ButtonLink, Checkbox, Inline, Link, PasswordField, Stack, TextField } from '@tatami/ui';
import { GoogleIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { withSearch } from '@tatami/web-runtime/search-params';
import { aboutQuery } from '../../../lib/api/about.ts';
import { club } from '../../../lib/api/club.ts';
import { DemoUsers } from './DemoUsers.tsx';
import { lastRefusal } from './refusal.ts';
import { type Proven, useFinishSignIn } from './use-finish-sign-in.ts';

/** Both must be there (RFC 6749 §4.3.2); whether they are right only the server knows. */
const rules = {
  username: { type: 'string', required: true },
  password: { type: 'string', required: true },
} as const;

interface PasswordStepProps {
  remember: boolean;
  onRememberChange: (remember: boolean) => void;
  /** The password is right, and the club asks for a code too. */
  onSecondFactor: (proven: Proven) => void;
}

/** A name and a password, and the ways for whoever has none. */
export function PasswordStep({ remember, onRememberChange, onSecondFactor }: PasswordStepProps) {
  const { t } = useI18n();
  const { data: about } = useQuery(aboutQuery);
  const { succeed, refuse } = useFinishSignIn();
  const form = useActionForm({
    rules,
    initial: { username: lastRefusal.read()?.username ?? '' },
    async send({ username, password }) {
      await club.signIn({ username: username.trim(), password, remember });
      succeed();
    },
    onFailure(error, { username, password }) {
      if (error.code === 'second-factor-required') onSecondFactor({ username: username.trim(), password });
      else if (error.code === 'access-denied') refuse({ username: username.trim(), reason: error.detail });
      else return false;
      return true;
    },
  });

  return (
    <Stack space={32}>
      <Stack space={16}>
        <ActionForm
          form={form}
          submitLabel={t('login.submit')}
          title={t('login.greeting')}
          description={t('login.greeting.text')}
        >
          <TextField
            label={t('login.name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <PasswordField
            label={t('login.password')}
            autoComplete="current-password"
            {...form.text('password')}
          />
          <Inline space={12} justify="between">
            <Checkbox label={t('login.remember')} checked={remember} onCheckedChange={onRememberChange} />
            <Link href="/reset">{t('login.toReset')}</Link>
          </Inline>
        </ActionForm>
        {about?.google && (
          <ButtonLink
            href={withSearch('/auth', '', { remember: remember ? 'true' : null })}
            icon={GoogleIcon}
            fullWidth
          >
            {t('login.google')}
          </ButtonLink>
        )}
        <Inline space={16} justify="between">
          <Link href="/register?by=code">{t('login.byCode')}</Link>
          <Link href="/register">{t('login.toRegister')}</Link>
        </Inline>
      </Stack>
      {about?.demo && (
        <DemoUsers users={about.demoUsers} onChoose={form.submitWith} disabled={form.isSending} />
      )}
    </Stack>
  );
}
