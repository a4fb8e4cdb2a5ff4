import { useQuery } from '@tanstack/react-query';
import { formRules } from '@tatami/sdk/rules';
import { ActionForm } from '@tatami/tables/ActionForm';
import { pickerLabels } from '@tatami/tables/picker-labels';
import { useActionForm } from '@tatami/tables/use-action-form';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Card,
  Columns,
  DateField,
  Heading,
  Link,
  PageHeader,
  PasswordField,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type FormEvent, useState } from 'react';
import { securityQuery } from '../profile/profile-queries.ts';
import { makeAccessToken } from './access-tokens.ts';
import { expiryOf, type Lifetime, lastDayOf, lifetimes } from './lifetime.ts';
import { MadeToken } from './MadeToken.tsx';
import { RightsChoice } from './RightsChoice.tsx';

const back = '/adm/profile#access-tokens';

/** A new token for a script: what it is for, how long it works, what it may do; and, once, the token itself. */
export function NewTokenPage() {
  const { t } = useI18n();
  const { whoami } = useViewer();
  const security = useQuery(securityQuery).data;
  const [made, setMade] = useState<{ name: string; token: string }>();
  useTitle(t('accessToken.new'));
  if (!security) return null;
  const lacks = !security.hasPassword ? 'password' : whoami.mustShowSecondFactor ? 'secondFactor' : undefined;
  return (
    <Stack space={24}>
      <PageHeader
        title={made ? made.name : t('accessToken.new')}
        description={t(made ? 'accessToken.made.about' : 'accessToken.new.about')}
        back={{ href: back, label: t('topBar.profile') }}
      />
      {lacks ? (
        <Banner tone="warning">{t(`accessToken.lacks.${lacks}`)}</Banner>
      ) : made ? (
        <MadeToken token={made.token} href={back} />
      ) : (
        <Columns layout="main-aside" space={24} from="desktop" align="start">
          <NewTokenForm days={security.accessTokenDays} username={whoami.username} onMade={setMade} />
          <Card title={t('accessToken.never')}>
            <Stack space={12}>
              <Text>{t('accessToken.never.text')}</Text>
              <Text>{t('accessToken.never.less')}</Text>
              <Link href="/handbook/server#scripts">{t('accessToken.more')}</Link>
            </Stack>
          </Card>
        </Columns>
      )}
    </Stack>
  );
}

interface NewTokenFormProps {
  /** How many days it works for at the longest. */
  days: number;
  /** The name that tells the password manager whose password is meant. */
  username: string;
  onMade: (made: { name: string; token: string }) => void;
}

function NewTokenForm({ days, username, onMade }: NewTokenFormProps) {
  const { t, format } = useI18n();
  const [rights, setRights] = useState<readonly string[]>([]);
  const [lacksRights, setLacksRights] = useState(false);
  const [lifetime, setLifetime] = useState<Lifetime>('quarter');
  const [chosenDay, setChosenDay] = useState('');
  const lastDay = lastDayOf(lifetime, chosenDay, days);
  const [dayFault, setDayFault] = useState<string>();

  const { name, password } = formRules('makeAccessToken');
  const form = useActionForm({
    rules: { name, password },
    async send(said) {
      const token = await makeAccessToken({ ...said, rights: [...rights], expiresAt: expiryOf(lastDay) });
      onMade({ name: said.name, token });
    },
    onFailure({ fields }) {
      setDayFault(fields.expiresAt);
      return false;
    },
  });

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    setDayFault(lastDay ? undefined : t('form.required'));
    setLacksRights(rights.length === 0);
    if (lastDay && rights.length > 0) form.submit(event);
  }

  return (
    <ActionForm form={{ ...form, submit }} submitLabel={t('accessToken.make')}>
      <Card>
        <Stack space={16}>
          <TextField
            label={t('accessToken.name')}
            hint={t('accessToken.name.hint')}
            autoComplete="off"
            {...form.text('name')}
          />
          <SegmentedControl
            label={t('accessToken.lifetime')}
            value={lifetime}
            options={lifetimes(days).map((value) => ({ value, label: t(`accessToken.lifetime.${value}`) }))}
            onValueChange={setLifetime}
            hint={
              lifetime !== 'day' && lastDay
                ? t('accessToken.lifetime.until', { day: format.date(lastDay) })
                : undefined
            }
          />
          {lifetime === 'day' && (
            <DateField
              label={t('accessToken.lastDay')}
              labels={pickerLabels(t)}
              min={lastDayOf('today', '', days)}
              max={lastDayOf('longest', '', days)}
              value={chosenDay}
              onValueChange={setChosenDay}
              error={dayFault}
            />
          )}
        </Stack>
      </Card>
      <Stack space={4}>
        <Heading level={2}>{t('accessToken.rights')}</Heading>
        <Text tone="muted">{t('accessToken.rights.about')}</Text>
      </Stack>
      <RightsChoice value={rights} onValueChange={setRights} />
      <Card>
        <Stack space={16}>
          <div role="status">
            <Text weight="strong">{t('accessToken.rights.chosen', { count: rights.length })}</Text>
          </div>
          {lacksRights && rights.length === 0 && (
            <Banner tone="danger">{t('accessToken.rights.required')}</Banner>
          )}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={t('password.current')}
            hint={t('accessToken.password.hint')}
            autoComplete="current-password"
            {...form.text('password')}
          />
        </Stack>
      </Card>
    </ActionForm>
  );
}
