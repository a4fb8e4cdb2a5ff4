import { useQueries, useQuery } from '@tanstack/react-query';
import type { ListQuery, TableName } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import type { Right } from '@tatami/tables/rights';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, ItemList, Stack, StatusTag, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ReactNode } from 'react';
import { place as groupsPlace } from '../../../tables/groupright/place.ts';
import { countQuery } from './count-query.ts';

const ofAdministrators = 'Menu:Administration4Admin';

interface FirstStep {
  id: 'place' | 'instructors' | 'students' | 'series';
  table: TableName;
  /** What it counts of the table's rows. */
  query: ListQuery<TableName>;
  /** The number of rows with which it is done. */
  enough: number;
  href: string;
  rights: readonly Right[];
}

/** @param instructors the group of that name, unless the club has renamed or removed it */
const firstSteps = (instructors: string | undefined): readonly FirstStep[] => [
  {
    id: 'place',
    table: 'workplace',
    query: {},
    enough: 1,
    href: '/adm/workplace?edit=new',
    rights: [ofAdministrators, 'Workplace:Read', 'Workplace:Write'],
  },
  {
    id: 'instructors',
    // Whoever begins the club is its first user.
    ...(instructors === undefined
      ? { table: 'user', query: {}, enough: 2, href: '/adm/user?edit=new' }
      : {
          table: 'useringroupright',
          query: { group: instructors } as ListQuery<TableName>,
          enough: 1,
          href: `/adm/user?edit=new&group=${instructors}`,
        }),
    rights: [ofAdministrators, 'User:Read', 'User:Write', 'UserInGroupRight:Write'],
  },
  {
    id: 'students',
    table: 'student',
    query: {},
    enough: 1,
    href: '/dojo/student?edit=new',
    rights: ['Student:Read', 'Student:Write'],
  },
  {
    id: 'series',
    table: 'training',
    query: {},
    enough: 1,
    href: '/dojo/training?edit=series',
    rights: ['Training:Read', 'Training:Write'],
  },
];

interface FirstStepsProps {
  /** What stands there while it is not known what is done: nothing moves once it is. */
  waiting: ReactNode;
  /** What stands below. */
  children: ReactNode;
}

/** What a club that begins does first, above all else. */
export function FirstSteps({ waiting, children }: FirstStepsProps) {
  const steps = useSteps();
  if (steps === undefined) return waiting;
  return (
    <>
      {steps}
      {children}
    </>
  );
}

/**
 * The steps in order, each the way to it. What is done is ticked; with the last it goes. Not there while it is not known
 * what is done, and null where there is nothing to do.
 */
function useSteps(): ReactNode | undefined {
  const { t } = useI18n();
  const { has } = useViewer();
  const groups = useQuery({ ...allRowsQuery(groupsPlace), enabled: has('GroupRight:Read') });
  const instructors = groups.data?.find(({ name }) => name === 'Instructors');
  const all = firstSteps(instructors?.id);
  const own = groups.isLoading ? [] : all.filter(({ rights }) => rights.every((right) => has(right)));
  // The first run is for who may take every step of it.
  const mayRun = own.length === all.length && has(ofAdministrators);
  const counts = useQueries({ queries: own.map(({ table, query }) => countQuery(table, query)) });
  const failed = [groups, ...counts].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <Card title={t('firstSteps')} padding="none">
        <QueryFailure query={failed} size="small" />
      </Card>
    );
  if (groups.isLoading || counts.some(({ data }) => data === undefined)) return undefined;

  const isDone = ({ enough }: FirstStep, at: number) => (counts[at]?.data ?? 0) >= enough;
  if (own.every(isDone)) return null;
  if (mayRun && own.every(({ id }, at) => id === 'instructors' || counts[at]?.data === 0))
    return (
      <Card title={t('firstSteps.all')}>
        <Stack space={16}>
          <Text>{t('firstSteps.all.text')}</Text>
          <div>
            <ButtonLink href="/adm/start" variant="primary">
              {t('firstSteps.all.begin')}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    );
  return (
    <Card
      title={t('firstSteps')}
      padding="none"
      bleed
      actions={
        mayRun && (
          <ButtonLink href="/adm/start" size="small">
            {t('firstSteps.goOn')}
          </ButtonLink>
        )
      }
    >
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
