import { Heading, Link, Stack, Text } from '@tatami/ui';
import { HeatTable } from '@tatami/ui/HeatTable';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Part } from '../../../lib/club/home/club-overview-query.ts';
import { monthEnd } from './sight/month-end.ts';

/** The month after joining by which it shows who stays. */
const halfAYear = 6;

/** Who stays: of those who joined in a month, how many were on the mat in that month and in each that followed. */
export function Retention({ of: retention }: { of: Part<'retention'> }) {
  const { t, language } = useI18n();
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
      new Date(month),
    );
  // Those of whom half a year can be told.
  const old = retention.filter(({ present }) => present.length > halfAYear);
  const joined = old.reduce((sum, each) => sum + each.joined, 0);
  const stayed = old.reduce((sum, { present }) => sum + (present[halfAYear] ?? 0), 0);
  const all = retention.reduce((sum, each) => sum + each.joined, 0);
  const hasBegun = retention.some(({ present }) => present.some(Boolean));
  if (!hasBegun)
    return (
      <Stack space={12}>
        <Heading level={2}>{t('club.stay')}</Heading>
        <Text tone="muted">{t('club.stay.none')}</Text>
      </Stack>
    );
  const first = retention[0]?.month ?? '';
  const last = monthEnd(retention.at(-1)?.month ?? '');
  return (
    <Stack space={12}>
      <Heading level={2}>
        {joined > 0 ? t('club.stay.share', { share: Math.round((stayed / joined) * 100) }) : t('club.stay')}
      </Heading>
      <HeatTable
        label={t('club.stay')}
        heads={[t('club.stay.month'), t('club.stay.joined')]}
        columns={retention.map((_, later) => t('club.stay.later', { count: later }))}
        rows={retention
          .filter(({ joined: total }) => total > 0)
          .map(({ month, joined: total, present }) => ({
            label: nameOf(month),
            total,
            shares: present.map((count) => count / total),
          }))}
      />
      <Text size="small" tone="muted">
        {t('club.stay.about')}{' '}
        <Link href={`/dojo/student?joinedOn=${first}..${last}&status=all`}>
          {t('club.stay.all', { count: all })}
        </Link>
      </Text>
    </Stack>
  );
}
