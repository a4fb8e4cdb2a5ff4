import { formRules } from '@tatami/sdk/rules';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Dialog, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { CurrentPasswordForm } from './CurrentPasswordForm.tsx';
import { securityQuery } from './profile-queries.ts';

/** Turns the second factor off, for whoever knows the password. */
export function SecondFactorRemoval({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const toast = useToast();
  const form = useActionForm({
    rules: formRules('removeSecondFactor'),
    async send(body) {
      await club.api.POST('/authinfo/second-factor/remove', { body });
      await queryClient.invalidateQueries(securityQuery);
      toast({ message: t('secondFactor.turnedOff') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('secondFactor.turnOff.title')}
      description={t('secondFactor.turnOff.text')}
      size="small"
    >
      <CurrentPasswordForm form={form} submitLabel={t('secondFactor.turnOff')} />
    </Dialog>
  );
}
