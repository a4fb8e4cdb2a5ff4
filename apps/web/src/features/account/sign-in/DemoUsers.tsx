import { Button, Card, Inline, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

interface DemoUser {
  username: string;
  password: string;
}

interface DemoUsersProps {
  users: readonly DemoUser[];
  onChoose: (user: DemoUser) => void;
  disabled: boolean;
}

/** The people of the example club, one tap each. */
export function DemoUsers({ users, onChoose, disabled }: DemoUsersProps) {
  const { t } = useI18n();
  return (
    <Card title={t('login.demo.title')}>
      <Stack space={12}>
        <Text tone="muted" size="small">
          {t('login.demo.text')}
        </Text>
        <Inline space={8}>
          {users.map((user) => (
            <Button key={user.username} size="small" disabled={disabled} onClick={() => onChoose(user)}>
              {user.username}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
