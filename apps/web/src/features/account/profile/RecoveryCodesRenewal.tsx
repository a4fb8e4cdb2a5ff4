import { formRules } from '@tatami/sdk/rules';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Dialog } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { CurrentPasswordForm } from './CurrentPasswordForm.tsx';
import { securityQuery } from './profile-queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes in the place of the old, for whoever knows the password. */
export function RecoveryCodesRenewal({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useActionForm({
    rules: formRules('renewRecoveryCodes'),
    async send(body) {
      const { recoveryCodes } = dataOf(
        await club.api.POST('/authinfo/second-factor/recovery-codes', { body }),
      );
      setCodes(recoveryCodes);
      await queryClient.invalidateQueries(securityQuery);
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(codes ? 'secondFactor.recovery.title' : 'secondFactor.renewal.title')}
      {...(!codes && { description: t('secondFactor.renewal.text') })}
      // The codes are shown this once: they do not vanish by a slip.
      dismissible={!codes}
    >
      {codes ? (
        <RecoveryCodes text={t('secondFactor.renewal.done')} codes={codes} onDone={onClose} />
      ) : (
        <CurrentPasswordForm form={form} submitLabel={t('secondFactor.renewal.submit')} />
      )}
    </Dialog>
  );
}
