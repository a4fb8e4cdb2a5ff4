import {
  Banner,
  Button,
  Card,
  Checkbox,
  FocusPage,
  Heading,
  Logo,
  Notice,
  PasswordField,
  Stack,
  TextField,
} from '@tatami/ui';
import { SuccessIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type FormEvent, useState } from 'react';
import { WindowPage } from '../WindowPage.tsx';

/** What lets one in here; there is no account behind it. */
const password = 'tatami';

/** Signing in: what is missing, what is wrong, and what comes after. */
export function LoginPage() {
  const { t } = useI18n();
  const [isIn, setIn] = useState(false);
  return (
    <WindowPage title="pages.login" about={t('loginExample.about', { password })}>
      <FocusPage top={<Logo name="Tatami" size="large" />} bottom={<span>{t('loginExample.foot')}</span>}>
        {isIn ? (
          <Notice
            icon={SuccessIcon}
            title={t('loginExample.in')}
            action={<Button onClick={() => setIn(false)}>{t('loginExample.out')}</Button>}
          />
        ) : (
          <SignInForm onSignedIn={() => setIn(true)} />
        )}
      </FocusPage>
    </WindowPage>
  );
}

function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useI18n();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const [outcome, setOutcome] = useState<'missing' | 'refused'>();
  const errorOf = (value: string) =>
    outcome === 'missing' && !value ? t('loginExample.required') : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name || !secret) setOutcome('missing');
    else if (secret === password) onSignedIn();
    else setOutcome('refused');
  }

  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack space={16}>
          <Heading level={1} size="title3">
            {t('loginExample.title')}
          </Heading>
          {outcome === 'refused' && <Banner tone="danger">{t('loginExample.refused')}</Banner>}
          <TextField
            label={t('loginExample.name')}
            autoComplete="username"
            autoCapitalize="none"
            required
            value={name}
            onValueChange={setName}
            error={errorOf(name)}
          />
          <PasswordField
            label={t('loginExample.password')}
            autoComplete="current-password"
            required
            value={secret}
            onValueChange={setSecret}
            error={errorOf(secret)}
          />
          <Checkbox label={t('loginExample.remember')} />
          <Button variant="primary" type="submit" fullWidth>
            {t('loginExample.title')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
