import { useQuery } from '@tanstack/react-query';
import { HasRight, NoRight } from '@tatami/tables/HasRight';
import { useViewer } from '@tatami/tables/viewer';
import { Avatar, Banner, ButtonLink, Heading, Inline, Stack, Tag, Text } from '@tatami/ui';
import { BuildingIcon, HomeIcon, LogOutIcon, ShieldIcon, UserIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { returnPath } from '@tatami/web-runtime/return-path';
import { useTitle } from '@tatami/web-runtime/use-title';
import { groupName } from '../../lib/club/group-name.ts';
import { rolesQuery } from '../../lib/roles-query.ts';

/** Who is signed in here, and the ways on. */
export function LandingPage() {
  const { t, language } = useI18n();
  const { whoami } = useViewer();
  const { data: roles = [] } = useQuery(rolesQuery);
  useTitle(t('landing.title'));
  return (
    <Stack space={24}>
      <Inline space={16} nowrap>
        <Avatar firstName={whoami.firstName} lastName={whoami.lastName} />
        <Stack space={4}>
          <Heading level={1} size="title3">
            {whoami.firstName} {whoami.lastName}
          </Heading>
          <Text tone="muted">{t('landing.signedInAs', { username: whoami.username })}</Text>
          {roles.length > 0 && (
            <Inline space={4}>
              {roles.map((role) => (
                <Tag key={role}>{groupName(role, language)}</Tag>
              ))}
            </Inline>
          )}
        </Stack>
      </Inline>
      {whoami.mustShowSecondFactor ? (
        <Banner tone="warning" title={t('secondFactor.demanded.title')}>
          {t('secondFactor.demanded.text')}
        </Banner>
      ) : (
        <NoRight any={['Training:Read']}>
          <Banner tone="info" title={t('landing.next')}>
            {t('landing.noGroup')}
          </Banner>
        </NoRight>
      )}
      <Stack space={8}>
        {whoami.mustShowSecondFactor && (
          <ButtonLink href="/adm/profile#second-factor" variant="primary" icon={ShieldIcon} fullWidth>
            {t('secondFactor.turnOn')}
          </ButtonLink>
        )}
        <HasRight any={['Training:Read']}>
          <ButtonLink href={returnPath()} variant="primary" icon={HomeIcon} fullWidth>
            {t('landing.goOn')}
          </ButtonLink>
        </HasRight>
        <ButtonLink href="/adm/profile" icon={UserIcon} fullWidth>
          {t('topBar.profile')}
        </ButtonLink>
        <HasRight any={['Menu:Administration4Admin']}>
          <ButtonLink href="/adm/workplace" icon={BuildingIcon} fullWidth>
            {t('menu.administration')}
          </ButtonLink>
        </HasRight>
        <ButtonLink href="/logout" variant="quiet" icon={LogOutIcon} fullWidth>
          {t('landing.asSomebodyElse')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
