/** A rectangle in pixels of the stage. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number beside a picture: its line begins at the part and ends at the number. */
export interface Pin {
  readonly number: number;
  readonly from: Point;
  readonly to: Point;
}

const sides = ['top', 'left', 'right', 'bottom'] as const;
type Side = (typeof sides)[number];

/** How far a number stands from the picture, and from its neighbour. */
const DISTANCE = 34;
const APART = 32;
/** The distance that a number keeps from the edge of the stage. */
const EDGE = 16;

/**
 * Puts a number beside each part, on the side of the picture that it is nearest to, so that no line crosses more of the
 * picture than it must and no number covers another.
 */
export function placePins(parts: readonly (Box | undefined)[], picture: Box, stage: Box): Pin[] {
  const right = picture.left + picture.width;
  const bottom = picture.top + picture.height;
  const load: Record<Side, number> = { top: 0, left: 0, right: 0, bottom: 0 };
  const placed = parts.flatMap((part, at) => {
    if (!part) return [];
    const inset: Record<Side, number> = {
      top: part.top - picture.top,
      left: part.left - picture.left,
      right: right - part.left - part.width,
      bottom: bottom - part.top - part.height,
    };
    // A side that is crowded already is a little further; a wide picture has more room above than beside.
    const room: Record<Side, number> = {
      top: picture.width,
      bottom: picture.width,
      left: picture.height,
      right: picture.height,
    };
    const cost = (side: Side) => inset[side] + ((load[side] * APART * APART) / Math.max(1, room[side])) * 2;
    const side = sides.reduce((best, each) => (cost(each) < cost(best) - 0.5 ? each : best));
    load[side]++;
    return [{ number: at + 1, side, part }];
  });
  return sides
    .flatMap((side) => {
      const isAcross = side === 'top' || side === 'bottom';
      const centre = ({ left, top, width, height }: Box) => (isAcross ? left + width / 2 : top + height / 2);
      const ofSide = placed
        .filter((each) => each.side === side)
        .sort((a, b) => centre(a.part) - centre(b.part));
      const limit = (isAcross ? stage.width : stage.height) - EDGE;
      const along = spread(
        ofSide.map(({ part }) => centre(part)),
        EDGE,
        limit,
      );
      return ofSide.map(({ number, part }, at): Pin => {
        const line = along[at] ?? centre(part);
        const start = isAcross ? part.left : part.top;
        const length = isAcross ? part.width : part.height;
        // The line leaves the part straight where it can.
        const leaves = Math.min(
          Math.max(line, start + Math.min(8, length / 2)),
          start + length - Math.min(8, length / 2),
        );
        const ends = {
          top: picture.top - DISTANCE,
          bottom: bottom + DISTANCE,
          left: picture.left - DISTANCE,
          right: right + DISTANCE,
        };
        const begins = {
          top: part.top,
          bottom: part.top + part.height,
          left: part.left,
          right: part.left + part.width,
        };
        const end = within(ends[side], EDGE, (isAcross ? stage.height : stage.width) - EDGE);
        return isAcross
          ? { number, from: { x: leaves, y: begins[side] }, to: { x: line, y: end } }
          : { number, from: { x: begins[side], y: leaves }, to: { x: end, y: line } };
      });
    })
    .sort((a, b) => a.number - b.number);
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Moves what stands too near its neighbour, first on, then back from the end. */
function spread(wanted: readonly number[], least: number, most: number): number[] {
  const places = [...wanted];
  for (let at = 0; at < places.length; at++) {
    places[at] = Math.max(places[at] ?? 0, at === 0 ? least : (places[at - 1] ?? 0) + APART);
  }
  for (let at = places.length - 1; at >= 0; at--) {
    const after = at === places.length - 1 ? most : (places[at + 1] ?? 0) - APART;
    places[at] = Math.min(places[at] ?? 0, after);
  }
  return places;
}
