import { Card } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { forget, keep, kept, type Person, type Registration } from './registration.ts';

/** An account without a password: a code by mail opens it, and the same way leads back in later. */
export function RegisterPage() {
  const { t } = useI18n();
  const [registration, setRegistration] = useState(kept);
  const [person, setPerson] = useState<Person>();
  useTitle(t('register.title'));

  function waitFor(sent: Registration): void {
    keep(sent);
    setRegistration(sent);
  }

  function startOver({ email, firstName, lastName }: Registration): void {
    forget();
    setPerson({ email, firstName, lastName });
    setRegistration(null);
  }

  return (
    <Card>
      {registration ? (
        <CodeStep
          registration={registration}
          onResent={waitFor}
          onStartOver={() => startOver(registration)}
        />
      ) : (
        <PersonStep person={person} onSent={waitFor} />
      )}
    </Card>
  );
}
