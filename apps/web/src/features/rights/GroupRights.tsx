import { useQueries, useQuery } from '@tanstack/react-query';
import type { KnownRight } from '@tatami/sdk';
import { PlacesContext } from '@tatami/tables/places-context';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { Columns, Stack } from '@tatami/ui';
import { type RightCell, type RightKind, RightsMatrix, type RightsRow } from '@tatami/ui/RightsMatrix';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useContext, useId } from 'react';
import { MenuContext } from '../../lib/menu-context.ts';
import { type RightsSubject, rightsSections } from '../../lib/rights/rights-sections.ts';
import { useRightsWords } from '../../lib/rights/use-rights-words.ts';
import { administrators } from '../../lib/roles-query.ts';
import { place as groupsPlace } from '../../tables/groupright/place.ts';
import { GroupPeople } from './GroupPeople.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import { membersQuery } from './rights-queries.ts';
import { useGroupRights } from './use-group-rights.ts';
import { useRightsLabels } from './use-rights-labels.ts';
import { WhoMay } from './WhoMay.tsx';

/** The rights of a group, a switch each; who holds one, and why; and the menu as the group sees it. */
export function GroupRights() {
  const { t, language } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  const labels = useRightsLabels();
  const words = useRightsWords();
  const menuOf = useContext(MenuContext);
  const places = useContext(PlacesContext);
  const groupRows = useQuery(allRowsQuery(groupsPlace));
  const groups = (groupRows.data ?? []).map((row) => ({ ...row, name: groupsPlace.name(row, language) }));
  const { query, holds, isPending, want } = useGroupRights();
  const seesPeople = has('UserInGroupRight:Read');
  const members = useQueries({
    queries: groups.map(({ id }) => ({ ...membersQuery([id], 3), enabled: seesPeople })),
  });
  const peopleId = useId();
  const failed = [query, groupRows].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <QueryFailure query={failed} ofPage />;

  const isAll = (id: string) => groupRows.data?.find((each) => each.id === id)?.name === administrators;
  const sections = rightsSections(menuOf(has), places);
  const subjects = sections.flatMap((section) => section.subjects);
  const subjectOf = (id: string) => subjects.find((subject) => subject.id === id);

  const countOf = (group: string) => query.data?.filter((row) => row.group === group).length ?? 0;
  const [most] = groups.toSorted((one, other) => countOf(other.id) - countOf(one.id));
  const group = groups.find(({ id }) => id === params.get('group')) ?? most;
  if (!group) return null;
  const holdsNow = (right: string) => isAll(group.id) || holds(group.id, right);

  const askedRight = params.get('right') ?? '';
  const asked = subjects.flatMap(({ id, rights }) =>
    (Object.keys(rights) as RightKind[]).flatMap((kind) =>
      rights[kind] === askedRight ? [{ rowId: id, kind }] : [],
    ),
  )[0];

  const cellOf = (right: KnownRight | undefined): RightCell | undefined =>
    right && {
      held: holdsNow(right),
      pending: isPending(group.id, right),
      locked: has(right) ? undefined : t('rights.locked.above'),
    };
  const ownCell = ({ own }: RightsSubject): RightCell | undefined =>
    own === 'nothing' ? undefined : { held: true, locked: t(`rights.locked.own.${own}`) };
  const rowOf = (subject: RightsSubject): RightsRow => {
    const cells = {
      read: cellOf(subject.rights.read),
      change: cellOf(subject.rights.change),
      own: ownCell(subject),
    };
    return {
      id: subject.id,
      name: words.nameOf(subject),
      description: words.aboutOf(subject),
      cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell)),
    };
  };

  function change(rowId: string, kind: RightKind, held: boolean): void {
    const subject = subjectOf(rowId);
    const right = subject?.rights[kind];
    if (!group || !subject || !right) return;
    const { read } = subject.rights;
    // Nobody changes what they can't see: the two go together where one needs the other.
    const along =
      kind === 'change' && held ? read : kind === 'read' && !held ? subject.rights.change : undefined;
    const wanted = [right, along].flatMap((each) =>
      each && holds(group.id, each) !== held ? [{ group: group.id, right: each, held }] : [],
    );
    const said = { group: group.name, right: words.rightName(subject, kind) };
    want(wanted, t(held ? 'rights.given' : 'rights.taken', said));
  }

  return (
    <Columns layout="main-aside" space={24} from="desktop" align="start">
      <RightsMatrix
        groups={groups.map(({ id, name }, at) => {
          const page = members[at]?.data;
          return {
            id,
            name,
            count: page ? t('rights.people', { count: page.page.totalElements }) : '',
            people: (page?.results ?? []).map((each) => ({
              id: each.user,
              firstName: each.userFirstName,
              lastName: each.userLastName,
            })),
            locked: isAll(id)
              ? t('rights.locked.all')
              : has('RightTo:Write')
                ? undefined
                : t('rights.locked.readOnly'),
          };
        })}
        group={group.id}
        onGroupChange={(id) => setParams({ group: id }, { replace: true })}
        sections={sections.map((section) => ({
          id: section.id,
          name: words.sectionName(section),
          rows: section.subjects.map(rowOf),
        }))}
        onChange={change}
        asked={asked}
        next={seesPeople ? peopleId : undefined}
        labels={labels}
      />
      <div id={peopleId} tabIndex={-1} data-paper="none">
        <Stack space={24}>
          {seesPeople && <GroupPeople key={group.id} group={group} />}
          {seesPeople && (
            <WhoMay
              sections={sections}
              groupsWith={(right) =>
                groups.filter(
                  ({ id }) => isAll(id) || query.data?.some((row) => row.group === id && row.right === right),
                )
              }
            />
          )}
          <MenuPreview group={group.name} holds={holdsNow} />
        </Stack>
      </div>
    </Columns>
  );
}
