/** The last step of the address that an article of this title has: “Łódź – staż zimowy” is lodz-staz-zimowy. */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .match(/[a-z\d]+/g);
  const slug = (words ?? []).join('-');
  if (slug.length <= longest) return slug;
  // No word is cut, unless it is one alone.
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest);
}

/** domain.md, article: `^[a-z0-9-]{3,120}$`. */
const longest = 120;
