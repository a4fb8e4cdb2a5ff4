import { CookieBanner, useToast } from '@tatami/ui';
import { type Consent, giveConsent } from '@tatami/web-runtime/consent';
import { focusHeading } from '@tatami/web-runtime/focus-heading';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { freePlace } from './place.ts';

/** The banner of spec §2, in its words. */
export function CookieQuestion() {
  const { t } = useI18n();
  const toast = useToast();
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (consent: Consent) => {
    giveConsent(consent);
    freePlace();
    setIsAnswered(true);
    focusHeading();
    if (consent === 'refused') toast({ message: t('cookies.refused'), severity: 'info' });
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
