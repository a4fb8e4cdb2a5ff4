import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What is said of a side of the screen, or of the way text runs. Styles say it in logical words, which turn by themselves. */
const side = /\b(dir|rtl)\b|arrows\.ts|['{]Arrow(Left|Right)\b|\.(left|right)\b(?!\()|inline-?(start|end)/i;
const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line);
const knowsSide = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .some((line) => side.test(line) && !isComment(line));

/** Stories of which neither a play nor the code of their component knows a side: what they do is the same where text runs the other way. How they look then is judged of all. */
export function undirectedStories(): string[] {
  const stories = globSync('src/**/*.stories.tsx', { cwd: root });
  return stories.filter((story) => ![story, ...codeOf(story)].some(knowsSide));
}

/** The code beside a story: of its component, which has a folder of its own. */
function codeOf(story: string): string[] {
  const folder = dirname(story);
  if (basename(dirname(folder)) !== 'components') return [];
  return readdirSync(join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(css|stories|test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
