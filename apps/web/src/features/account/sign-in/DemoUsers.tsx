import type { paths } from '@tatami/sdk';
import { Columns, Heading, Stack, Text } from '@tatami/ui';
import { PersonButton } from '@tatami/ui/PersonButton';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { apiBase } from '../../../lib/api/api-base.ts';

type About = paths['/about']['get']['responses'][200]['content']['application/json'];
type DemoUser = About['demoUsers'][number];

interface DemoUsersProps {
  users: readonly DemoUser[];
  onChoose: (user: Pick<DemoUser, 'username' | 'password'>) => void;
  disabled: boolean;
}

/** The people of the example club, one tap each. */
export function DemoUsers({ users, onChoose, disabled }: DemoUsersProps) {
  const { t } = useI18n();
  return (
    <Stack space={12}>
      <Stack space={4}>
        <Heading level={2} size="large">
          {t('login.demo.title')}
        </Heading>
        <Text tone="muted" size="small">
          {t('login.demo.text')}
        </Text>
      </Stack>
      <Columns layout={2} space={8} from="always">
        {users.map(({ username, password, firstName, lastName, beltColor, face }) => (
          <PersonButton
            key={username}
            title={t(`login.demo.who.${username}`)}
            {...{ firstName, lastName, disabled }}
            src={face ? apiBase + face : undefined}
            belt={beltColor ? { color: beltColor } : undefined}
            onPress={() => onChoose({ username, password })}
          />
        ))}
      </Columns>
    </Stack>
  );
}
