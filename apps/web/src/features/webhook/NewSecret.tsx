import { Button, Dialog, SecretCodes, Stack, Text, useToast } from '@tatami/ui';
import { CopyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

interface NewSecretProps {
  secret: string;
  onClose: () => void;
}

/** A secret, shown this once. */
export function NewSecret({ secret, onClose }: NewSecretProps) {
  const { t } = useI18n();
  const toast = useToast();

  async function copy() {
    await navigator.clipboard.writeText(secret);
    toast({ message: t('webhook.secret.copied') });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={false}
      title={t('webhook.secret.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('webhook.secret.done')}
        </Button>
      }
    >
      <Stack space={16}>
        <Text>{t('webhook.secret.text')}</Text>
        <SecretCodes title={t('webhook.secret.title')} codes={[secret]} />
        {'clipboard' in navigator && (
          <div>
            <Button icon={CopyIcon} onClick={copy}>
              {t('webhook.secret.copy')}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
