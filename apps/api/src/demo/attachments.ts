import { printPdf } from '../print/print.ts';
import { drawPictures } from '../table/picture.ts';

/** Mats of the hall, seen from above. */
const mats = Array.from({ length: 24 }, (_, at) => {
  const [x, y] = [330 + (at % 6) * 120, 190 + Math.floor(at / 6) * 120];
  const color = ['#a7c2a0', '#9dba97'][(at + Math.floor(at / 6)) % 2];
  return `<rect x="${x}" y="${y}" width="116" height="116" fill="${color}"/>`;
}).join('');

const seats = Array.from(
  { length: 11 },
  (_, at) => `<circle cx="${358 + at * 66}" cy="742" r="22" fill="#d99a5b"/>`,
).join('');

/** The hall from above: the way in, where the children change, and where their parents sit. */
export async function drawHall(): Promise<Buffer> {
  const [picture] = await drawPictures([
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
      <rect width="1200" height="900" fill="#f4efe4"/><rect x="60" y="70" width="1080" height="760" fill="#fffdf7"/>
      ${mats}${seats}<rect x="330" y="776" width="720" height="14" rx="7" fill="#a9763f"/>
      <path d="M250 70v470M250 700v130M60 450h70M220 450h30" fill="none" stroke="#4d463d" stroke-width="14"/>
      <path d="M60 560v-490h1080v760H60v-130" fill="none" stroke="#4d463d" stroke-width="18"/>
      <path d="M150 190v-14q0-12 12-14 14-4 14-18 0-20-26-20-22 0-24 18M150 190l-62 58q-10 14 8 14h108q18 0 8-14z" fill="none" stroke="#3f6fa8" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M96 630h206M176 602v-204" fill="none" stroke="#c8452f" stroke-width="14" stroke-linecap="round" stroke-dasharray="1 28"/>
      <path d="m14 600 66 30-66 30z" fill="#c8452f"/><path d="M560 106h260v22H560z" fill="#c8452f"/>
    </svg>`,
  ]);
  if (!picture) throw new Error('The hall of the example club was not drawn.');
  return picture;
}

/** What comes when, as it is hung up in the changing room. */
export const printProgramme = (): Promise<Buffer> =>
  printPdf(
    `#set page("a4", margin: (x: 2.4cm, y: 2.6cm))
#set text(font: "Figtree", size: 12pt, lang: "pl")
#set par(leading: .8em)
#text(size: 24pt, weight: "semibold")[Pokaz grupy dziecięcej]
#v(.6em)
#table(columns: (auto, 1fr), stroke: none, inset: (x: 0pt, y: 9pt), column-gutter: 1.6em,
  ..data.steps.map(((time, what)) => (text(weight: "semibold", time), what)).flatten())
#v(1em)
Rodziców prosimy o zdjęcie butów przed wejściem na salę.`,
    {
      steps: [
        ['09:30', 'Zbiórka w szatni, wiązanie pasów'],
        ['10:00', 'Ukłon i rozgrzewka'],
        ['10:15', 'Pady: każda grupa pokazuje swój'],
        ['10:30', 'Techniki w parach'],
        ['10:50', 'Rodzice na macie'],
        ['11:00', 'Ukłon i herbata'],
      ],
    },
  );
