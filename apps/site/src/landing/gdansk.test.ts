import { expect, test } from 'vitest';
import { liesInGdansk, onDrawing } from './gdansk.ts';

const place = (latitude: number | null, longitude: number | null) => ({
  ...{ id: '1', name: 'Dojo', address: null, city: 'Gdańsk', directions: {} },
  ...{ latitude, longitude },
});

test('the stations are where the drawing has them', () => {
  expect(onDrawing({ latitude: 54.4087, longitude: 18.5641 })).toEqual({ x: 158, y: 150 });
  expect(onDrawing({ latitude: 54.3555, longitude: 18.644 })).toEqual({ x: 560, y: 506 });
  // Wrzeszcz lies between them, a thumb's breadth from where it is drawn.
  const { x, y } = onDrawing({ latitude: 54.3819, longitude: 18.6047 });
  expect(Math.hypot(x - 336, y - 344)).toBeLessThan(40);
});

test('a place of another city is not on the map, nor one that doesn’t say where it is', () => {
  expect(liesInGdansk(place(54.38, 18.6))).toBe(true);
  expect(liesInGdansk(place(52.23, 21.01)), 'Warsaw').toBe(false);
  expect(liesInGdansk(place(54.52, 18.53)), 'Gdynia').toBe(false);
  expect(liesInGdansk(place(null, null))).toBe(false);
});
