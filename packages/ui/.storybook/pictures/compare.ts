import pixelmatch from 'pixelmatch';

/** What is to be seen, four bytes a point. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * How far apart two colours may be and still be the same, where black and white are 1 apart: more than processors differ by
 * in rounding, and less than the palest line of a theme is from its ground.
 */
const threshold = 0.02;

/**
 * A picture in steps of four of the 256 that a colour has, which nobody sees, and which makes it a fifth smaller to keep.
 */
export function inSteps({ data, ...size }: Picture): Picture {
  const points = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let at = 0; at < points.length; at += 1) points[at] = (points[at] ?? 0) & 0xfffcfcfc;
  return { data, ...size };
}

/** What differs between two pictures. Where one is larger, all that it has beyond the other does. */
export function compare(before: Picture, now: Picture): Picture & { pixels: number } {
  if (before.width === now.width && before.height === now.height && before.data.equals(now.data))
    return { ...now, pixels: 0 };
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const data = Buffer.alloc(width * height * 4);
  const sides = [before, now].map((picture, at) => onGround(picture, width, height, at * 255));
  const [one = data, other = data] = sides;
  const pixels = pixelmatch(one, other, data, width, height, { threshold });
  return { data, width, height, pixels };
}

/** A picture on a larger ground, of a colour that the other side does not have there. */
function onGround({ data, ...size }: Picture, width: number, height: number, ground: number): Buffer {
  if (size.width === width && size.height === height) return data;
  const whole = Buffer.alloc(width * height * 4, ground);
  for (let alpha = 3; alpha < whole.length; alpha += 4) whole[alpha] = 255;
  for (let line = 0; line < size.height; line += 1)
    data.copy(whole, line * width * 4, line * size.width * 4, (line + 1) * size.width * 4);
  return whole;
}
