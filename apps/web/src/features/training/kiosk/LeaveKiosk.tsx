import { ClubApiError } from '@tatami/sdk';
import { Banner, Button, ButtonLink, Dialog, PasswordField, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type FormEvent, useState } from 'react';
import { leaveKiosk } from './kiosk-calls.ts';

interface LeaveKioskProps {
  token: string;
  onClose: () => void;
  onLeft: () => void;
}

/** The way out: the PIN, or whoever can sign in. */
export function LeaveKiosk({ token, onClose, onLeft }: LeaveKioskProps) {
  const { t } = useI18n();
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function leave(event: FormEvent) {
    event.preventDefault();
    setIsSending(true);
    setFailure(undefined);
    setWrong(undefined);
    try {
      await leaveKiosk(token, pin);
      onLeft();
    } catch (error) {
      // It is over already, as at midnight.
      if (error instanceof ClubApiError && error.status === 401) return onLeft();
      const said = error instanceof ClubApiError ? error.fields.pin : undefined;
      setWrong(said);
      if (said) setPin('');
      else setFailure((error as Error).message);
      setIsSending(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('kiosk.leave.title')}
      description={t('kiosk.leave.text')}
      size="small"
    >
      <form onSubmit={(event) => void leave(event)} noValidate>
        <Stack space={16}>
          {failure && <Banner tone="danger">{failure}</Banner>}
          <PasswordField
            label={t('kiosk.pin')}
            error={wrong}
            value={pin}
            onValueChange={setPin}
            inputMode="numeric"
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" fullWidth loading={isSending}>
            {t('kiosk.leave')}
          </Button>
          <ButtonLink href="/login">{t('kiosk.forgotten')}</ButtonLink>
        </Stack>
      </form>
    </Dialog>
  );
}
