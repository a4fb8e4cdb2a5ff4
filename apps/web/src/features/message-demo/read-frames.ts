/** A frame as it went over a line: its command, what it is to or from, and all of it. */
export interface Frame {
  command: string;
  destination: string | undefined;
  text: string;
}

/** What ends a frame (STOMP 1.2, STOMP Frames). */
const NUL = '\0';

/**
 * Makes frames of what goes over a line one way, in whatever pieces it goes; a line's end between two frames is a heart-beat.
 *
 * @returns what takes a piece
 */
export function readFrames(onFrame: (frame: Frame) => void, onBeat: () => void): (piece: string) => void {
  let begun = '';
  return (piece) => {
    const [last = '', ...whole] = (begun + piece).split(NUL).reverse();
    for (const text of whole.reverse()) onFrame(frameOf(text.replace(/^[\r\n]+/, '')));
    const isBeat = /^[\r\n]+$/.test(last);
    if (isBeat) onBeat();
    begun = isBeat ? '' : last;
  };
}

function frameOf(text: string): Frame {
  const [head = ''] = text.split(/\r?\n\r?\n/);
  const [command = '', ...headers] = head.split(/\r?\n/);
  const destination = headers.find((header) => header.startsWith('destination:'));
  return { command, destination: destination?.slice('destination:'.length), text };
}
