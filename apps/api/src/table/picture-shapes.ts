/** How a picture is kept. */
interface Shape {
  /** The sides in pixels, each as a file of its own: for a list first, for the head of a page last. */
  sizes: readonly number[];
  /** What is done to it, for who sends one. */
  made: string;
  /** What a size says, for who asks for it. */
  size: string;
  /** How sharp makes one of a size. */
  fit: 'cover' | 'inside';
}

export type PictureShape = 'square' | 'wide';

export const pictureShapes: Readonly<Record<PictureShape, Shape>> = {
  square: {
    sizes: [128, 512],
    made: 'cut to a square, made smaller',
    size: 'The side of the square, in pixels.',
    fit: 'cover',
  },
  /** The widths for a list, for a card and for the head of a page. */
  wide: {
    sizes: [160, 640, 1600],
    made: 'made smaller in its own proportion',
    size: 'The longer side, in pixels; a smaller picture stays as small as it is.',
    fit: 'inside',
  },
};
