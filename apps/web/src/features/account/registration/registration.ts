import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** A registration whose code has been mailed. */
export interface Registration extends Person {
  /** Its name, kept secret by who asked: the server's `timeStamp` (spec §3). */
  timeStamp: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Asks for a code by mail. The answer is the same whether the address is known or not. */
export async function register(person: Person): Promise<Registration> {
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
  return { ...person, email, timeStamp, sentAt: Date.now() };
}

/** Confirms the address with the mailed code; then the registration is as good as a password, once. */
export async function confirm({ email, timeStamp }: Registration, code: string): Promise<void> {
  await club.api.POST('/register/lightning/confirm', { body: { email, timeStamp, code } });
}

const storageKey = 'tatami.registration';
const lifetimeMs = 10 * 60_000;

/** Reading the mail may take a phone out of this page; whoever comes back goes on. */
export function keep(registration: Registration): void {
  sessionStorage.setItem(storageKey, JSON.stringify(registration));
}

export function forget(): void {
  sessionStorage.removeItem(storageKey);
}

/** The registration that waits for its code, while the code is good. */
export function kept(): Registration | null {
  const stored = sessionStorage.getItem(storageKey);
  const registration = stored ? (JSON.parse(stored) as Registration) : null;
  return registration && registration.sentAt + lifetimeMs > Date.now() ? registration : null;
}
