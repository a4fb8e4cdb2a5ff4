import { setImmediate } from 'node:timers/promises';

/**
 * A text as a guesser sees it: without case, without accents, and with the letters that digits and signs stand for.
 * `Słońce`, `slonce` and `5L0ŃC3` are one.
 */
export const skeletonOf = (text: string): string => undisguised(withoutAccents(text));

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What each letter is written with in its place; l and i have the same, so they count as one. */
const disguises = { a: '4@', b: '8', e: '3€', g: '9', i: '1!|lł', o: '0', s: '5$', t: '7+', z: '2' };
const meant = new Map(
  Object.entries(disguises).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
);

const undisguised = (plain: string): string => plain.replace(/[^a-z]|l/g, (sign) => meant.get(sign) ?? sign);

/** Shorter than this a word may stand in any password. */
const SHORTEST = 4;
/** The number of digits and signs before or behind a word that still leave it easy to guess. */
const MOST_AROUND = 12;

/** Whether a password is a common one or a word: as it is, over and over, or with digits and signs around it. */
export async function isCommon(password: string): Promise<boolean> {
  known ??= load();
  const common = await known;
  const plain = withoutAccents(password);
  const skeleton = undisguised(plain);
  const before = Math.min(/^\P{L}*/u.exec(plain)?.[0].length ?? 0, MOST_AROUND);
  const after = Math.min(/\P{L}*$/u.exec(plain)?.[0].length ?? 0, MOST_AROUND);
  for (let start = 0; start <= before; start += 1) {
    for (let end = plain.length - after; end <= plain.length; end += 1) {
      const core = skeleton.slice(start, end);
      if ([core, unitOf(core)].some((text) => text.length >= SHORTEST && common.has(text))) return true;
    }
  }
  return false;
}

/** What a text is made of by saying it over and over; mostly itself. */
const unitOf = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

let known: Promise<ReadonlySet<string>> | undefined;

/** Reads the passwords when somebody first chooses one, and keeps them. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary: leaked } = await import('@zxcvbn-ts/language-common');
  const { dictionary: polish } = await import('@zxcvbn-ts/language-pl');
  const lists = [
    leaked['passwords-common'],
    polish.commonWords,
    polish.femaleFirstnames,
    polish.maleFirstnames,
    polish.femaleLastnames,
    polish.maleLastnames,
  ];
  const common = new Set<string>();
  for (const list of lists) {
    for (const text of list) common.add(skeletonOf(text));
    // Between the lists others are answered.
    await setImmediate();
  }
  return common;
}
