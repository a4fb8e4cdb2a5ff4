import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import {
  Button,
  ButtonLink,
  CodeField,
  Inline,
  QrCode,
  SecretCodes,
  Stack,
  Text,
  useToast,
} from '@tatami/ui';
import { CopyIcon, ShieldIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

interface ConfirmAuthenticatorProps {
  /** What the authenticator app has to know. */
  begun: { secret: string; uri: string };
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret for an authenticator app, as a picture and as text, and its first code. */
export function ConfirmAuthenticator({ begun, onConfirmed }: ConfirmAuthenticatorProps) {
  const { t } = useI18n();
  const toast = useToast();
  const modules = useMemo(() => generate(begun.uri), [begun]);
  const form = useActionForm({
    rules: formRules('confirmSecondFactor'),
    countsTries: true,
    async send(body) {
      onConfirmed(dataOf(await club.api.POST('/authinfo/second-factor/confirm', { body })).recoveryCodes);
    },
  });

  async function copy() {
    await navigator.clipboard.writeText(begun.secret);
    toast({ message: t('secondFactor.recovery.copied') });
  }

  return (
    <Stack space={16}>
      <Text>{t('secondFactor.setup.scan')}</Text>
      <Stack space={12} align="center">
        <QrCode modules={modules} label={t('secondFactor.setup.picture')} />
      </Stack>
      <Text tone="muted" size="small">
        {t('secondFactor.setup.orType')}
      </Text>
      <SecretCodes title={t('secondFactor.setup.secret')} codes={[inFours(begun.secret)]} />
      <Inline space={8}>
        {isOnPhone() && (
          <ButtonLink size="small" icon={ShieldIcon} href={begun.uri}>
            {t('secondFactor.setup.open')}
          </ButtonLink>
        )}
        {'clipboard' in navigator && (
          <Button size="small" icon={CopyIcon} onClick={copy}>
            {t('secondFactor.setup.copy')}
          </Button>
        )}
      </Inline>
      <ActionForm form={form} submitLabel={t('secondFactor.setup.confirm')}>
        <CodeField
          label={t('secondFactor.setup.code')}
          {...form.text('code')}
          onComplete={(code) => form.submitWith({ code })}
        />
      </ActionForm>
    </Stack>
  );
}

/** Who reads this on a phone can't point it at its own screen. */
const isOnPhone = () => matchMedia('(pointer: coarse)').matches;

/** Easier to type from one screen into another. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
