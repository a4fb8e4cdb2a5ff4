import { CookieBanner } from '@tatami/ui';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Consent } from './consent.ts';

export interface CookieQuestionProps {
  onAnswer: (consent: Consent) => void;
}

/** The banner of spec §2, in its words. */
export function CookieQuestion({ onAnswer }: CookieQuestionProps) {
  const { t } = useI18n();
  return (
    <CookieBanner
      labels={{
        message: t('cookies.message'),
        dismiss: t('cookies.dismiss'),
        deny: t('cookies.deny'),
        link: t('cookies.link'),
        policy: t('cookies.policy'),
      }}
      onDismiss={() => onAnswer('accepted')}
      onDeny={() => onAnswer('refused')}
    />
  );
}
