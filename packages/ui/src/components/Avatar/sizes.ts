/** The sizes in pixels: in a line of text, in a row, in the head of a page. */
export const sizes = {
  24: 24,
  28: 28,
  32: 32,
  36: 36,
  44: 44,
  56: 56,
  72: 72,
  96: 96,
  116: 116,
} as const;

export type AvatarSize = keyof typeof sizes;
