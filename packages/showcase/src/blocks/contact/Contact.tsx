import {
  Banner,
  Button,
  Card,
  Columns,
  DescriptionList,
  Heading,
  Stack,
  Text,
  TextArea,
  TextField,
  useLocale,
} from '@tatami/ui';
import { type FormEvent, useRef, useState } from 'react';

const words = {
  pl: {
    title: 'Napisz do nas',
    text: 'Odpowiadamy w ciągu dnia. Szybciej tylko na macie.',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    message: 'Wiadomość',
    send: 'Wyślij',
    sent: 'Dziękujemy! Wiadomość do nas trafiła.',
    missing: 'To pole jest wymagane.',
    facts: [
      { term: 'Telefon', value: '58 123 45 67' },
      { term: 'E-mail', value: 'kontakt@example.com' },
      { term: 'Sala', value: 'ul. Grunwaldzka 12, Gdańsk Wrzeszcz' },
      { term: 'Kiedy', value: 'Poniedziałek–piątek, 16:00–21:00' },
    ],
  },
  en: {
    title: 'Write to us',
    text: 'We answer within a day. On the mat, at once.',
    name: 'Your name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send',
    sent: 'Thank you! We have your message.',
    missing: 'This field is required.',
    facts: [
      { term: 'Phone', value: '58 123 45 67' },
      { term: 'E-mail', value: 'contact@example.com' },
      { term: 'Hall', value: '12 Grunwaldzka St, Gdańsk Wrzeszcz' },
      { term: 'Hours', value: 'Monday–Friday, 16:00–21:00' },
    ],
  },
};

const empty = { name: '', email: '', message: '' };
type Name = keyof typeof empty;

/** A form that says what is missing, and where; beside it, how one is reached otherwise. */
export function Contact() {
  const text = useLocale().startsWith('pl') ? words.pl : words.en;
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const errorOf = (name: Name) => (tried && !values[name].trim() ? text.missing : undefined);
  const fieldOf = (name: Name) => ({
    name,
    label: text[name],
    required: true,
    value: values[name],
    error: errorOf(name),
    onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = Object.keys(empty).find((name) => !values[name as Name].trim());
    setTried(missing !== undefined);
    setSent(missing === undefined);
    if (missing) formRef.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
    // Here it would be sent: await fetch('/api/message', …)
    else setValues(empty);
  }

  return (
    <Columns layout="main-aside" from="tablet" space={32} align="start">
      <Stack space={24}>
        <Stack space={8}>
          <Heading level={2} size="title1">
            {text.title}
          </Heading>
          <Text size="large" tone="muted">
            {text.text}
          </Text>
        </Stack>
        {sent && (
          <Banner tone="success" onDismiss={() => setSent(false)}>
            {text.sent}
          </Banner>
        )}
        <form ref={formRef} noValidate onSubmit={submit}>
          <Stack space={16}>
            <Columns layout={2} space={16}>
              <TextField {...fieldOf('name')} autoComplete="name" />
              <TextField {...fieldOf('email')} type="email" autoComplete="email" />
            </Columns>
            <TextArea {...fieldOf('message')} rows={5} />
            <Stack space={0} align="start">
              <Button type="submit" variant="primary">
                {text.send}
              </Button>
            </Stack>
          </Stack>
        </form>
      </Stack>
      <Card>
        <DescriptionList items={text.facts} />
      </Card>
    </Columns>
  );
}
