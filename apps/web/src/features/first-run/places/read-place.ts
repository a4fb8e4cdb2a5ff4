import type { Draft } from '@tatami/sdk';
import type { EditedLine } from '@tatami/ui/LineEditor';
import { fold } from '../timetable/fold.ts';

export type PlaceFault = 'known' | 'twice' | 'nameTooLong' | 'addressTooLong';

export interface ReadPlace {
  place: Pick<Draft<'workplace'>, 'name' | 'address' | 'postalCode' | 'city' | 'lat' | 'lon'>;
  marks: NonNullable<EditedLine['marks']>;
  fault: PlaceFault | null;
}

const position = /[,;]?\s*(-?\d{1,2}[.]\d{2,})\s*[,;°N ]\s*(-?\d{1,3}[.]\d{2,})\s*°?E?\s*$/;
const postal = /^(\d{2}-\d{3})\s+(.+)$/;

/**
 * Reads the places of a club, one a line: `Dojo Wrzeszcz, ul. Wajdeloty 12, 80-437 Gdańsk`, and where somebody knows it
 * where that is: `54.3805, 18.5983`.
 *
 * @param known the names that the club has already
 */
export function readPlaces(text: string, known: readonly string[]): (ReadPlace | null)[] {
  const names = new Set(known.map(fold));
  const before = new Set<string>();
  return text.split('\n').map((line) => {
    const read = readPlace(line);
    if (!read) return null;
    const name = fold(read.place.name);
    const fault = names.has(name) ? 'known' : before.has(name) ? 'twice' : read.fault;
    before.add(name);
    if (!fault) return read;
    return { ...read, fault, marks: read.marks.map((mark) => ({ ...mark, tone: 'wrong' as const })) };
  });
}

function readPlace(line: string): ReadPlace | null {
  const at = position.exec(line);
  const [, lat, lon] = at ?? [];
  const said = at ? line.slice(0, at.index) : line;
  const [name = '', ...rest] = said
    .split(/[,;\t]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (name === '') return null;
  const withCode = rest.findIndex((part) => postal.test(part));
  const [, postalCode, city] = postal.exec(rest[withCode] ?? '') ?? [];
  // Without a code the last of several parts is the town.
  const isTown = withCode < 0 && rest.length > 1 && !/\d/.test(rest.at(-1) ?? '');
  const town = city ?? (isTown ? rest.at(-1) : undefined);
  const address = rest
    .filter((_, nth) => nth !== withCode && !(isTown && nth === rest.length - 1))
    .join(', ');
  const from = line.indexOf(name);
  return {
    place: {
      name,
      ...(address && { address }),
      ...(postalCode && { postalCode }),
      ...(town && { city: town }),
      ...(lat && lon && { lat: Number(lat), lon: Number(lon) }),
    },
    marks: [{ from, to: from + name.length, tone: 'subject' }],
    fault: name.length > 100 ? 'nameTooLong' : address.length > 200 ? 'addressTooLong' : null,
  };
}
