import { drawPictures } from '../table/picture.ts';

/** Lines of somebody’s hand, as long as words are. */
const line = (y: number, words: readonly number[]) => {
  let x = 92;
  return words
    .map((width, at) => {
      const from = x;
      x += width + 14;
      return `<path d="M${from} ${y + (at % 2)}q${width / 4} -9 ${width / 2} 0t${width / 2} 0"/>`;
    })
    .join('');
};

/** Where a foot stands, and which way it points. */
const foot = (x: number, y: number, turn: number, color: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="13" ry="30" transform="rotate(${turn} ${x} ${y})" fill="${color}"/>`;

/** A page of a notebook, as somebody photographs it: a few lines, and the steps of a technique. A JPEG’s worth of bytes as PNG. */
export async function drawNotes(): Promise<Buffer> {
  const squares = Array.from({ length: 34 }, (_, at) => `M0 ${at * 24}h640M${at * 24} 0v800`).join('');
  const [picture] = await drawPictures([
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800">
      <rect width="640" height="800" fill="#f8f5ec"/><path d="${squares}" stroke="#c9d6df" stroke-width="1"/>
      <path d="M66 0v800" stroke="#d98c86" stroke-width="2"/>
      <g fill="none" stroke="#2b3a67" stroke-width="4" stroke-linecap="round">
        ${line(72, [150, 90])}${line(126, [70, 120, 60, 110])}${line(174, [110, 50, 140])}
        ${line(660, [90, 130, 70])}${line(708, [140, 60, 100, 40])}${line(756, [60, 120])}
      </g>
      <path d="M92 88h256" stroke="#c8452f" stroke-width="3"/>
      <circle cx="330" cy="410" r="190" fill="none" stroke="#2b3a67" stroke-width="3" stroke-dasharray="9 9"/>
      ${foot(250, 500, 20, '#2b3a67')}${foot(310, 460, -12, '#2b3a67')}${foot(390, 380, 64, '#2b3a67')}${foot(342, 330, 110, '#2b3a67')}
      ${foot(430, 500, -150, '#c8452f')}${foot(484, 458, -170, '#c8452f')}
      <path d="M268 446q40-96 108-92m-20-16 22 15-18 20" fill="none" stroke="#3b7d53" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    </svg>`,
  ]);
  if (!picture) throw new Error('The notes of the example club were not drawn.');
  return picture;
}
