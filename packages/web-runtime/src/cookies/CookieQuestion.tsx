import { CookieBanner, useToast } from '@tatami/ui';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { focusHeading } from '../router/focus-heading.ts';
import { type Consent, giveConsent } from './consent.ts';
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
