const none = Buffer.alloc(0);
const FIRST_CAPACITY = 64;

/** The bytes of a line or a body whose end has not come yet. */
export interface PendingBytes {
  readonly length: number;
  /** Copies a piece behind those that wait already, in room for `most` bytes at the utmost. */
  keep(piece: Buffer, most: number): void;
  /** Gives all that waited and the last piece; nothing waits any more. A piece that needs no other is not copied. */
  takeWith(last: Buffer): Buffer;
}

export function createPendingBytes(): PendingBytes {
  let room = none;
  let length = 0;

  /** Doubles the room when it is full, so that bytes which come one by one are not copied each time. */
  function keep(piece: Buffer, most: number): void {
    const needed = length + piece.length;
    if (needed > room.length) {
      const wider = Buffer.allocUnsafe(
        Math.max(needed, Math.min(most, Math.max(2 * room.length, FIRST_CAPACITY))),
      );
      room.copy(wider, 0, 0, length);
      room = wider;
    }
    piece.copy(room, length);
    length = needed;
  }

  function takeWith(last: Buffer): Buffer {
    if (length === 0) return last;
    keep(last, length + last.length);
    const whole = room.subarray(0, length);
    room = none;
    length = 0;
    return whole;
  }

  return {
    get length() {
      return length;
    },
    keep,
    takeWith,
  };
}
