declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** The features of OpenType that stay; all of them when left out. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  // biome-ignore lint/style/noDefaultExport: the package has nothing else
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
