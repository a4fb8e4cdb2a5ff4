import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { CookieQuestionProps } from './CookieQuestion.tsx';
import { type Consent, readConsent, rememberConsent } from './consent.ts';

const CookieQuestion = lazy(() =>
  import('./CookieQuestion.tsx').then(
    (loaded): { default: ComponentType<CookieQuestionProps> } => ({ default: loaded.CookieQuestion }),
    // Asked another time.
    () => {
      freePlace();
      return { default: () => null };
    },
  ),
);

/** Asks about cookies until there is an answer (spec §2). Who has answered loads nothing of it. */
export function CookieConsent() {
  const [consent, setConsent] = useState(() => readConsent(localStorage));
  if (consent) return null;
  const answer = (given: Consent) => {
    rememberConsent(localStorage, given);
    freePlace();
    setConsent(given);
  };
  return (
    <Suspense>
      <CookieQuestion onAnswer={answer} />
    </Suspense>
  );
}

/** Kept by the head script. */
function freePlace(): void {
  delete document.documentElement.dataset.cookies;
}
