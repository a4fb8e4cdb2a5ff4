/** What `@scalar/api-reference` is built into, of which only what is used here is told. */
declare module 'scalar-api-reference' {
  /** Shows a document in an element. @param options see https://scalar.com/products/api-references/configuration */
  export function createApiReference(selector: string, options: object): void;
}
