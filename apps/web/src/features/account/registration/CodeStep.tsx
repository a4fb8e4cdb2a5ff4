import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Button, CodeField, Inline, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { acceptEditions } from '../../../lib/acceptance/editions.ts';
import { useSendsMails } from '../../../lib/account/use-sends-mails.ts';
import { club } from '../../../lib/api/club.ts';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { NameFields } from './NameFields.tsx';
import { ResendButton } from './ResendButton.tsx';
import { awaited, confirm, type Registration } from './registration.ts';

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
  const way = useSendsMails() ? 'sent' : 'unsent';
  const { succeed, refuse } = useFinishSignIn();
  const [wrongTries, setWrongTries] = useState(0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const asked = isNameMissing && { required: true as const };
  const { code, firstName, lastName } = formRules('confirmLightning');
  const form = useActionForm({
    rules: {
      code,
      firstName: { ...firstName, ...asked },
      lastName: { ...lastName, ...asked },
    },
    countsTries: true,
    async send(values) {
      // A code is good once: when only what came after it failed, another try begins there.
      const name = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      if (!isConfirmed) await confirm(registration, { code: values.code, ...(isNameMissing && name) });
      setIsConfirmed(true);
      await club.signIn({ username: registration.email, password: registration.timeStamp });
      // What could not be kept, or is out of date by now, is asked for behind the door.
      if (registration.editions.length > 0) await acceptEditions(registration.editions).catch(() => {});
      awaited.forget();
      succeed('/success');
    },
    onFailure(error) {
      if (error.code === 'access-denied') {
        // The address is proven, but its account is for passwords only, or blocked.
        awaited.forget();
        refuse({ username: registration.email, reason: t('accessDenied.byMail') });
        return true;
      }
      if (error.fields.firstName && !isNameMissing) {
        // The code is right, and nobody has an account at its address yet.
        setIsNameMissing(true);
        return true;
      }
      if (!error.fields.code) return false;
      const tries = wrongTries + 1;
      setWrongTries(tries);
      form.show({ code: tries < triesAtMost ? error.fields.code : t('register.code.tooManyTries') });
      return true;
    },
  });

  const codeBinding = form.text('code');

  return (
    <Stack space={16}>
      <ActionForm
        form={form}
        submitLabel={t(isNameMissing ? 'register.new.title' : 'register.code.submit')}
        title={t(isNameMissing ? 'register.name.title' : `register.code.${way}.title`)}
        description={t(isNameMissing ? 'register.name.text' : `register.code.${way}.text`, {
          email: registration.email,
        })}
      >
        {isNameMissing && <NameFields form={form} autoFocus />}
        {(!isNameMissing || codeBinding.error) && (
          <CodeField
            label={t('register.code.label')}
            {...codeBinding}
            autoFocus={!isNameMissing}
            onComplete={isNameMissing ? undefined : (typed) => form.submitWith({ code: typed })}
          />
        )}
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
