import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reachedFrom } from './reached-declarations.ts';

/**
 * What the compiler declared, as small as it may be, since every editor reads it: without what no entry leads to, and the
 * words over what none exports, with a tab for every four spaces, what fits into a line in one, no semicolon at its end, no space
 * between choices, members and braces, and without the words of the contract over its paths, which `/api/docs` shows.
 */
const root = new URL('../', import.meta.url).pathname;
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, { types: string }>;
};

/** The most characters of a line that was several. */
const LONGEST_LINE = 200;

const entries = Object.values(exports).flatMap(({ types }) => globSync(join(root, types)));
const reached = reachedFrom(entries);
for (const file of globSync(join(root, 'dist/**/*.d.ts'))) {
  const text = reached.get(file);
  if (text === undefined) rmSync(file);
  else writeFileSync(file, compacted(basename(file) === 'schema.d.ts' ? withoutWords(text) : text));
}

function withoutWords(text: string): string {
  return text.replaceAll(/^ *\/\*\*.*\*\/\n/gm, '');
}

/** Modules are named as they are when they have been built, and options not by what is taken from them. */
function compacted(text: string): string {
  return inLines(
    text
      .replaceAll(/(?<=(?:from |import\()'\.[^']+)\.ts(?=')/g, '.js')
      .replaceAll(/^ *\/\*\*\n[\s\S]*?\*\/$/gm, joined)
      .replaceAll(/\{ [\w, .:]+ \}(?=\??: \w+Options\b)/g, 'options')
      .replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4)),
  );
}

/** A docstring of several lines, its words in one and each of its tags in another. Code stays as it is. */
function joined(docstring: string): string {
  if (/\n *\* {5}/.test(docstring)) return docstring;
  return docstring
    .replaceAll(/\n *\*(?= *\n)/g, '')
    .replaceAll(/(?<=\/\*\*|\S)\n *\* +(?!@)/g, ' ')
    .replace(/\n *\*\/$/, ' */');
}

/** Braces whose members have no words over them in one line, the innermost first. */
function inLines(text: string): string {
  const folded = text.replaceAll(
    /^(\t*)(.*\{)\n((?:\t+(?![/*])[^\n]*;\n)*)\1(\}.*)$/gm,
    (block, indent: string, start: string, members: string, end: string) => {
      const inside = members
        .trim()
        .replaceAll(/;\n\t*/g, '; ')
        .replace(/;$/, '');
      const line = `${indent}${start}${inside && ` ${inside} `}${end}`;
      return line.length > LONGEST_LINE || inside.endsWith('{') ? block : line;
    },
  );
  return folded === text ? spared(filled(text)) : inLines(folded);
}

/** A line that ends a member or a declaration needs no other end, and a member has the words over it before it where they fit. */
function spared(text: string): string {
  return text
    .replaceAll(/^(?!\t* ?\/?\*).*$/gm, (line) =>
      line
        .replace(/;$/, '')
        .replaceAll(/(?<=\S) \| /g, '|')
        .replaceAll(/(?<=[{;]) | (?=\})/g, ''),
    )
    .replaceAll(/^(\t+\/\*\*.*\*\/)\n\t+(.*)$/gm, (lines, words: string, member: string) => {
      const line = `${words} ${member}`;
      return line.length > LONGEST_LINE ? lines : line;
    });
}

/** Members of a call that fit beside each other, in one line. */
function filled(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1) ?? '';
    const [indent = ''] = /^\t{3,}(?=[\w'])/.exec(line) ?? [];
    const beside = `${before} ${line.trim()}`;
    const fits =
      indent && before.startsWith(indent) && before[indent.length] !== '\t' && beside.length <= LONGEST_LINE;
    if (fits && [before, line].every((each) => /^\t+[\w'].*;$/.test(each))) lines[lines.length - 1] = beside;
    else lines.push(line);
  }
  return lines.join('\n');
}
