/** How many octets a line has at most, without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** A name with its parameters, and the value as it stands behind the colon. */
export type Property = readonly [name: string, value: string];

/** A part between BEGIN and END (RFC 5545 §3.6). */
export interface Component {
  name: string;
  properties: readonly Property[];
  components?: readonly Component[];
}

/** What stands in a text otherwise than it is: what separates, ends of lines, and what no text may hold, as a bell. */
const special = /\r\n|[\\;,\p{Cc}\u2028\u2029]/gu;
/** What ends a line, also by Unicode: some programs end a line of the file there. */
const lineEnd = /^(?:\r\n|[\r\n\u2028\u2029])$/;

/** Text as the value of a property (RFC 5545 §3.3.11). */
export const asText = (text: string): string =>
  text.replaceAll(special, (found) => {
    if (found === '\\' || found === ';' || found === ',') return `\\${found}`;
    if (found === '\t') return found;
    return lineEnd.test(found) ? '\\n' : '';
  });

/** Writes a component in iCalendar's lines, each at most 75 octets long and none broken within a character. */
export function writeComponent(component: Component): string {
  const lines: string[] = [];
  collect(component, lines);
  return `${lines.join('\r\n')}\r\n`;
}

function collect({ name, properties, components = [] }: Component, lines: string[]): void {
  lines.push(`BEGIN:${name}`);
  for (const [property, value] of properties) lines.push(folded(`${property}:${value}`));
  for (const component of components) collect(component, lines);
  lines.push(`END:${name}`);
}

function folded(line: string): string {
  // No character of JavaScript’s takes more than three octets.
  if (line.length * 3 <= LINE_OCTETS || Buffer.byteLength(line) <= LINE_OCTETS) return line;
  const parts: string[] = [];
  for (let begin = 0; begin < line.length; ) {
    // The blank that a line begins with that goes on counts too.
    const end = endOfPart(line, begin, begin === 0 ? LINE_OCTETS : LINE_OCTETS - 1);
    parts.push(line.slice(begin, end));
    begin = end;
  }
  return parts.join('\r\n ');
}

function endOfPart(line: string, begin: number, most: number): number {
  let end = Math.min(begin + most, line.length);
  let octets = Buffer.byteLength(line.slice(begin, end));
  while (octets > most) {
    end -= 1;
    octets -= octetsOf(line.charCodeAt(end));
  }
  return isWithinCharacter(line, end) ? end - 1 : end;
}

/** How many octets a unit of UTF-16 takes in UTF-8; of a pair each has half. */
const octetsOf = (unit: number): number => (unit < 0x80 ? 1 : unit < 0x800 || isSurrogate(unit) ? 2 : 3);

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xe000;

const isWithinCharacter = (line: string, at: number): boolean => (line.codePointAt(at - 1) ?? 0) > 0xffff;
