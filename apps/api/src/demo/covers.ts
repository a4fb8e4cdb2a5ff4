import type { StoredFile } from '../table/files.ts';
import { drawPictures, shapePicture } from '../table/picture.ts';

/** What is on the cover of an article, for whoever can’t see it. */
interface Cover {
  coverAltPl: string;
  coverAltEn: string;
  /** The drawing of it, 1600 wide and 900 high. */
  drawing: string;
}

/** Belts that hang in a row, the white one first. */
const belts = ['#f7f4ec', '#e3b93c', '#e0803a', '#5b9a63', '#3f6fa8', '#7a5236', '#22242c']
  .map((color, at) => {
    const [x, y] = [240 + at * 165, 190 + at * 22];
    return `<path d="M${x} 130v${y}l-34 ${230 - at * 8}h62l30-${210 - at * 6}V130z" fill="${color}"/>
      <path d="M${x + 58} 130v${y + 10}l26 ${200 - at * 8}h-56l-28-${190 - at * 8}V130z" fill="${color}" stroke="#00000026" stroke-width="4"/>`;
  })
  .join('');

/** Mats as they lie: each beside two that lie across. */
const mats = [0, 1, 2, 3]
  .flatMap((row) =>
    [-1, 0, 1, 2, 3, 4].map((column) => {
      const isAcross = (row + column) % 2 === 0;
      const [x, y] = [column * 360 + (row % 2) * 40, row * 180];
      const color = ['#8fae8b', '#9dba97', '#87a683'][(row + column * 2 + 9) % 3];
      return isAcross
        ? `<rect x="${x}" y="${y}" width="352" height="172" fill="${color}"/><path d="M${x} ${y + 6}h352M${x} ${y + 166}h352" stroke="#3c5446" stroke-width="12"/>`
        : `<rect x="${x}" y="${y}" width="172" height="172" fill="${color}"/><rect x="${x + 180}" y="${y}" width="172" height="172" fill="#a7c2a0"/><path d="M${x + 6} ${y}v172M${x + 346} ${y}v172" stroke="#3c5446" stroke-width="12"/>`;
    }),
  )
  .join('');

const pine = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-150 46-70H24L64 0H14v44h-28V0h-50l40-70h-22z"/>`;

/** The covers of some articles of the example club, by the articles’ addresses, and the picture of its own page. */
export const covers: Readonly<Record<string, Cover>> = {
  'strona-klubu': {
    coverAltPl: 'Rysunek: pusta sala z matami, za oknem słońce nad zatoką i stoczniowe żurawie.',
    coverAltEn:
      'A drawing: an empty hall with mats; outside, the sun over the bay and the cranes of the shipyard.',
    drawing: `<rect width="1600" height="900" fill="#e6e4ef"/>
      <rect x="230" y="70" width="1140" height="500" fill="#f7efe6"/>
      <circle cx="960" cy="356" r="150" fill="#ec6a3d"/>
      <path d="M230 400h1140v170H230z" fill="#a9c6da"/><path d="M300 440h150M620 470h220M980 446h180M420 520h190M900 530h240" stroke="#86aac6" stroke-width="7" stroke-linecap="round"/>
      <g fill="none" stroke="#3d4a86" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"><path d="M350 402l16-92h44l16 92M372 310v-34h32v34M382 276l16-96 14 96M398 180l108-76 12 9-104 134M398 180l-48 78"/><path d="M540 402l12-62h34l12 62M556 340v-24h24v24M562 316l12-66 10 66M574 250l80-54 8 7-76 96M574 250l-34 56"/></g>
      <path d="M230 70h1140v500H230zM800 70v500M230 320h1140" fill="none" stroke="#a97f4d" stroke-width="16"/>
      <path d="M0 620h1600v280H0z" fill="#d9dcae"/>
      <g fill="#3b3f78"><path d="M0 612h1600v20H0zM0 742h1600v14H0z"/><path d="M150 900 320 632h22L176 900zM760 632h26v110h-26zM1250 632h22l166 268h-26zM520 756h24l-40 144h-28zM1040 756h24l68 144h-28z"/></g>`,
  },
  'seminarium-jo-i-bokken': {
    coverAltPl: 'Rysunek: kij jo i drewniany miecz bokken skrzyżowane na tle czerwonego słońca.',
    coverAltEn: 'A drawing: the jo staff and the wooden sword crossed before a red sun.',
    drawing: `<rect width="1600" height="900" fill="#f3ead9"/><circle cx="800" cy="440" r="300" fill="#c8452f"/>
      <path d="M0 760Q400 700 800 760T1600 760V900H0z" fill="#e5d6bb"/>
      <path d="M330 730 1270 170" stroke="#6d4a2c" stroke-width="34" stroke-linecap="round"/>
      <path d="M320 210Q760 360 1030 590" fill="none" stroke="#a9763f" stroke-width="40" stroke-linecap="round"/>
      <path d="m1030 590 220 190" stroke="#4a3122" stroke-width="44" stroke-linecap="round"/>
      <path d="m1004 628 62-72" stroke="#2c211b" stroke-width="26" stroke-linecap="round"/>`,
  },
  'nowa-mata-w-oliwie': {
    coverAltPl: 'Rysunek: zielone maty tatami ułożone na sali, na brzegu stoją słomiane sandały.',
    coverAltEn: 'A drawing: green tatami mats laid out in the hall, straw sandals at the edge.',
    drawing: `<rect width="1600" height="900" fill="#3c5446"/><g>${mats}</g>
      <rect y="716" width="1600" height="184" fill="#c79a63"/><path d="M0 780h1600M0 842h1600M380 716v64M980 716v64M680 780v62M1260 780v62" stroke="#a97f4d" stroke-width="5"/>
      <g fill="#ecd9a6" stroke="#8a6a3a" stroke-width="6"><ellipse cx="1190" cy="806" rx="96" ry="36"/><ellipse cx="1400" cy="812" rx="96" ry="36"/></g>
      <path d="M1130 806q60-62 118 0M1340 812q60-62 118 0" fill="none" stroke="#a13b2b" stroke-width="14" stroke-linecap="round"/>`,
  },
  'wyniki-egzaminu': {
    coverAltPl: 'Rysunek: siedem pasów zawieszonych w rzędzie, od białego do czarnego.',
    coverAltEn: 'A drawing: seven belts hung in a row, from the white one to the black one.',
    drawing: `<rect width="1600" height="900" fill="#dfe6ee"/><path d="M0 640h1600v260H0z" fill="#c9d3df"/>
      <rect x="120" y="104" width="1360" height="34" rx="17" fill="#8a6446"/>${belts}`,
  },
  'oboz-letni': {
    coverAltPl: 'Rysunek: jezioro o zachodzie słońca, sosny na brzegu i kajak na wodzie.',
    coverAltEn: 'A drawing: a lake at sunset, pines on the shore and a kayak on the water.',
    drawing: `<rect width="1600" height="900" fill="#f6c98b"/><rect width="1600" height="300" fill="#f2b27a"/><circle cx="1080" cy="420" r="150" fill="#fff0cf"/>
      <path d="M0 470Q260 350 520 440T1000 420T1600 450V560H0z" fill="#6f8f86"/><path d="M0 520h1600v380H0z" fill="#3f7485"/>
      <path d="M940 570h280M980 620h200M1010 672h140" stroke="#ffe7b8" stroke-width="16" stroke-linecap="round"/>
      <path d="M0 560h1600" stroke="#35626f" stroke-width="80" opacity=".25"/>
      <path d="M430 720q190 74 400 0-40 60-200 60t-200-60z" fill="#b8432f"/><circle cx="628" cy="672" r="26" fill="#2a3a3f"/><path d="M600 730q28-60 56 0zM500 640 760 790" fill="#2a3a3f" stroke="#2a3a3f" stroke-width="10" stroke-linecap="round"/>
      <g fill="#1f3b3c">${pine(120, 740, 2.6)}${pine(300, 700, 1.9)}${pine(1500, 760, 2.8)}${pine(1350, 700, 1.8)}<path d="M0 830Q300 770 520 900H0zM1600 820Q1340 800 1160 900h440z"/></g>`,
  },
};

/** The drawings as they are kept, by the articles’ addresses. */
export async function drawCovers(): Promise<ReadonlyMap<string, StoredFile[]>> {
  const pictures = await drawPictures(
    Object.values(covers).map(
      ({ drawing }) => `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">${drawing}</svg>`,
    ),
  );
  const kept = await Promise.all(pictures.map((picture) => shapePicture('wide', picture)));
  return new Map(Object.keys(covers).map((slug, at) => [slug, kept[at] ?? []]));
}
