import { grades, students } from './sample-club.ts';

/** A drawn face on a ground of its own, as a picture someone uploaded. */
export function drawnFace(hue: number, hair: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 70% 86%)"/><path d="M14 100c0-26 16-34 36-34s36 8 36 34z" fill="#fff"/><path d="M50 66l-14 34M50 66l14 34" stroke="#cbd5e1" stroke-width="3"/><path d="M24 60c-4-34 8-46 26-46s30 12 26 46z" fill="${hair}"/><circle cx="50" cy="46" r="22" fill="#f2c7a5"/><path d="M28 44c2-18 14-22 22-22s20 4 22 22c-10-2-16-6-20-12-4 6-12 10-24 12z" fill="${hair}"/><path d="M39 48q3 3 6 0M55 48q3 3 6 0M44 57q6 5 12 0" fill="none" stroke="#3b2417" stroke-width="2.5" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const hairs = ['#5b3a29', '#2b1d16', '#b4532a', '#d9a441', '#1f2430'];

/** The sample club as faces: most with a picture, some with initials. */
export const faces = students.map(({ id, firstName, lastName, grade }, index) => ({
  id,
  firstName,
  lastName,
  src: index % 4 === 3 ? undefined : drawnFace((index * 67) % 360, hairs[index % hairs.length] ?? ''),
  belt: { color: grades[grade].color, stripes: grade === 'dan1' ? 1 : 0 },
}));
