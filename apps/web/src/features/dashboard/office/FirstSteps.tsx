import { useQuery } from '@tanstack/react-query';
import { Card, ItemList, StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { countQuery } from './glance-queries.ts';

/** What a club that begins does first, in order, each the way to it. What is done is ticked; with the last it goes. */
export function FirstSteps({ hasStudents }: { hasStudents: boolean }) {
  const { t } = useI18n();
  const { data: places } = useQuery(countQuery('workplace', {}));
  const { data: users } = useQuery(countQuery('user', {}));
  const { data: trainings } = useQuery(countQuery('training', {}));
  if (places === undefined || users === undefined || trainings === undefined) return null;

  const steps = [
    { id: 'place', isDone: places > 0, href: '/adm/workplace?edit=new' },
    { id: 'instructors', isDone: users > 1, href: '/adm/user?edit=new' },
    { id: 'students', isDone: hasStudents, href: '/dojo/student?edit=new' },
    { id: 'series', isDone: trainings > 0, href: '/dojo/training?edit=series' },
  ] as const;
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card title={t('firstSteps')} padding="none" bleed>
      <ItemList
        items={steps.map(({ id, isDone, href }) => ({
          id,
          title: t(`firstSteps.${id}`),
          ...(isDone
            ? { end: <StatusTag status="success">{t('firstSteps.done')}</StatusTag> }
            : { description: t(`firstSteps.${id}.text`), href }),
        }))}
      />
    </Card>
  );
}
