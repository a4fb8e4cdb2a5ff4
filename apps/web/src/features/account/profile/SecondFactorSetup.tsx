import { Dialog } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { forgetViewer } from '../../../lib/viewer.ts';
import { ConfirmAuthenticator } from './ConfirmAuthenticator.tsx';
import { securityQuery } from './profile-queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Scan, type the first code, keep the recovery codes. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const { refresh } = useNavigation();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  async function finish() {
    onClose();
    // Rights that waited for the second factor count from now on.
    forgetViewer();
    await Promise.all([refresh(), queryClient.invalidateQueries(securityQuery)]);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(recoveryCodes ? 'secondFactor.recovery.title' : 'secondFactor.setup.title')}
      // The codes are shown this once: they do not vanish by a slip.
      dismissible={!recoveryCodes}
    >
      {recoveryCodes ? (
        <RecoveryCodes text={t('secondFactor.recovery.text')} codes={recoveryCodes} onDone={finish} />
      ) : (
        <ConfirmAuthenticator onConfirmed={setRecoveryCodes} />
      )}
    </Dialog>
  );
}
