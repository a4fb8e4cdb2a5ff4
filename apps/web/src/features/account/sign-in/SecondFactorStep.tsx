import { ActionForm } from '@tatami/tables/ActionForm';
import { useActionForm } from '@tatami/tables/use-action-form';
import { Button, CodeField, Inline, Stack, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { type Proven, useFinishSignIn } from './use-finish-sign-in.ts';

const rules = { otp: { type: 'string', required: true } } as const;

interface SecondFactorStepProps {
  proven: Proven;
  remember: boolean;
  onBack: () => void;
}

/** The code of the authenticator app, or one of the recovery codes. */
export function SecondFactorStep({ proven, remember, onBack }: SecondFactorStepProps) {
  const { t } = useI18n();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  return (
    <Stack space={16}>
      {/* The ways differ in what can be typed: each starts with an empty field. */}
      <CodeForm key={way} way={way} proven={proven} remember={remember} />
      <Inline space={8} justify="between">
        <Button variant="quiet" onClick={onBack}>
          {t('form.back')}
        </Button>
        <Button variant="quiet" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {t(way === 'app' ? 'login.code.useRecovery' : 'login.code.useApp')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface CodeFormProps {
  way: 'app' | 'recovery';
  proven: Proven;
  remember: boolean;
}

function CodeForm({ way, proven, remember }: CodeFormProps) {
  const { t } = useI18n();
  const { succeed } = useFinishSignIn();
  const form = useActionForm({
    rules,
    countsTries: true,
    async send({ otp }) {
      await club.signIn({ ...proven, otp: otp.trim(), remember });
      succeed();
    },
    onFailure(error) {
      // The password was right: whoever mistypes a code stays with the code.
      if (error.code === 'access-denied') form.show({ otp: t('login.code.wrong') });
      return error.code === 'access-denied';
    },
  });
  const field = { ...form.text('otp'), autoFocus: true };

  return (
    <ActionForm
      form={form}
      submitLabel={t('login.submit')}
      title={t('login.code.title')}
      description={t(`login.code.text.${way}`)}
    >
      {way === 'app' ? (
        <CodeField
          label={t('login.code.label.app')}
          {...field}
          onComplete={(otp) => form.submitWith({ otp })}
        />
      ) : (
        <TextField
          label={t('login.code.label.recovery')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      )}
    </ActionForm>
  );
}
