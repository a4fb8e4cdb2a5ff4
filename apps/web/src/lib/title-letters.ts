import latin from '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff2?url';
import latinExt from '@fontsource/brygada-1918/files/brygada-1918-latin-ext-600-normal.woff2?url';

const parts = [
  [latin, 'U+0-FF, U+2000-22FF'],
  [latinExt, 'U+100-17F'],
] as const;

let made: FontFace[] | undefined;

/** The face of headings on the public pages, and of titles before the door; the build cuts it to what is written there. */
export function titleLetters(): readonly FontFace[] {
  made ??= parts.map(
    ([url, unicodeRange]) => new FontFace('Brygada 1918', `url(${url})`, { weight: '600', unicodeRange }),
  );
  return made;
}
