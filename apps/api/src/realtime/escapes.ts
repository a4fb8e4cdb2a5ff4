import type { StompVersion } from './frame.ts';

/** STOMP 1.1 and 1.2, "Value Encoding": how an octet that would end the header is written. */
const escapes: Record<StompVersion, Readonly<Record<string, string>>> = {
  '1.0': {},
  '1.1': { '\\': '\\\\', '\n': '\\n', ':': '\\c' },
  '1.2': { '\\': '\\\\', '\n': '\\n', ':': '\\c', '\r': '\\r' },
};

const originals = {
  '1.0': invert(escapes['1.0']),
  '1.1': invert(escapes['1.1']),
  '1.2': invert(escapes['1.2']),
};

/** Writes a name or a value so that it stays within its line. */
export function escapeHeader(text: string, version: StompVersion): string {
  // STOMP 1.0 can't write a line feed; a space keeps the words apart.
  if (version === '1.0') return text.replaceAll('\n', ' ');
  return text.replaceAll(/[\\\n:\r]/g, (octet) => escapes[version][octet] ?? octet);
}

/** Reads what `escapeHeader` wrote, or gives `null`: an escape that is not defined is "a fatal protocol error". */
export function unescapeHeader(text: string, version: StompVersion): string | null {
  if (version === '1.0' || !text.includes('\\')) return text;
  let isDefined = true;
  const read = text.replaceAll(/\\.?/gs, (sequence) => {
    const original = originals[version].get(sequence);
    isDefined &&= original !== undefined;
    return original ?? '';
  });
  return isDefined ? read : null;
}

function invert(record: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(record).map(([octet, sequence]) => [sequence, octet]));
}
