/** A file of ours as the text it is: what is shown is what is drawn. */
declare module '*?raw' {
  const source: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives it so
  export default source;
}

/** The styles of the components, as a bundler takes them. */
declare module '*.css';
