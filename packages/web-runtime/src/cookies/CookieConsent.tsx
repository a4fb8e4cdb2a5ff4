import { Suspense } from 'react';
import { lazyOrNothing } from '../loading/lazy-or-nothing.ts';
import { freePlace, isAsked } from './place.ts';

const CookieQuestion = lazyOrNothing(async () => {
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
