import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

/** What stands without a docstring over it: exported components, and members of what they are given. */
function undocumented(source: string, isPublic: (name: string) => boolean): string[] {
  const lines = source.split('\n');
  const isDocumented = (at: number) => lines[at - 1]?.trimEnd().endsWith('*/');
  const missing: string[] = [];
  let within: string | undefined;
  for (const [at, line] of lines.entries()) {
    within = /^export interface (\w+)/.exec(line)?.[1] ?? (line.startsWith('}') ? undefined : within);
    const member = within && /^ {2}(?:readonly )?([\w'-]+)\??[:(<]/.exec(line)?.[1];
    const component = /^export function ([A-Z]\w+)/.exec(line)?.[1];
    if (member && isPublic(`${within}`) && !isDocumented(at)) missing.push(`${within}.${member}`);
    if (component && isPublic(component) && !isDocumented(at)) missing.push(component);
  }
  return missing;
}

test('what a docstring is missing from is found', () => {
  const source = [
    'export interface BoxProps {',
    '  /** Its content. */',
    '  children: ReactNode;',
    "  'aria-label'?: string;",
    '}',
    '',
    '/** A box. */',
    'export function Box() {}',
    'export function Bag() {}',
  ];
  expect(undocumented(source.join('\n'), () => true)).toEqual(["BoxProps.'aria-label'", 'Bag']);
  expect(undocumented(source.join('\n'), (name) => name === 'Bag')).toEqual(['Bag']);
});

test('every component, and everything it can be given, says what it is for', async () => {
  const index = await readFile(`${folder}/index.ts`, 'utf8');
  const missing: string[] = [];
  for await (const file of glob('{components,provider}/**/*.{ts,tsx}', { cwd: folder })) {
    if (/\.(stories|test|css)\./.test(file)) continue;
    // Those that are large or seldom wanted have an entry of their own, their component's file.
    const isEntry = /(\w+)\/\1\.tsx$/.test(file);
    const isPublic = (name: string) => isEntry || new RegExp(`\\b${name}\\b`).test(index);
    const found = undocumented(await readFile(`${folder}/${file}`, 'utf8'), isPublic);
    missing.push(...found.map((name) => `${file}: ${name}`));
  }
  expect(missing).toEqual([]);
});
