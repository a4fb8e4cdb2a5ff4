import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import type { Proven } from './use-finish-sign-in.ts';

/** Signing in (spec §4 and §9). */
export function LoginPage() {
  const { t } = useI18n();
  const [remember, setRemember] = useState(false);
  const [proven, setProven] = useState<Proven | null>(null);
  useTitle(t('login.title'));

  return proven ? (
    <SecondFactorStep proven={proven} remember={remember} onBack={() => setProven(null)} />
  ) : (
    <PasswordStep remember={remember} onRememberChange={setRemember} onSecondFactor={setProven} />
  );
}
