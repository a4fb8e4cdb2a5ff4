/** What the build says of the pages that are not homes: files by their names in their folder; of scripts without `.js`. */
export interface NamedFiles {
  /** Those that all of them need beside the entry's, the largest first. */
  shared: readonly string[];
  /** What each needs beside those, by its path. */
  own: Readonly<Record<string, readonly string[]>>;
}
