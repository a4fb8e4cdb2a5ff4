import { CookieBanner } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { type Consent, rememberConsent } from './consent.ts';
import { freePlace } from './place.ts';

/** The banner of spec §2, in its words. */
export function CookieQuestion() {
  const { t } = useI18n();
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (consent: Consent) => {
    rememberConsent(localStorage, consent);
    freePlace();
    setIsAnswered(true);
  };
  return (
    <CookieBanner
      labels={{
        message: t('cookies.message'),
        dismiss: t('cookies.dismiss'),
        deny: t('cookies.deny'),
        link: t('cookies.link'),
        policy: t('cookies.policy'),
      }}
      onDismiss={() => answer('accepted')}
      onDeny={() => answer('refused')}
    />
  );
}
