import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSendsMails } from './use-sends-mails.ts';

/** Gives what is said once somebody was invited: whether a mail goes out, or waits on the server until someone hands it over. */
export function useInvitedText(): (email: string) => string {
  const { t } = useI18n();
  const sendsMails = useSendsMails();
  return (email) => t(sendsMails ? 'account.invited' : 'account.invited.unsent', { email });
}
