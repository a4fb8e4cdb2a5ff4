import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { aboutQuery } from '../api/about.ts';

/** Gives what is said once somebody was invited: whether a mail goes out, or waits on the server until someone hands it over. */
export function useInvitedText(): (email: string) => string {
  const { t } = useI18n();
  const isSent = useQuery(aboutQuery).data?.mail !== false;
  return (email) => t(isSent ? 'account.invited' : 'account.invited.unsent', { email });
}
