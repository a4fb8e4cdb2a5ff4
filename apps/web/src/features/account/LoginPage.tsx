import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { Banner, Button, Card, Checkbox, Heading, PasswordField, Stack, TextField } from '@tatami/ui';
import { type FormEvent, useState } from 'react';
import { aboutQuery } from '../../lib/about.ts';
import { club } from '../../lib/club.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useNavigation } from '../../lib/router/navigation-context.ts';
import { takeReturnPath } from '../../lib/router/return-path.ts';
import { useTitle } from '../../lib/router/use-title.ts';
import { DemoUsers } from './DemoUsers.tsx';
import { forgetRefusal, lastRefusal, rememberRefusal } from './refusal.ts';

/** Signing in with a password (spec §4 and §9). */
export function LoginPage() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const { data: about } = useQuery(aboutQuery);
  const [username, setUsername] = useState(() => lastRefusal()?.username ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useTitle(t('login.title'));

  async function signIn(credentials: { username: string; password: string }) {
    setFailure(null);
    setIsBusy(true);
    try {
      await club.signIn({ ...credentials, remember });
      forgetRefusal();
      navigate(takeReturnPath(), { replace: true });
    } catch (error) {
      setIsBusy(false);
      if (!(error instanceof ClubApiError)) throw error;
      // Spec §8: a refused sign-in has a page of its own; other failures can be tried again right here.
      if (error.code !== 'access-denied') return setFailure(error.detail);
      rememberRefusal({ username: credentials.username, reason: error.detail });
      navigate('/accessdenied');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const required = t('form.required');
    const found = {
      ...(username.trim() === '' && { username: required }),
      ...(password === '' && { password: required }),
    };
    setMissing(found);
    if (Object.keys(found).length === 0) void signIn({ username: username.trim(), password });
  }

  return (
    <Stack space={16}>
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack space={16}>
            <Heading level={1}>{t('login.title')}</Heading>
            {failure && <Banner tone="danger">{failure}</Banner>}
            <TextField
              label={t('login.username')}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onValueChange={setUsername}
              error={missing.username}
            />
            <PasswordField
              label={t('login.password')}
              name="password"
              autoComplete="current-password"
              value={password}
              onValueChange={setPassword}
              error={missing.password}
            />
            <Checkbox label={t('login.remember')} checked={remember} onCheckedChange={setRemember} />
            <Button type="submit" variant="primary" fullWidth loading={isBusy}>
              {t('login.submit')}
            </Button>
          </Stack>
        </form>
      </Card>
      {about?.demo && <DemoUsers users={about.demoUsers} onChoose={signIn} disabled={isBusy} />}
    </Stack>
  );
}
