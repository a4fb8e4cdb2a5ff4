import { keptInTab } from '@tatami/web-runtime/kept-in-tab';
import type { Edition } from '../../../lib/acceptance/editions.ts';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

export interface Person {
  email: string;
  /**
   * The first name, said by who wants an account; who may have one is asked for it once the code is right, if need
   * be.
   */
  firstName?: string;
  lastName?: string;
}

/** A registration whose code has been mailed. */
export interface Registration extends Person {
  /** The name of the registration, kept secret by who asked: the server’s `timeStamp` (spec §3). */
  timeStamp: string;
  /** The moment of sending, in milliseconds since 1970. */
  sentAt: number;
  /** What was shown beside the button, and goes with it. */
  editions: readonly Edition[];
}

/** Asks for a code by mail. The answer is the same whether the address is known or not. */
export async function register(
  { email: address, firstName, lastName }: Person,
  editions: readonly Edition[],
): Promise<Registration> {
  const person = { email: address, ...(firstName && lastName && { firstName, lastName }) };
  const { email, timeStamp } = dataOf(
    await club.api.POST('/register/lightning', {
      body: {
        ...person,
        appName: 'ITFS',
        clientId: 'photoclient',
        requestType: 'LIGHTNING',
        successUrl: `${location.origin}/success`,
        errorUrl: `${location.origin}/error`,
        resetUrl: `${location.origin}/reset`,
      },
    }),
  );
  return { ...person, email, timeStamp, sentAt: Date.now(), editions };
}

/** Confirms the address with the mailed code; then the registration is as good as a password, once. */
export async function confirm(
  { email, timeStamp }: Registration,
  typed: { code: string; firstName?: string; lastName?: string },
): Promise<void> {
  await club.api.POST('/register/lightning/confirm', { body: { email, timeStamp, ...typed } });
}

const lifetimeMs = 10 * 60_000;

/**
 * The registration that waits for its code, while the code is good: reading the mail may take a phone out of this page,
 * and whoever comes back goes on.
 */
export const awaited = keptInTab<Registration>(
  'tatami.registration',
  ({ sentAt }) => sentAt + lifetimeMs > Date.now(),
);
