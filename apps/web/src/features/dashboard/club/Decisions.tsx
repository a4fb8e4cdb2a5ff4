import { useViewer } from '@tatami/tables/viewer';
import { Card, EmptyState, ItemList, type ListItem, Text } from '@tatami/ui';
import { SuccessIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ClubOverview } from '../../../lib/club/home/club-overview-query.ts';

/** What somebody has to decide or see to, the most pressing first; what there is none of is not there. */
export function Decisions({ of: { today, trainings, leads, loans, access } }: { of: ClubOverview }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  if (!trainings && !loans && !access && !has('Lead:Read')) return null;
  const item = (
    id: string,
    count: number | null | undefined,
    title: string,
    href: string | null,
    tone: 'danger' | 'warning' | 'default',
    description?: string,
  ): ListItem[] =>
    count
      ? [
          {
            id,
            title,
            description,
            ...(href !== null && { href }),
            start: (
              <Text as="strong" size="large" weight="strong" tone={tone} tabular>
                {count}
              </Text>
            ),
          },
        ]
      : [];
  const isAdministrator = has('Menu:Administration4Admin');
  const isToday = trainings?.next && format.dateOf(trainings.next) === format.date(today);
  const items = [
    ...item(
      'trainings',
      trainings?.notLed,
      t('club.notLed', { count: trainings?.notLed ?? 0 }),
      '/dojo/training?view=list&when=coming&isLed=false&state=planned',
      isToday ? 'danger' : 'warning',
      trainings?.next
        ? t('club.notLed.next', {
            date: format.dateOf(trainings.next, 'short'),
            time: format.time(trainings.next),
          })
        : undefined,
    ),
    ...item(
      'leads',
      leads,
      t('club.leads', { count: leads ?? 0 }),
      isAdministrator ? '/adm/lead?state=new' : null,
      'warning',
      t('club.leads.text'),
    ),
    ...item(
      'loans',
      loans?.overdue,
      t('club.overdue', { count: loans?.overdue ?? 0 }),
      isAdministrator ? '/adm/item-loan?overdue=true' : null,
      'warning',
    ),
    ...item(
      'invited',
      access?.invited,
      t('club.invited', { count: access?.invited ?? 0 }),
      isAdministrator ? '/adm/user?status=invited' : null,
      'default',
      t('club.invited.text'),
    ),
    ...item(
      'without',
      access?.without,
      t('club.without', { count: access?.without ?? 0 }),
      '/dojo/student?user=null&section=adult',
      'default',
      t('club.without.text'),
    ),
  ];
  return (
    <Card title={t('club.decisions')} padding="none" bleed>
      {items.length > 0 ? (
        <ItemList items={items} />
      ) : (
        <EmptyState size="small" icon={SuccessIcon} title={t('club.decisions.none')} />
      )}
    </Card>
  );
}
