import { Heading, Link, Stack, Text } from '@tatami/ui';
import { Chart } from '@tatami/ui/Chart';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ClubOverview } from '../../../lib/club/home/club-overview-query.ts';

/** Who signs in, day by day, and who is here now. */
export function Traffic({ of: { signIns, connections } }: { of: ClubOverview }) {
  const { t, format } = useI18n();
  if (!signIns && !connections) return null;
  const today = signIns?.at(-1);
  return (
    <Stack space={12}>
      <Heading level={2}>{t('club.traffic')}</Heading>
      {connections && (
        <Text>
          {t(connections.areAll ? 'club.connections' : 'club.connections.here', { count: connections.count })}
        </Text>
      )}
      {signIns && (
        <>
          <Chart
            type="bar"
            label={t('club.signIns')}
            dataLabel={t('club.weeks.data')}
            categories={signIns.map(({ day }) => format.date(day, 'dayMonth'))}
            series={[{ label: t('club.signIns.users'), values: signIns.map(({ users }) => users) }]}
          />
          {today && (
            <Link href={`/adm/userlastlogin?lastLoginAt=${today.day}..${today.day}`}>
              {t('club.signIns.today', { count: today.users })}
            </Link>
          )}
        </>
      )}
    </Stack>
  );
}
