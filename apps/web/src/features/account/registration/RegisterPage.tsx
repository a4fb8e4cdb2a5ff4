import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { awaited, type Person, type Registration } from './registration.ts';

/**
 * An account without a password: a code by mail opens it, and the same way leads back in later; then (`?by=code`) an
 * address is enough.
 */
export function RegisterPage() {
  const { t } = useI18n();
  const way = useSearchParams().params.get('by') === 'code' ? 'known' : 'new';
  const [registration, setRegistration] = useState(awaited.read);
  const [person, setPerson] = useState<Person>();
  useTitle(t(`register.${way}.title`));

  function waitFor(sent: Registration): void {
    awaited.keep(sent);
    setRegistration(sent);
  }

  function startOver(sent: Registration): void {
    awaited.forget();
    setPerson(sent);
    setRegistration(null);
  }

  return registration ? (
    <CodeStep registration={registration} onResent={waitFor} onStartOver={() => startOver(registration)} />
  ) : (
    <PersonStep key={way} way={way} person={person} onSent={waitFor} />
  );
}
