import type { Profile } from '@tatami/sdk';
import { Card } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { AskForPassword } from './AskForPassword.tsx';
import { ChangePassword } from './ChangePassword.tsx';

interface PasswordCardProps {
  profile: Profile;
  hasPassword: boolean;
}

export function PasswordCard({ profile, hasPassword }: PasswordCardProps) {
  const { t } = useI18n();
  return (
    <Card title={t('login.password')}>
      {hasPassword ? <ChangePassword username={profile.username} /> : <AskForPassword profile={profile} />}
    </Card>
  );
}
