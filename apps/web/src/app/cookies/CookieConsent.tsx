import { Suspense } from 'react';
import { dispensable } from '../dispensable.ts';
import { freePlace, isAsked } from './place.ts';

const CookieQuestion = dispensable(async () => {
  try {
    return (await import('./CookieQuestion.tsx')).CookieQuestion;
  } catch (error) {
    // Asked another time.
    freePlace();
    throw error;
  }
});

/** Asks about cookies until there is an answer (spec §2). Who has answered loads nothing of it. */
export function CookieConsent() {
  return (
    isAsked() && (
      <Suspense>
        <CookieQuestion />
      </Suspense>
    )
  );
}
