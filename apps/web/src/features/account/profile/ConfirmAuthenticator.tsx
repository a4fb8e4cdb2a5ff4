import { useQuery } from '@tanstack/react-query';
import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useActionForm } from '@tatami/tables/use-action-form';
import { CodeField, QrCode, SecretCodes, Skeleton, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

interface ConfirmAuthenticatorProps {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret for an authenticator app, as a picture and as text, and its first code. */
export function ConfirmAuthenticator({ onConfirmed }: ConfirmAuthenticatorProps) {
  const { t } = useI18n();
  const query = useQuery({
    queryKey: ['second-factor', 'begun'],
    queryFn: async () => dataOf(await club.api.POST('/authinfo/second-factor')),
    // Each answer is another secret: one for each time this is opened, and none is kept.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = query;
  const modules = useMemo(() => (data ? generate(data.uri) : null), [data]);
  const form = useActionForm({
    rules: formRules('confirmSecondFactor'),
    async send(body) {
      onConfirmed(dataOf(await club.api.POST('/authinfo/second-factor/confirm', { body })).recoveryCodes);
    },
  });

  if (error) return <QueryFailure query={query} />;
  return (
    <Stack space={16}>
      <Text>{t('secondFactor.setup.scan')}</Text>
      <Stack space={12} align="center">
        {modules ? (
          <QrCode modules={modules} label={t('secondFactor.setup.picture')} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Stack>
      <Text tone="muted" size="small">
        {t('secondFactor.setup.orType')}
      </Text>
      {data && <SecretCodes title={t('secondFactor.setup.secret')} codes={[inFours(data.secret)]} />}
      <ActionForm form={form} submitLabel={t('secondFactor.setup.confirm')}>
        <CodeField
          label={t('secondFactor.setup.code')}
          {...form.text('code')}
          required={undefined}
          onComplete={(code) => form.submitWith({ code })}
        />
      </ActionForm>
    </Stack>
  );
}

/** Easier to type from one screen into another. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
