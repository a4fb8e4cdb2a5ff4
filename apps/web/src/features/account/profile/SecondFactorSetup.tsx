import { formRules } from '@tatami/sdk/rules';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Dialog } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { forgetViewer } from '../../../lib/viewer.ts';
import { ConfirmAuthenticator } from './ConfirmAuthenticator.tsx';
import { CurrentPasswordForm } from './CurrentPasswordForm.tsx';
import { securityQuery } from './profile-queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The password, the picture to scan, its first code, the recovery codes to keep. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const { refresh } = useNavigation();
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const form = useActionForm({
    rules: formRules('beginSecondFactor'),
    async send(body) {
      setBegun(dataOf(await club.api.POST('/authinfo/second-factor', { body })));
    },
  });
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
      {...(!begun && { description: t('secondFactor.setup.password') })}
      // The codes are shown this once: they do not vanish by a slip.
      dismissible={!recoveryCodes}
    >
      {recoveryCodes ? (
        <RecoveryCodes text={t('secondFactor.recovery.text')} codes={recoveryCodes} onDone={finish} />
      ) : begun ? (
        <ConfirmAuthenticator begun={begun} onConfirmed={setRecoveryCodes} />
      ) : (
        <CurrentPasswordForm form={form} submitLabel={t('secondFactor.setup.begin')} />
      )}
    </Dialog>
  );
}
