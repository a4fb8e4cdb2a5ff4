import { type KnownRight, knownRights, type TableName } from '@tatami/sdk';
import { type TableAccess, tableAccess } from '@tatami/sdk/access';
import type { Place } from '@tatami/tables/describe-place';
import type { MenuGroup, MenuItem } from '@tatami/ui';
import type { RightKind } from '@tatami/ui/RightsMatrix';

/** A table, or a part of the menu, and the rights there are on it. */
export interface RightsSubject {
  /** The name of the table, or the menu's right. */
  id: string;
  table: TableName | null;
  rights: Partial<Record<RightKind, KnownRight>>;
  /** What anybody may do with rows of their own, without a right. */
  own: 'nothing' | 'read' | 'change';
}

/** Subjects that stand together in the menu. */
export interface SubjectSection {
  id: string;
  /** What the menu calls them; none for the menu itself, and for tables without a place in it. */
  name: string | null;
  subjects: readonly RightsSubject[];
}

/** Every right that the server asks about, in the order of the menu. */
export function rightsSections(
  menu: readonly MenuGroup<MenuItem>[],
  places: readonly Pick<Place, 'table' | 'list'>[],
): SubjectSection[] {
  const menuRights = knownRights.filter((right) => right.startsWith('Menu:'));
  const left = new Set(Object.keys(tableAccess) as TableName[]);
  const take = (table: TableName) => {
    left.delete(table);
    return subjectOf(table) ?? [];
  };
  const tableAt = (href: string) => places.find(({ list }) => list?.path === href)?.table;
  const sections = menu
    .flatMap((group) => foldersIn(group))
    .flatMap(({ name, hrefs }): SubjectSection[] => {
      const subjects = hrefs.flatMap((href) => tableAt(href) ?? []).flatMap(take);
      return subjects.length > 0 ? [{ id: name, name, subjects }] : [];
    });
  return [
    { id: 'menu', name: null, subjects: menuRights.map(menuSubject) },
    ...sections,
    ...(left.size > 0 ? [{ id: 'others', name: null, subjects: [...left].flatMap(take) }] : []),
  ];
}

/** What a right is on; nothing where it is one of the club's own. */
export function subjectOfRight(right: string): { subject: RightsSubject; kind: RightKind } | undefined {
  const [area] = right.split(':');
  const table = (Object.keys(tableAccess) as TableName[]).find((name) => tableAccess[name].entity === area);
  const known = knownRights.find((each) => each === right);
  const subject = table ? subjectOf(table) : known && menuSubject(known);
  const kind =
    subject && (Object.keys(subject.rights) as RightKind[]).find((of) => subject.rights[of] === right);
  return kind && { subject, kind };
}

/** A named part of the menu, and where its own entries lead. */
interface Folder {
  name: string;
  hrefs: string[];
}

function foldersIn({ label, items }: { label?: string | undefined; items: readonly MenuItem[] }): Folder[] {
  // What stands before the first name stands elsewhere too, for others.
  const own = label
    ? [{ name: label, hrefs: items.flatMap((item) => ('href' in item ? item.href : [])) }]
    : [];
  return [...own, ...items.flatMap((item) => ('items' in item ? foldersIn(item) : []))];
}

/** None where rows are their owner's alone: no right opens them. */
function subjectOf(table: TableName): RightsSubject | undefined {
  const { access }: TableAccess = tableAccess[table];
  if (access.read === 'signed-in') return;
  const written = access.update ?? access.create ?? access.remove;
  const changesOwn = [access.create, access.update, access.remove].some((each) => each?.orOwn);
  return {
    id: table,
    table,
    rights: { read: access.read.right, ...(written && { change: written.right }) },
    own: changesOwn ? 'change' : access.read.orOwn ? 'read' : 'nothing',
  };
}

function menuSubject(right: KnownRight): RightsSubject {
  return { id: right, table: null, rights: { read: right }, own: 'nothing' };
}
