declare module 'virtual:fonts' {
  /** The fonts of the pages, cut to what they write. */
  export const faces: readonly { url: string; family: string; weight: string; unicodeRange: string }[];
}
