import { useQueries } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Card, ItemList, StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { countQuery } from './glance-queries.ts';

const ofAdministrators = 'Menu:Administration4Admin';

/** Each is done once its table has so many rows. Whoever begins the club is its first user. */
const steps = [
  {
    id: 'place',
    table: 'workplace',
    enough: 1,
    href: '/adm/workplace?edit=new',
    rights: [ofAdministrators, 'Workplace:Read', 'Workplace:Write'],
  },
  {
    id: 'instructors',
    table: 'user',
    enough: 2,
    href: '/adm/user?edit=new',
    rights: [ofAdministrators, 'User:Read', 'User:Write'],
  },
  {
    id: 'students',
    table: 'student',
    enough: 1,
    href: '/dojo/student?edit=new',
    rights: ['Student:Read', 'Student:Write'],
  },
  {
    id: 'series',
    table: 'training',
    enough: 1,
    href: '/dojo/training?edit=series',
    rights: ['Training:Read', 'Training:Write'],
  },
] as const;

/** What a club that begins does first, in order, each the way to it. What is done is ticked; with the last it goes. */
export function FirstSteps() {
  const { t } = useI18n();
  const { has } = useViewer();
  const own = steps.filter(({ rights }) => rights.every((right) => has(right)));
  const counts = useQueries({ queries: own.map(({ table }) => countQuery(table, {})) });
  if (counts.some(({ data }) => data === undefined)) return null;

  const isDone = ({ enough }: (typeof steps)[number], at: number) => (counts[at]?.data ?? 0) >= enough;
  if (own.every(isDone)) return null;
  return (
    <Card title={t('firstSteps')} padding="none" bleed>
      <ItemList
        items={own.map((step, at) => ({
          id: step.id,
          title: t(`firstSteps.${step.id}`),
          ...(isDone(step, at)
            ? { end: <StatusTag status="success">{t('firstSteps.done')}</StatusTag> }
            : { description: t(`firstSteps.${step.id}.text`), href: step.href }),
        }))}
      />
    </Card>
  );
}
