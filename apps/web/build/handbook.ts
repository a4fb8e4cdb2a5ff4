import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { articleTree } from '@tatami/article-text/tree';
import type { Language } from '@tatami/web-runtime/languages';
import type { Dictionary } from '@tatami/web-runtime/translator';
import type { Plugin } from 'vite';
import type { Chapter, ChapterHead, ChapterNode } from '../src/features/handbook/chapter.ts';
import { needsOf } from '../src/features/handbook/chapters.ts';
import { allTexts } from './texts.ts';

const folder = 'features/handbook/chapters/';
const isChapter = /\/features\/handbook\/chapters\/([a-z]+)\/[a-z-]+\.md(\?head)?$/;

/** Where a chapter of the handbook is written. */
export const chapterFile = (language: Language, name: string): string =>
  join(import.meta.dirname, '../src', folder, language, `${name}.md`);

/** A picture of a chapter before the build knows where it will lie: its name. */
type Pictured = Extract<ChapterNode, { tag: 'img' }>;

/**
 * Makes of a chapter of the handbook, which is written in Markdown, what is drawn: whoever reads it needs neither what
 * reads Markdown nor the dictionary of all pages, whose words it quotes. With `?head` only what it is called.
 */
export function handbookPlugin(): Plugin {
  return {
    name: 'tatami:handbook',
    load(id) {
      const [, language, head] = isChapter.exec(id) ?? [];
      if (!language) return null;
      const file = id.split('?')[0] ?? id;
      this.addWatchFile(file);
      const { title, lead, ...rest } = readChapter(file, language as Language);
      if (head) return asModule({ title, lead } satisfies ChapterHead);
      return asModule(
        { title, lead, ...rest } satisfies Chapter,
        join(dirname(file), '../../pictures', language),
      );
    },
  };
}

/** The module that gives a chapter; each picture in it is imported, so that the build takes it along. */
function asModule(chapter: Chapter | ChapterHead, pictures = ''): { code: string; moduleType: 'js' } {
  const names: string[] = [];
  const json = JSON.stringify(chapter, (key, value) => {
    if (key !== 'src') return value;
    if (!names.includes(value)) names.push(value);
    return `picture:${names.indexOf(value)}`;
  });
  const imports = names.map(
    (name, at) => `import p${at} from ${JSON.stringify(join(pictures, `${name}.webp`))};`,
  );
  const code = json.replaceAll(/"picture:(\d+)"/g, 'p$1');
  return { code: [...imports, `export default ${code};`].join('\n'), moduleType: 'js' };
}

/**
 * Reads a chapter from its file.
 *
 * @throws Error where it quotes a word that no page has, or a heading of it has no name to lead to
 */
export function readChapter(file: string, language: Language): Chapter {
  return chapterOf(readFileSync(file, 'utf8'), {
    name: basename(file, '.md'),
    texts: textsIn(language),
    sizeOf: (picture) => shownSize(join(dirname(file), '../../pictures', language, `${picture}.webp`)),
  });
}

interface Reading {
  name: string;
  texts: Dictionary;
  sizeOf: (picture: string) => { width: number; height: number };
}

/** Reads a chapter: its title, its first paragraph, and what follows. */
export function chapterOf(source: string, { name, texts, sizeOf }: Reading): Chapter {
  const wrong = (what: string) => new Error(`The chapter "${name}" of the handbook ${what}.`);
  const wordOf = (key: string): string => {
    const text = key.startsWith('right:') ? rightWord(key.slice('right:'.length), texts) : texts[key];
    if (text === undefined) throw wrong(`quotes "${key}", which is no text of the app`);
    if (text.includes('{')) throw wrong(`quotes "${key}", which says something else each time`);
    return text;
  };
  const [, title, lead, written] = /^# (.+)\n\n([^\n#][^\n]*(?:\n[^\n]+)*)\n\n([\s\S]*)$/.exec(source) ?? [];
  if (!title || !lead || !written)
    throw wrong('needs a title, a paragraph that says what it is about, and more');

  const ids: string[] = [];
  const pictures: { alt: string; picture: string }[] = [];
  const markdown = written
    .replaceAll(/^(#+ .*?)(?: \{#([a-z-]+)\})?$/gm, (_, heading: string, id?: string) => {
      if (!id) throw wrong(`has a heading without a name: ${heading}`);
      ids.push(id);
      return heading;
    })
    .replaceAll(/^!\[([^\]]+)\]\(([a-z-]+)\)$/gm, (_, alt: string, picture: string) => {
      pictures.push({ alt, picture });
      return `${PICTURE}${pictures.length - 1}`;
    })
    .replaceAll(QUOTED, (_, key: string) => `**${wordOf(key).replaceAll(/([\\`*_[\]<>~])/g, '\\$1')}**`);
  const { tree, contents } = articleTree(markdown);
  if (contents.length !== ids.length) throw wrong('has a heading that is none');
  const nameOf = new Map(contents.map(({ id }, at) => [id, ids[at] ?? id]));
  return {
    title: plain(title, wordOf),
    lead: plain(lead, wordOf).replaceAll('\n', ' '),
    needs: needsOf(name).map((right) => rightWord(right, texts) ?? right),
    contents: contents.flatMap(({ id, text, level }) =>
      level === 2 ? [{ id: nameOf.get(id) ?? id, text }] : [],
    ),
    body: nodesOf(tree.children as Nodes),
  };

  function nodesOf(nodes: Nodes): ChapterNode[] {
    return nodes.flatMap((node): ChapterNode[] => {
      if (node.type === 'text') return node.value === '\n' ? [] : [node.value];
      if (node.type !== 'element') return [];
      const { tagName: tag, properties, children } = node;
      const [only] = children;
      const [, at] = (tag === 'p' && only?.type === 'text' && PICTURED.exec(only.value)) || [];
      if (at !== undefined) {
        const { alt, picture } = pictures[Number(at)] ?? { alt: '', picture: '' };
        const shown: Pictured = { tag: 'img', src: picture, alt, ...sizeOf(picture) };
        return [{ tag: 'figure', children: [shown] }];
      }
      const id = typeof properties.id === 'string' ? nameOf.get(properties.id) : undefined;
      const href = typeof properties.href === 'string' ? properties.href : undefined;
      return [{ tag, ...(id && { id }), ...(href && { href }), children: nodesOf(children as Nodes) }];
    });
  }
}

type Nodes = readonly (
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; properties: Record<string, unknown>; children: Nodes }
  | { type: 'comment' | 'doctype' }
)[];

/** What a chapter quotes of the pages: a text by its key, or a right as `right:Presence:Write`. */
const QUOTED = /\{\{([\w:.-]+)\}\}/g;
/** What stands in a text in place of a picture, while it is read. */
const PICTURE = 'PICTURE-';
const PICTURED = /^PICTURE-(\d+)$/;

const plain = (text: string, wordOf: (key: string) => string): string =>
  text.replaceAll(QUOTED, (_, key: string) => wordOf(key));

/** What the page of rights calls a right. */
function rightWord(right: string, texts: Dictionary): string | undefined {
  const ofMenu = texts[`rights.subject.${right}`];
  if (ofMenu) return ofMenu;
  const [entity = '', kind] = right.split(':');
  const table = entity.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const row = [table, table.replaceAll('-', '')]
    .flatMap((each) => [texts[`rights.table.${each}`], texts[`${each}.list.title`]])
    .find((text) => text !== undefined);
  return row && texts[kind === 'Write' ? 'rights.of.change' : 'rights.of.read']?.replace('{row}', row);
}

const read = new Map<Language, Dictionary>();

function textsIn(language: Language): Dictionary {
  const known = read.get(language) ?? allTexts(language);
  return read.set(language, known).get(language) ?? known;
}

/** How large a picture is shown: what is upright was taken in a hand, where a pixel of the page is two of the screen. */
function shownSize(file: string): { width: number; height: number } {
  const { width, height } = sizeOfWebp(file);
  const of = height > width ? 2 : 1;
  return { width: width / of, height: height / of };
}

/** The sides of a picture, in pixels, as its first bytes tell (WebP Container, VP8X, VP8 and VP8L). */
function sizeOfWebp(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const sides = bytes.readUInt32LE(21);
      return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
    }
    default:
      throw new Error(`${file} is no WebP.`);
  }
}
