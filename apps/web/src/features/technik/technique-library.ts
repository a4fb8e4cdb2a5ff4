import type { Entity } from '@tatami/sdk';
import type { FilterValue } from '@tatami/ui';

type Technique = Entity<'technik'>;
type Requirement = Entity<'technik-requirement'>;

/** What techniques are put in order of. */
export const kinds = ['attack', 'base', 'position'] as const;
export type Kind = (typeof kinds)[number];

export const readKind = (search: URLSearchParams): Kind =>
  kinds.find((kind) => kind === search.get('by')) ?? 'attack';

/** What the library is narrowed by: each is a parameter of the address, spelt as the list spells its own. */
export const narrowings = [...kinds, 'grade', 'profile'] as const;
export type Narrowing = (typeof narrowings)[number];
export type Narrowed = Readonly<Partial<Record<Narrowing, readonly string[]>>>;

export function readNarrowed(search: URLSearchParams): Narrowed {
  const given = narrowings.flatMap((name) => {
    const values = search.get(name)?.split(',').filter(Boolean) ?? [];
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The change of the address that narrows it so. */
export function narrowingChange(filters: Readonly<Record<string, FilterValue>>) {
  return Object.fromEntries(narrowings.map((name) => [name, filters[name]?.oneOf?.join(',') || null]));
}

export interface LibraryEntry {
  technique: Technique;
  /** What asks for it, from the first grade. */
  requirements: readonly Requirement[];
}

const lets = (among: readonly string[] | undefined, value: string) => !among || among.includes(value);

/** The techniques that are left, by name; of their requirements those that were asked about. */
export function narrowedLibrary(
  techniques: readonly Technique[],
  requirements: readonly Requirement[],
  narrowed: Narrowed,
): LibraryEntry[] {
  const asked = requirements.filter(({ profile }) => lets(narrowed.profile, profile));
  return techniques
    .filter((technique) => kinds.every((kind) => lets(narrowed[kind], technique[kind])))
    .map((technique) => ({ technique, requirements: asked.filter((each) => each.technik === technique.id) }))
    .filter(
      ({ requirements: ofIt }) =>
        (!narrowed.grade && !narrowed.profile) || ofIt.some(({ grade }) => lets(narrowed.grade, grade)),
    );
}

/** The same under each attack, base or position, in the order in which the contract names these. */
export function byKind(
  entries: readonly LibraryEntry[],
  kind: Kind,
  order: readonly string[],
): { value: string; entries: LibraryEntry[] }[] {
  return order
    .map((value) => ({ value, entries: entries.filter(({ technique }) => technique[kind] === value) }))
    .filter((group) => group.entries.length > 0);
}
