import { addDays } from '../club-time.ts';
import type { Row } from '../table/definition.ts';
import { lockRows } from '../table/lock-row.ts';
import { changePicture, drawPictures, shapePicture } from '../table/picture.ts';
import { studentTable } from '../tables/student/index.ts';
import { userTable } from '../tables/user/index.ts';
import type { Author } from './author.ts';
import type { Gender } from './names.ts';
import type { Section } from './students.ts';

/** How somebody wears their hair. */
type Cut = 'short' | 'curly' | 'bald' | 'bob' | 'long' | 'bun' | 'ponytail' | 'plaits';

interface Look {
  cut: Cut;
  hair: string;
  skin: string;
  ground: string;
  beard?: true;
  glasses?: true;
}

const hairs = {
  black: '#262229',
  brown: '#5a3a28',
  chestnut: '#8a4b2c',
  fair: '#d8b066',
  red: '#b4542a',
  grey: '#a3a3a8',
};
const skins = { fair: '#f6d3b8', warm: '#eebf9a', tanned: '#d9a47c' };
const grounds = {
  sand: '#efdcb9',
  sky: '#bcd6e8',
  sage: '#bfd6bd',
  rose: '#ecc7c3',
  lilac: '#d3c9e6',
  sea: '#a9cfcd',
};

/** What is seen of the hair behind the head, and what of it lies over the forehead; a square of 100 with the face around (50, 45). */
const cuts: Readonly<Record<Cut, { behind: string; over: string }>> = {
  short: {
    behind: '<path d="M27 46C24 22 38 14 50 14s26 8 23 32z"/>',
    over: '<path d="M29 42c0-16 10-22 21-22s21 6 21 22c-5-8-12-11-21-11s-16 3-21 11z"/>',
  },
  curly: {
    behind: [28, 33, 41, 50, 59, 67, 72]
      .map((x, at) => `<circle cx="${x}" cy="${[36, 26, 20, 17, 20, 26, 36][at]}" r="9"/>`)
      .join(''),
    over: '<circle cx="38" cy="28" r="7"/><circle cx="50" cy="26" r="8"/><circle cx="62" cy="28" r="7"/>',
  },
  bald: { behind: '', over: '<path d="M28 46q-1-9 3-14-1 9 1 14zM72 46q1-9-3-14 1 9-1 14z"/>' },
  bob: {
    behind: '<path d="M25 64c-4-34 6-50 25-50s29 16 25 50q-6 3-10 0H35q-4 3-10 0z"/>',
    over: '<path d="M29 44c1-16 9-23 21-23s20 7 21 23c-3-7-6-11-9-12-9 2-21 2-25 0-3 2-6 6-8 12z"/>',
  },
  long: {
    behind: '<path d="M22 84c2-20-2-38 3-52 5-12 14-18 25-18s20 6 25 18c5 14 1 32 3 52z"/>',
    over: '<path d="M29 45c0-15 8-24 20-24 3 8 14 12 22 24 1-16-8-26-21-26S27 29 29 45z"/>',
  },
  bun: {
    behind: '<circle cx="50" cy="12" r="10"/><path d="M27 46C24 24 38 16 50 16s26 8 23 30z"/>',
    over: '<path d="M29 43c1-14 10-21 21-21s20 7 21 21c-5-9-13-13-21-13s-16 4-21 13z"/>',
  },
  ponytail: {
    behind:
      '<path d="M68 24c14 0 18 16 12 34-4-2-8-6-8-14z"/><path d="M27 46C24 22 38 14 50 14s26 8 23 32z"/>',
    over: '<path d="M29 43c2-15 9-22 21-22s19 7 21 22c-6-10-11-14-17-15-6 6-16 7-25 15z"/>',
  },
  plaits: {
    behind:
      '<path d="M27 44c-8 4-11 18-8 36 5 2 9 0 10-4-2-12 0-20 2-28zM73 44c8 4 11 18 8 36-5 2-9 0-10-4 2-12 0-20-2-28z"/><path d="M26 48C23 22 38 14 50 14s27 8 24 34z"/>',
    over: '<path d="M29 44c0-14 9-23 21-23v10c-9 1-16 5-21 13zM71 44c0-14-9-23-21-23v10c9 1 16 5 21 13z"/>',
  },
};

/** Head and shoulders in a white jacket. */
function draw({ cut, hair, skin, ground, beard, glasses }: Look): string {
  const { behind, over } = cuts[cut];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="50" r="46" fill="#fff" opacity=".22"/>
    <g fill="${hair}">${behind}</g>
    <path d="M42 60h16v14q-8 6-16 0z" fill="${skin}"/><path d="M42 64q8 6 16 0v4q-8 6-16 0z" fill="#00000014"/>
    <path d="M10 102c0-22 15-31 31-33l9 14 9-14c16 2 31 11 31 33z" fill="#fbfaf5"/>
    <path d="M41 69 62 101M59 69 47 88M24 82l4 20M76 82l-4 20" fill="none" stroke="#d4d2c6" stroke-width="2.2" stroke-linecap="round"/>
    <circle cx="28.5" cy="47" r="4.5" fill="${skin}"/><circle cx="71.5" cy="47" r="4.5" fill="${skin}"/>
    <path d="M29 42c0-15 9-22 21-22s21 7 21 22c0 15-9 25-21 25s-21-10-21-25z" fill="${skin}"/>
    ${beard ? `<path d="M30 48c1 12 8 21 20 21s19-9 20-21c-4 6-8 8-20 8s-16-2-20-8z" fill="${hair}"/><path d="M45 60q5 3 10 0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>` : '<path d="M43.5 57q6.5 5 13 0" fill="none" stroke="#7c3b2e" stroke-width="2.2" stroke-linecap="round"/>'}
    <g fill="${hair}" stroke="${hair}" stroke-width="2" stroke-linejoin="round">${over}</g>
    <g fill="#2b211d"><circle cx="41.5" cy="45" r="2.1"/><circle cx="58.5" cy="45" r="2.1"/></g>
    <path d="M37.5 39.500q4-2.5 8 0M54.5 39.500q4-2.5 8 0" fill="none" stroke="#2b211d" stroke-opacity=".6" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M50 46v5q-1.5 1.5-3 1" fill="none" stroke="#0000002e" stroke-width="1.6" stroke-linecap="round"/>
    ${glasses ? '<g fill="#ffffff40" stroke="#33302e" stroke-width="1.7"><circle cx="41.5" cy="45.5" r="6.3"/><circle cx="58.5" cy="45.5" r="6.3"/><path d="M47.8 44.500q2.2-1.4 4.4 0M35.2 44.500l-5-1M64.8 44.500l5-1" fill="none"/></g>' : ''}
  </svg>`;
}

const { black, brown, chestnut, fair, red, grey } = hairs;
const { sand, sky, sage, rose, lilac, sea } = grounds;

/** What those look like whom the example speaks of by name. */
const looks = {
  'Joanna Rekowska': { cut: 'bob', hair: chestnut, skin: skins.fair, ground: sky },
  'Tomasz Zawadzki': { cut: 'short', hair: brown, skin: skins.warm, ground: sage },
  'Krzysztof Osiński': { cut: 'bald', hair: grey, skin: skins.warm, ground: sand, beard: true },
  'Magdalena Wolska': { cut: 'ponytail', hair: fair, skin: skins.fair, ground: rose },
  'Paweł Grzenkowicz': { cut: 'short', hair: black, skin: skins.tanned, ground: sea, beard: true },
  'Agata Brzozowska': { cut: 'bun', hair: red, skin: skins.fair, ground: sage },
  'Łukasz Tarnowski': { cut: 'curly', hair: brown, skin: skins.warm, ground: lilac },
  'Ewelina Piechota': { cut: 'long', hair: black, skin: skins.warm, ground: sand },
  'Hubert Gołąb': { cut: 'short', hair: grey, skin: skins.fair, ground: sky, glasses: true },
  'Renata Sienkiewicz': { cut: 'bob', hair: grey, skin: skins.warm, ground: lilac, glasses: true },
  'Damian Kloska': { cut: 'bald', hair: black, skin: skins.tanned, ground: rose, beard: true },
  'Bożena Wrońska': { cut: 'curly', hair: fair, skin: skins.fair, ground: sea, glasses: true },
  'Wojciech Adamski': { cut: 'short', hair: red, skin: skins.fair, ground: sand, beard: true },
  'Katarzyna Lis': { cut: 'long', hair: chestnut, skin: skins.warm, ground: sea },
  'Zofia Mazur': { cut: 'plaits', hair: fair, skin: skins.fair, ground: lilac },
  'Antoni Mazur': { cut: 'curly', hair: fair, skin: skins.fair, ground: sky },
} as const satisfies Record<string, Look>;

/** What some others look like of whom the club has a picture, by who they may be. */
const others: readonly (Look & { section: Section; gender: Gender })[] = [
  { section: 'kids', gender: 'f', cut: 'ponytail', hair: chestnut, skin: skins.warm, ground: sea },
  { section: 'kids', gender: 'm', cut: 'short', hair: fair, skin: skins.fair, ground: rose },
  {
    section: 'kids',
    gender: 'm',
    cut: 'short',
    hair: brown,
    skin: skins.tanned,
    ground: sage,
    glasses: true,
  },
  { section: 'youth', gender: 'f', cut: 'plaits', hair: red, skin: skins.fair, ground: sky },
  { section: 'youth', gender: 'm', cut: 'curly', hair: black, skin: skins.tanned, ground: sand },
  { section: 'adult', gender: 'f', cut: 'bun', hair: brown, skin: skins.warm, ground: lilac },
  { section: 'adult', gender: 'm', cut: 'short', hair: black, skin: skins.warm, ground: sky, glasses: true },
  { section: 'adult', gender: 'm', cut: 'short', hair: brown, skin: skins.fair, ground: sea, beard: true },
];

/** The drawings as they are kept: of those whom the example speaks of by their names, and of others in their order. */
export async function drawFaces() {
  const drawn = await drawPictures([...Object.values<Look>(looks), ...others].map(draw));
  const kept = await Promise.all(drawn.map((picture) => shapePicture('square', picture)));
  const names = Object.keys(looks);
  return {
    ofKnown: new Map(names.map((name, at) => [name, kept[at] ?? []])),
    ofOthers: kept.slice(names.length),
  };
}

/** Whoever teaches or works in the office has a picture, and some of the students, who agreed to be seen. */
export async function showFaces({ today, on }: Author, drawing: ReturnType<typeof drawFaces>): Promise<void> {
  const { ofKnown, ofOthers } = await drawing;
  const context = on(addDays(today, -1), '18:30');
  const people = await lockRows(context, studentTable, "t.status = 'active'", []);
  const nameOf = ({ firstName, lastName }: Row) => `${firstName} ${lastName}`;
  const named = people.filter((row) => ofKnown.has(nameOf(row)));
  // A student and their account are one person, and show one face.
  const accounts = await lockRows(
    context,
    userTable,
    `t.first_name || ' ' || t.last_name = any($1) and not exists (select from student s where s."user" = t.id)`,
    [[...ofKnown.keys()]],
  );
  for (const [table, rows] of [[studentTable, named] as const, [userTable, accounts] as const])
    for (const row of rows) await changePicture(context, table, row, ofKnown.get(nameOf(row)) ?? []);

  const unknown = people.filter((row) => row.imageConsentOn && !named.includes(row));
  for (const [at, { section, gender }] of others.entries()) {
    const found = unknown.findIndex(
      (row) => row.section === section && String(row.firstName).endsWith('a') === (gender === 'f'),
    );
    const [row] = found < 0 ? [] : unknown.splice(found, 1);
    if (row) await changePicture(context, studentTable, row, ofOthers[at] ?? []);
  }
}
