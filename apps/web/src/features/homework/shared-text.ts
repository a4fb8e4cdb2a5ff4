/** What another app shares as a link goes there, by an answer to a homework that asks for one. */
const link = /https:\/\/\S+/;

/** What another app has shared with this one (W3C, Web Share Target): its title, text and link, each once. */
export function sharedText(params: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => params.get(name)?.trim() ?? '');
  return parts
    .filter(
      (part, at) =>
        part !== '' && !parts.some((other, from) => from !== at && covers(other, part, from < at)),
    )
    .join('\n');
}

const covers = (other: string, part: string, isBefore: boolean) =>
  other === part ? isBefore : other.includes(part);

/**
 * An answer with what was shared in it.
 *
 * @param asksFor what the homework takes: a link alone, or any text, to which it is added
 */
export function withShared(text: string, shared: string, asksFor: string): string {
  if (asksFor === 'link') return link.exec(shared)?.[0] ?? text;
  if (text.includes(shared)) return text;
  return text.trim() === '' ? shared : `${text.trimEnd()}\n\n${shared}`;
}
