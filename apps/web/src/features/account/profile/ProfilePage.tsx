import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Columns, PageHeader, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { AccessTokensCard } from './AccessTokensCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { DataCard } from './DataCard.tsx';
import { ErasureCard } from './ErasureCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { GuardianAccessCard } from './GuardianAccessCard.tsx';
import { InstallCard } from './InstallCard.tsx';
import { LimitsCard } from './limits/LimitsCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { profileQuery, securityQuery } from './profile-queries.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { ShownToMembersCard } from './ShownToMembersCard.tsx';

/** One's own account: data, ways in, and ways out. */
export function ProfilePage() {
  const { t } = useI18n();
  const profile = useQuery(profileQuery);
  const security = useQuery(securityQuery);

  useTitle(t('topBar.profile'));
  const head = <PageHeader title={t('topBar.profile')} description={t('profile.description')} />;
  const failed = [profile, security].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return (
      <Stack space={24}>
        {head}
        <QueryFailure query={failed} ofPage />
      </Stack>
    );
  }
  if (!profile.data || !security.data) return null;
  return (
    <Stack space={24}>
      {head}
      <Columns layout={2} space={24} from="desktop" align="start">
        <Stack space={24}>
          <PictureCard profile={profile.data} />
          <DataCard profile={profile.data} />
          <div data-paper="none">
            <PasswordCard profile={profile.data} hasPassword={security.data.hasPassword} />
          </div>
          <div id="notices" data-paper="none">
            <NoticesCard />
          </div>
        </Stack>
        <Stack space={24}>
          <div data-paper="none">
            <SecondFactorCard security={security.data} />
          </div>
          <InstallCard />
          <div id="calendar" data-paper="none">
            <CalendarCard />
          </div>
          <GuardianAccessCard />
          <div id="shown-to-members" data-paper="none">
            <ShownToMembersCard />
          </div>
          <div data-paper="none">
            <LimitsCard />
          </div>
          <SessionsCard />
          <div id="access-tokens" data-paper="none">
            <AccessTokensCard user={profile.data.id} />
          </div>
          <div data-paper="none">
            <ExportCard />
          </div>
          <div data-paper={profile.data.erasureRequestedAt ? undefined : 'none'}>
            <ErasureCard profile={profile.data} />
          </div>
        </Stack>
      </Columns>
    </Stack>
  );
}
