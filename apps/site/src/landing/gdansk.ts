import type { Place } from '../../../api/src/site/landing-data.ts';

/** The drawing is 756 by 560; two stations of it fix where everything else is: Oliwa, and Gdańsk Główny. */
const OLIWA = { longitude: 18.5641, latitude: 54.4087, x: 158, y: 150 };
const GLOWNY = { longitude: 18.644, latitude: 54.3555, x: 560, y: 506 };

export const SIZE = { width: 756, height: 560 };
/** How far from an edge a place may be, for its pin to be whole. */
const MARGIN = 40;

/** Tells where a place is on the drawing. */
export function onDrawing({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): {
  x: number;
  y: number;
} {
  const along = (value: number, from: number, to: number) => (value - from) / (to - from);
  const x = OLIWA.x + along(longitude ?? 0, OLIWA.longitude, GLOWNY.longitude) * (GLOWNY.x - OLIWA.x);
  const y = OLIWA.y + along(latitude ?? 0, OLIWA.latitude, GLOWNY.latitude) * (GLOWNY.y - OLIWA.y);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Says whether a place is on the drawing. */
export function liesInGdansk(place: Place): boolean {
  if (place.latitude === null || place.longitude === null) return false;
  const { x, y } = onDrawing(place);
  return x > MARGIN && x < SIZE.width - MARGIN && y > MARGIN + 20 && y < SIZE.height - 10;
}
