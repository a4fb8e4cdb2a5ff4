const folded: Record<string, string> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
};

const dashes = /[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d~]/;

/** A text as it is compared: small, without what is over or under letters, each dash the same. As long as it was. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const small = (text[at] ?? '').toLowerCase();
    if (dashes.test(small)) return '-';
    return folded[small] ?? (small.length === 1 ? small : (text[at] ?? ''));
  }).join('');
}

/** Whether two words are the same, or forms of one: “Wrzeszcz” and “Wrzeszczu”, “hala” and “hali”. */
export function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedStart(one, other);
  const [short, long] = [one.length, other.length].toSorted((a, b) => a - b) as [number, number];
  return short >= 4 && long - shared <= 3 && shared >= Math.max(3, short - 2);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
