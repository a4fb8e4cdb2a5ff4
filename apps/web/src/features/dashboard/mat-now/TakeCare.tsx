import { Card, ItemList, type ListItem } from '@tatami/ui';
import { HeartIcon, UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Mat } from '../staff/mat-query.ts';

/** Who told what they spare, and who is back after a break. */
export function TakeCare({ mat: { here } }: { mat: Mat }) {
  const { t, format } = useI18n();
  const limits = here.flatMap(({ student, firstName, lastName, limit, limitSince }): ListItem[] =>
    limit
      ? [
          {
            id: `limit-${student}`,
            start: <HeartIcon />,
            title: limit,
            description: [
              `${firstName} ${lastName}`,
              limitSince ? t('mat.limit.since', { date: format.dateOf(limitSince, 'dayMonth') }) : '',
            ],
          },
        ]
      : [],
  );
  const back = here.flatMap(({ student, firstName, lastName, daysAway, lastPresentAt }): ListItem[] =>
    daysAway === null
      ? []
      : [
          {
            id: `back-${student}`,
            start: <UndoIcon />,
            title: t('mat.back', {
              name: `${firstName} ${lastName}`,
              count: Math.floor(daysAway / 7),
            }),
            description: lastPresentAt
              ? t('mat.back.last', { date: format.dateOf(lastPresentAt, 'long') })
              : '',
          },
        ],
  );
  const items = [...limits, ...back];
  if (items.length === 0) return null;
  return (
    <Card title={t('mat.care')} padding="none" bleed>
      <ItemList items={items} />
    </Card>
  );
}
