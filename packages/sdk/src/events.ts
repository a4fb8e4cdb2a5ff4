import type { ClubApiError } from './error.ts';

/** What may happen in any call. Each comes with the error that the call raises right after it. */
export interface ClubEvents {
  /** The session is over, and its token already gone: the server said 401. */
  unauthorized: ClubApiError;
  /** A sign-in was refused. */
  accessDenied: ClubApiError;
  /** The server found nothing: it said 404. */
  notFound: ClubApiError;
  /** The server could not answer in the form that was asked for, and said 406: `detail` is its text. */
  notAcceptable: ClubApiError;
  /** No answer came. */
  networkFailure: ClubApiError;
  /** Any other failure, but for what the caller can answer: a 409, 412 or 429, and a 400 that names fields. */
  failure: ClubApiError;
}

export interface Events {
  on<Name extends keyof ClubEvents>(name: Name, listener: (event: ClubEvents[Name]) => void): () => void;
  emit<Name extends keyof ClubEvents>(name: Name, event: ClubEvents[Name]): void;
}

export function createEvents(): Events {
  // An entry of its own for each call, so that each undo undoes just one.
  const listeners = new Set<{ name: keyof ClubEvents; listener: (event: ClubApiError) => void }>();
  return {
    on(name, listener) {
      const own = { name, listener };
      listeners.add(own);
      return () => listeners.delete(own);
    },
    emit(name, event) {
      for (const each of listeners) if (each.name === name) each.listener(event);
    },
  };
}

/** A conflict, a change of what has changed meanwhile, too many tries: the caller says what to do. */
const forTheCaller = new Set([409, 412, 429]);

/** Which event an error comes with (spec.md §8), if any. */
export function eventOf({ code, status, fields }: ClubApiError): keyof ClubEvents | null {
  if (code === 'aborted') return null;
  if (code === 'network' || code === 'timeout') return 'networkFailure';
  if (code === 'access-denied') return 'accessDenied';
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 406) return 'notAcceptable';
  if (code === 'second-factor-required' || Object.keys(fields).length > 0) return null;
  return status !== null && forTheCaller.has(status) ? null : 'failure';
}
