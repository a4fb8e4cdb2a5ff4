import { unionOf } from './print-type.ts';

/** The fields of an object as they are printed, each with its words. */
export type Members = ReadonlyMap<string, string>;

/** What interfaces have, to be said once. Hovering over a field tells the same either way. */
export interface SharedFields {
  /** What an object has in common with interfaces, word for word, as types of these, and what it alone has. */
  of(members: Members): { bases: string[]; own: string };
  /** Keeps what an interface has, for those that come after it. */
  keep(name: string, members: Members): void;
}

/** What fewer fields have in common is no shorter by their names, and those that a form fills in it would tear apart. */
const FEWEST = { readOnly: 2, written: 4 };

export function createSharedFields(): SharedFields {
  const kept = new Map<string, Members>();
  return {
    of(members) {
      const own = new Map(members);
      const bases: string[] = [];
      for (;;) {
        const [[name, those] = ['', members], shared = []] =
          [...kept]
            .map((each) => [each, sharedBy(each[1], own)] as const)
            .toSorted(([, a], [, b]) => lengthOf(b, own) - lengthOf(a, own))[0] ?? [];
        if (shared.length === 0) return { bases, own: [...own.values()].join('') };
        const same = shared.filter((field) => own.get(field) === those.get(field));
        const optional = shared.filter((field) => !same.includes(field));
        if (same.length > 0) bases.push(`Pick<${name}, ${unionOf(same)}>`);
        if (optional.length > 0) bases.push(`Partial<Pick<${name}, ${unionOf(optional)}>>`);
        for (const field of shared) own.delete(field);
      }
    },
    keep: (name, members) => void kept.set(name, members),
  };
}

function sharedBy(earlier: Members, later: Members): string[] {
  const shared = [...later.keys()].filter((field) => isShared(field, earlier, later));
  if (shared.length >= FEWEST.written) return shared;
  const readOnly = shared.filter((field) => later.get(field)?.includes(`readonly ${field}: `));
  return readOnly.length >= FEWEST.readOnly ? readOnly : [];
}

/** Whether both have a field, with the same words; the later one may do without it. */
function isShared(field: string, earlier: Members, later: Members): boolean {
  const [there, here] = [earlier.get(field), later.get(field)];
  return there !== undefined && (here === there || here?.replace(`\n${field}?: `, `\n${field}: `) === there);
}

const lengthOf = (fields: readonly string[], members: Members): number =>
  fields.reduce((sum, field) => sum + (members.get(field)?.length ?? 0), 0);
