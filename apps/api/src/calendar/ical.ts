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

/** Text as the value of a property (RFC 5545 §3.3.11); what no text may hold, as a bell, is left out. */
export const asText = (text: string): string =>
  /[\\;,]|\p{Cc}/u.test(text)
    ? text
        .replaceAll(/[\\;,]/g, '\\$&')
        .replaceAll(/\r\n|\r|\n/g, '\\n')
        .replaceAll(/[^\P{Cc}\t]/gu, '')
    : text;

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
  let begin = 0;
  let octets = 0;
  for (let at = 0; at < line.length; ) {
    const point = line.codePointAt(at) ?? 0;
    const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (octets + size > LINE_OCTETS) {
      parts.push(line.slice(begin, at));
      begin = at;
      // The blank that a line begins with that goes on counts too.
      octets = 1;
    }
    octets += size;
    at += size === 4 ? 2 : 1;
  }
  parts.push(line.slice(begin));
  return parts.join('\r\n ');
}
