/** The protocols by which somebody's text may lead out of the club. */
const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Where a link of a text may lead: outside by a known protocol, or to a page of the club; `null` for all else, as a script. */
export function safeHref(address: string): string | null {
  // A page of the club's own; `//host` and `/\host` are others.
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!URL.canParse(address)) return null;
  return protocols.includes(new URL(address).protocol) ? address : null;
}
