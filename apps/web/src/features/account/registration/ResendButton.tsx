import { ClubApiError } from '@tatami/sdk';
import { Button, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { minutesAndSeconds, useSecondsLeft } from '@tatami/web-runtime/seconds-left';
import { useState } from 'react';
import { type Registration, register } from './registration.ts';

/** A mail is often there within this time; asking sooner only confuses, as each code replaces the one before. */
const patienceMs = 30_000;

interface ResendButtonProps {
  registration: Registration;
  onResent: (registration: Registration) => void;
}

export function ResendButton({ registration, onResent }: ResendButtonProps) {
  const { t } = useI18n();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  const [waitUntil, setWaitUntil] = useState(registration.sentAt + patienceMs);
  const left = useSecondsLeft(waitUntil);

  async function resend() {
    setIsSending(true);
    try {
      onResent(await register(registration, registration.editions));
      toast({ message: t('register.code.resent') });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setIsSending(false);
      if (error.retryAfter) setWaitUntil(Date.now() + error.retryAfter * 1000);
      // That it is asked for too often the seconds say; of anything else they say nothing.
      if (error.status !== 429) toast({ message: error.message, severity: 'error' });
    }
  }

  return (
    <Button variant="quiet" disabled={left > 0} loading={isSending} onClick={resend}>
      {left > 0 ? t('register.code.resendIn', { time: minutesAndSeconds(left) }) : t('register.code.resend')}
    </Button>
  );
}
