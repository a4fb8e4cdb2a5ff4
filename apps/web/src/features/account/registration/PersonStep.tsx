import { useQuery } from '@tanstack/react-query';
import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Link, Stack, Text, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { EditionLink } from '../../../lib/acceptance/EditionLink.tsx';
import { editionsOf } from '../../../lib/acceptance/editions.ts';
import { useSendsMails } from '../../../lib/account/use-sends-mails.ts';
import { aboutQuery } from '../../../lib/api/about.ts';
import { NameFields } from './NameFields.tsx';
import { type Person, type Registration, register } from './registration.ts';

interface PersonStepProps {
  /** Who registers says a name and reads the club's texts; whoever has an account has done both. */
  way: 'new' | 'known';
  /** What was typed before, when the address was wrong. */
  person: Person | undefined;
  onSent: (registration: Registration) => void;
}

export function PersonStep({ way, person, onSent }: PersonStepProps) {
  const { t } = useI18n();
  const sendsMails = useSendsMails();
  const isNew = way === 'new';
  const asked = isNew && { required: true as const };
  const { email, firstName, lastName } = formRules('registerLightning');
  const { data: about } = useQuery(aboutQuery);
  const editions = isNew ? editionsOf(about, ['terms', 'privacy']) : [];
  const form = useActionForm({
    rules: {
      email,
      firstName: { ...firstName, ...asked },
      lastName: { ...lastName, ...asked },
    },
    ...(person && {
      initial: {
        email: person.email,
        firstName: person.firstName ?? '',
        lastName: person.lastName ?? '',
      },
    }),
    async send(values) {
      const name = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      onSent(await register({ email: values.email.trim(), ...(isNew && name) }, editions));
    },
  });

  return (
    <Stack space={16}>
      <ActionForm
        form={form}
        submitLabel={t(sendsMails ? 'register.submit' : 'register.submit.unsent')}
        title={t(`register.${way}.title`)}
        description={t(sendsMails ? `register.${way}.text` : 'register.text.unsent')}
      >
        <TextField label={t('register.email')} type="email" autoComplete="email" {...form.text('email')} />
        {isNew && <NameFields form={form} />}
        {editions.length > 0 && (
          <Stack space={4}>
            <Text tone="muted" size="small">
              {t('register.accepts')}
            </Text>
            {editions.map((edition) => (
              <Text key={edition.text} size="small">
                <EditionLink {...edition} />
              </Text>
            ))}
          </Stack>
        )}
      </ActionForm>
      <Text align="center" tone="muted">
        {t('register.hasPassword')} <Link href="/login">{t('login.submit')}</Link>
      </Text>
    </Stack>
  );
}
