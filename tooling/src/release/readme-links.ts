import { posix } from 'node:path';

/** A link or a picture in Markdown, with where it leads. */
const link = /(\]\()([^)\s]+)(\))/g;

/** Where a link of a README leads that can't be followed outside of the repository. */
export function relativeLinks(markdown: string): string[] {
  return [...markdown.matchAll(link)].map(([, , target = '']) => target).filter(isRelative);
}

/**
 * A README whose links can be followed wherever it is read: those to other files lead to them as they were at the release.
 *
 * @param folder of the README in the repository
 * @param repository its address, `https://github.com/owner/name`
 * @param tag of the release
 */
export function absoluteLinks(markdown: string, folder: string, repository: string, tag: string): string {
  return markdown.replaceAll(link, (whole, before: string, target: string, after: string) =>
    isRelative(target)
      ? `${before}${repository}/blob/${encodeURI(tag)}/${posix.join(folder, target)}${after}`
      : whole,
  );
}

const isRelative = (target: string): boolean => !/^(?:[a-z]+:|#|\/)/.test(target);
