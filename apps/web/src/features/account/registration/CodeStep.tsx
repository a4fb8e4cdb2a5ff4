import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Button, CodeField, Heading, Inline, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { ResendButton } from './ResendButton.tsx';
import { confirm, forget, type Registration } from './registration.ts';

interface CodeStepProps {
  registration: Registration;
  onResent: (registration: Registration) => void;
  onStartOver: () => void;
}

/** The server takes so many tries at one code. */
const triesAtMost = 5;

/** The mailed code, typed or pasted; the last digit sends it. */
export function CodeStep({ registration, onResent, onStartOver }: CodeStepProps) {
  const { t } = useI18n();
  const { succeed, refuse } = useFinishSignIn();
  const [wrongTries, setWrongTries] = useState(0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { code } = formRules('confirmLightning');
  const form = useActionForm({
    rules: { code },
    async send(values) {
      // A code is good once: when only what came after it failed, another try begins there.
      if (!isConfirmed) await confirm(registration, values.code);
      setIsConfirmed(true);
      await club.signIn({ username: registration.email, password: registration.timeStamp });
      forget();
      succeed('/success');
    },
    onFailure(error) {
      if (error.code === 'access-denied') {
        // The address is proven, but its account is for passwords only, or blocked.
        forget();
        refuse({ username: registration.email, reason: t('accessDenied.byMail') });
        return true;
      }
      if (!error.fields.code) return false;
      const tries = wrongTries + 1;
      setWrongTries(tries);
      form.show({ code: tries < triesAtMost ? error.fields.code : t('register.code.tooManyTries') });
      return true;
    },
  });

  return (
    <Stack space={16}>
      <ActionForm
        form={form}
        submitLabel={t('register.code.submit')}
        heading={
          <Stack space={8}>
            <Heading level={1}>{t('register.code.title')}</Heading>
            <Text tone="muted">{t('register.code.text', { email: registration.email })}</Text>
          </Stack>
        }
      >
        <CodeField
          label={t('register.code.label')}
          {...form.text('code')}
          required={undefined}
          autoFocus={true}
          onComplete={(typed) => form.submitWith({ code: typed })}
        />
      </ActionForm>
      <Inline space={8} justify="between">
        <Button variant="quiet" onClick={onStartOver}>
          {t('register.code.otherAddress')}
        </Button>
        <ResendButton
          key={registration.sentAt}
          registration={registration}
          onResent={(sent) => {
            setWrongTries(0);
            onResent(sent);
          }}
        />
      </Inline>
    </Stack>
  );
}
