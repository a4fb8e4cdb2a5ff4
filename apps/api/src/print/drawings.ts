/** What is drawn on the papers of the club, as SVG: it takes no more than a colour. */

/** Mixes a colour with white or black. */
function mixed(color: string, other: 0 | 255, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) => Math.round(part * (1 - share) + other * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

const isLight = (color: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) > 700;

const tail = 'M-14 0C-15.5 26-12.5 50-14 76.5Q0 78.5 14 76.5C15.5 50 12.5 26 14 0Z';
const left = 'M4 24.5C50 30 100 31 150 32V64C100 62 50 60 4 54.5 1 45 1 34 4 24.5Z';
const knot =
  'M139 25C148 19.5 170 20 181 27 187 38 188 52 183 64 173 71.5 148 72 137 65 132 52 133 37 139 25Z';
const lines = [-9, -4.5, 0, 4.5, 9].map((x) => `M${x} 8q-.5 30 0 68`).join('');
const seams = [0, 1, 2, 3, 4].map((at) => `M4 ${29.9 + 4.8 * at}q70 6.7 142 ${7.8 + 0.32 * at}`).join('');
const folds =
  'M147 22.5C157 37 170 51 185.5 58M156 21.5C164 33 174 45 186.8 51M165 21.5C171 30 178 38 186.5 44M136 34C146 48 158 60 174 68M135 46C143 56 152 64 163 70';

/** A belt as it is tied, as the app draws it. */
export function beltDrawing(color: string): string {
  const rim = isLight(color) ? '#8b8b94' : mixed(color, 0, 0.35);
  const [light, dark] = [mixed(color, 255, 0.16), mixed(color, 0, 0.14)];
  const outline = `stroke="${rim}" stroke-width="1.6" stroke-linejoin="round"`;
  const stitch = `fill="none" stroke="${rim}" stroke-width=".8" opacity=".5"`;
  const gradient = (id: string, towards: string, one: string, other: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" ${towards}><stop stop-color="${one}"/><stop stop-color="${color}" offset=".4"/><stop stop-color="${other}" offset="1"/></linearGradient>`;
  const end = (transform: string) =>
    `<g transform="${transform}"><path d="${tail}" fill="url(#t)" ${outline}/><path d="${lines}" ${stitch}/></g>`;
  const half = `<path d="${left}" fill="url(#b)" ${outline}/><path d="${seams}" ${stitch}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 16 320 112" width="320" height="112"><defs>${[
    gradient('b', 'x2="0" y2="1"', light, dark),
    gradient('t', 'x2="1" y2="0"', dark, light),
    gradient('k', 'x2="1" y2="1"', light, dark),
  ].join(
    '',
  )}</defs>${end('translate(150 54) rotate(36)')}${end('translate(170 54) rotate(-36)')}${half}<g transform="matrix(-1 0 0 1 320 0)">${half}</g><path d="${knot}" fill="url(#k)" ${outline}/><path d="${folds}" ${stitch}/><path d="M139 25C150 40 164 56 183 64" fill="none" ${outline}/></svg>`;
}

const sealRed = '#951a20';

/** The seal of the club: four mats laid around a half one. */
export const sealDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" fill="none" stroke="${sealRed}"><rect x="2.5" y="2.5" width="91" height="91" rx="7" stroke-width="4"/><path stroke-width="3.6" d="M15 15h66v66H15zM59 15v44M81 37H37M37 81V37M15 59h44"/><rect x="37" y="37" width="22" height="22" fill="${sealRed}" stroke="none"/></svg>`;

const ink = '#22264e';
const gold = '#d9b463';

/** A heri: the band of cloth at the edge of a mat, with its diamonds. */
export function heriDrawing(tiles: number): string {
  const tile = (x: number) =>
    `<path d="M${x + 20} 3l13 13-13 13-13-13z" fill="none" stroke="${gold}" stroke-width="1.6"/><path d="M${x + 20} 9.5l6.5 6.5-6.5 6.5-6.5-6.5z" fill="${gold}"/><path d="M${x + 33} 16l3.5-4 3.5 4-3.5 4zM${x} 16l3.5-4 3.5 4-3.5 4z" fill="none" stroke="${gold}" stroke-width="1.3"/>`;
  const width = tiles * 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32"><rect width="${width}" height="32" fill="${ink}"/>${Array.from({ length: tiles }, (_, at) => tile(at * 40)).join('')}</svg>`;
}
