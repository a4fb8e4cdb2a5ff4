import {
  Button,
  Card,
  Checkbox,
  Heading,
  Inline,
  Link,
  Logo,
  PasswordField,
  Stack,
  TextField,
  useLocale,
} from '@tatami/ui';
import { type FormEvent, useState } from 'react';

const words = {
  pl: {
    title: 'Zaloguj się',
    name: 'Nazwa użytkownika',
    password: 'Hasło',
    remember: 'Nie wylogowuj mnie na tym urządzeniu',
    forgot: 'Nie pamiętasz hasła?',
    missing: 'To pole jest wymagane.',
  },
  en: {
    title: 'Sign in',
    name: 'User name',
    password: 'Password',
    remember: 'Keep me signed in on this device',
    forgot: 'Forgot your password?',
    missing: 'This field is required.',
  },
};

/** The card one signs in by. A password manager finds its way, and what is missing is said at its place. */
export function SignInCard() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const errorOf = (value: string) => (tried && !value ? text.missing : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // With both it would be sent: await signIn(name, password)
  }

  return (
    <Stack space={24} align="center">
      <Logo name="Tatami" size="large" />
      <Card>
        <form noValidate onSubmit={submit}>
          <Stack space={16}>
            <Heading level={2}>{text.title}</Heading>
            <TextField
              label={text.name}
              autoComplete="username"
              autoCapitalize="none"
              required
              value={name}
              onValueChange={setName}
              error={errorOf(name)}
            />
            <PasswordField
              label={text.password}
              autoComplete="current-password"
              required
              value={password}
              onValueChange={setPassword}
              error={errorOf(password)}
            />
            <Checkbox label={text.remember} />
            <Button type="submit" variant="primary" fullWidth>
              {text.title}
            </Button>
            <Inline space={0} justify="center">
              <Link href="#forgot">{text.forgot}</Link>
            </Inline>
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
