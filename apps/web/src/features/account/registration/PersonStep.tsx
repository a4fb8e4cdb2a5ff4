import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Columns, Heading, Link, Stack, Text, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type Person, type Registration, register } from './registration.ts';

interface PersonStepProps {
  /** What was typed before, when the address was wrong. */
  person: Person | undefined;
  onSent: (registration: Registration) => void;
}

export function PersonStep({ person, onSent }: PersonStepProps) {
  const { t } = useI18n();
  const { email, firstName, lastName } = formRules('registerLightning');
  const form = useActionForm({
    rules: { email, firstName, lastName },
    ...(person && { initial: { ...person } }),
    async send(values) {
      const { email, firstName, lastName } = values;
      onSent(await register({ email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() }));
    },
  });

  return (
    <Stack space={16}>
      <ActionForm
        form={form}
        submitLabel={t('register.submit')}
        heading={
          <Stack space={8}>
            <Heading level={1}>{t('register.title')}</Heading>
            <Text tone="muted">{t('register.text')}</Text>
          </Stack>
        }
      >
        <TextField
          label={t('register.email')}
          type="email"
          autoComplete="email"
          {...form.text('email')}
          required={undefined}
        />
        <Columns layout={2} space={16}>
          <TextField
            label={t('person.firstName')}
            autoComplete="given-name"
            {...form.text('firstName')}
            required={undefined}
          />
          <TextField
            label={t('person.lastName')}
            autoComplete="family-name"
            {...form.text('lastName')}
            required={undefined}
          />
        </Columns>
      </ActionForm>
      <Text align="center" tone="muted">
        {t('register.known')} <Link href="/login">{t('login.submit')}</Link>
      </Text>
    </Stack>
  );
}
