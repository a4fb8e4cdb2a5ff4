import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { takeReturnPath } from '@tatami/web-runtime/return-path';
import { lastRefusal, type Refusal } from './refusal.ts';

/** A name with its right password, while the code of the second factor is still to come. Kept nowhere else. */
export interface Proven {
  username: string;
  password: string;
}

/** What follows on a try to sign in, whichever way it was made. */
export function useFinishSignIn() {
  const { navigate } = useNavigation();
  return {
    /** Leads to where the person wanted to go (spec §4), or to the page given. */
    succeed(to: string = takeReturnPath()): void {
      lastRefusal.forget();
      navigate(to, { replace: true });
    },
    /** Spec §8: a refused sign-in has a page of its own. */
    refuse(refusal: Refusal): void {
      lastRefusal.keep(refusal);
      navigate('/accessdenied');
    },
  };
}
