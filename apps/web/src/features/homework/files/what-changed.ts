import type { HomeworkFile, Step } from './file-queries.ts';

/** What is another than when the answer came back last; null where it never did. */
export interface Changed {
  /** When it came back. */
  since: string;
  isTextNew: boolean;
  /** The names of files that are there since, and of those that are not there any more. */
  added: string[];
  removed: string[];
}

/** What whoever reviews an answer for the second time has to look at. */
export function whatChanged(
  steps: readonly Step[],
  files: readonly HomeworkFile[],
  text: string | null,
): Changed | null {
  const returned = steps.findLast(({ kind }) => kind === 'returned');
  if (!returned) return null;
  const before = steps.slice(0, steps.indexOf(returned)).findLast(({ kind }) => kind === 'submitted');
  const added = files.filter(({ createdAt }) => createdAt > returned.createdAt);
  const kept = files.filter((file) => !added.includes(file)).map(({ name }) => name);
  return {
    since: returned.createdAt,
    isTextNew: (before?.text ?? '') !== (text ?? ''),
    added: added.map(({ name }) => name),
    removed: (before?.fileNames ?? []).filter((name) => !kept.includes(name)),
  };
}
