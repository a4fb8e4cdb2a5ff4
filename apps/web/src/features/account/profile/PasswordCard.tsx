import type { Profile } from '@tatami/sdk';
import { Card } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { AskForPassword } from './AskForPassword.tsx';
import { ChangePassword } from './ChangePassword.tsx';

interface PasswordCardProps {
  profile: Profile;
  hasPassword: boolean;
}

export function PasswordCard({ profile, hasPassword }: PasswordCardProps) {
  const { t } = useI18n();
  // After a change the fields are empty again.
  const [round, setRound] = useState(1);
  return (
    <Card title={t('login.password')}>
      {hasPassword ? (
        <ChangePassword key={round} username={profile.username} onChanged={() => setRound(round + 1)} />
      ) : (
        <AskForPassword profile={profile} />
      )}
    </Card>
  );
}
