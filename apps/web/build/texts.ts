import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Language, languages } from '@tatami/web-runtime/languages';
import type { Dictionary } from '@tatami/web-runtime/translator';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/**
 * Texts stand beside what they are about: a folder of the app, or of a package it is made of, may hold a `pl.json` and an
 * `en.json`. Those of these folders are fetched with the first page, in one language. The texts of every other folder lie,
 * in each language, in the code that names them: they are there when that is, without a request, and without the network.
 */
const firstFolders = [
  'packages/web-runtime/src/i18n',
  'apps/web/src/app',
  'apps/web/src/app/outage',
  'apps/web/src/features/dashboard',
  'apps/web/src/lib/club/group',
  'apps/web/src/lib/club/training',
];

const repository = join(import.meta.dirname, '../../..');
const app = 'apps/web/src/';
const sources = [app, 'packages/showcase/src/', 'packages/tables/src/', 'packages/web-runtime/src/'];
const carriedTexts = join(repository, 'packages/web-runtime/src/i18n/carried-texts.ts');
const wholeUrl = (language: Language) => `assets/i18n/${language}.json`;
const firstUrl = (language: Language) => `assets/i18n/first/${language}.json`;

/** The folders that hold texts. */
export function textFolders(): string[] {
  return globSync(
    sources.map((folder) => `${folder}**/${languages[0]}.json`),
    { cwd: repository },
  )
    .map((file) => dirname(file).split(sep).join('/'))
    .sort();
}

/** The modules that may name texts. */
export function sourceFiles(): string[] {
  return sources
    .flatMap((folder) => globSync(`${folder}**/*.{ts,tsx}`, { cwd: repository }))
    .filter((file) => !/\.(?:test|d)\./.test(file))
    .map((file) => join(repository, file));
}

/** The texts that a folder holds in a language. */
export function textsOf(folder: string, language: Language): Dictionary {
  return JSON.parse(readFileSync(textFile(folder, language), 'utf8'));
}

/** Every text of the product in a language: the dictionary of spec §7. */
export function allTexts(language: Language): Dictionary {
  return assemble(textFolders(), language);
}

/** The texts that are fetched with the first page: those of its folders, and what the menu calls tables. */
export function firstTexts(language: Language): Dictionary {
  const named = Object.entries(allTexts(language)).filter(([key]) => namesTable(key));
  return { ...assemble(textFolders().filter(isFirst), language), ...Object.fromEntries(named) };
}

const namesTable = (key: string) => /^[^.]+\.list\.title$/.test(key);

/** The folder of the tables: the palette names among what one can do what adding to each of them is called. */
const tables = `${app}tables`;
const palette = `${app}app/shell/Palette.tsx`;
const namesDeed = (key: string) => /^[^.]+\.list\.add$/.test(key);

function assemble(folders: readonly string[], language: Language): Dictionary {
  const texts: Record<string, string> = {};
  for (const folder of folders) {
    for (const [key, text] of Object.entries(textsOf(folder, language))) {
      if (key in texts) throw new Error(`The text "${key}" of ${folder} is in another folder too.`);
      texts[key] = text;
    }
  }
  return texts;
}

/** Writes down, for the compiler, which texts the app brings: a name without a text is a type error. */
export function writeTextTypes(): void {
  const own = textFolders().filter((folder) => folder.startsWith(app));
  const imports = own.map((folder, at) => `import type t${at} from './${folder.slice(app.length)}/pl.json';`);
  const names = own.map((_, at) => `T${at}`);
  const shapes = own.map((_, at) => `type T${at} = typeof t${at};`);
  const types = `// Written by build/texts.ts.\n${imports.join('\n')}\n${shapes.join('\n')}\n\ndeclare global {\n  interface TatamiTexts extends ${names.join(', ')} {}\n}\n`;
  const file = join(repository, app, 'texts.d.ts');
  if (read(file) !== types) writeFileSync(file, types);
}

const carrier = '/carried-texts';

/**
 * Makes the code carry the texts that it names: a module that names a text of a folder, in full or by its beginning,
 * imports those of that folder. So does a table’s own folder, whose texts are named by its fields, but for its place,
 * which the menu knows before.
 */
export function carriedTextsPlugin(): Plugin {
  let folderOf: Map<string, string>;
  const readFolders = () => {
    const carried = textFolders().filter((folder) => !isFirst(folder));
    folderOf = new Map(
      carried.flatMap((folder) => keysCarriedBy(folder).map((key) => [key, folder] as const)),
    );
  };
  return {
    name: 'tatami:carried-texts',
    buildStart() {
      writeTextTypes();
      readFolders();
    },
    resolveId: (id) => (id.endsWith(carrier) ? id : null),
    load(id) {
      if (!id.endsWith(carrier)) return null;
      // A test gives its path from the root of the app.
      const path = id.startsWith(repository) ? relative(repository, id) : `apps/web${id}`;
      const folder = path.split(sep).join('/').slice(0, -carrier.length);
      const folders =
        folder === tables ? textFolders().filter((each) => each.startsWith(`${tables}/`)) : [folder];
      for (const each of folders)
        for (const language of languages) this.addWatchFile(textFile(each, language));
      const [first, ...others] = languages.map((language) => assemble(folders, language));
      const texts = Object.fromEntries(
        Object.keys(first ?? {})
          .filter(folder === tables ? namesDeed : isCarried)
          .map((key) => [key, [first?.[key], ...others.map((other) => other[key])]]),
      );
      return [
        `import { carryTexts } from ${JSON.stringify(carriedTexts)};`,
        `carryTexts(${JSON.stringify(texts)});`,
      ].join('\n');
    },
    transform(code, id) {
      const file = relative(repository, id.split('?')[0] ?? '')
        .split(sep)
        .join('/');
      if (!sources.some((folder) => file.startsWith(folder)) || !/\.tsx?$/.test(file)) return null;
      const folders = new Set(
        textsNamed(parseAst(code), [...folderOf.keys()]).map((key) => folderOf.get(key)),
      );
      const [table] = file.match(/^apps\/web\/src\/tables\/[^/]+(?=\/(?!(?:place|sought|data)\.))/) ?? [];
      if (table && textFolders().includes(table)) folders.add(table);
      if (file === palette) folders.add(tables);
      if (folders.size === 0) return null;
      const imports = [...folders].map(
        (folder) => `import ${JSON.stringify(join(repository, `${folder}${carrier}`))};`,
      );
      return { code: `${code}\n${imports.join('\n')}`, map: null };
    },
  };
}

/** Puts the dictionaries together: what the first page fetches, and the whole. Holds the first page to the former. */
export function dictionariesPlugin(): Plugin {
  return {
    name: 'tatami:dictionaries',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const carried = file.moduleIds.filter((id) => id.endsWith(carrier));
        if (carried.length > 0)
          this.error(`The first page names texts that are not fetched with it:\n${carried.join('\n')}`);
      }
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: wholeUrl(language), source: write(allTexts(language)) });
        this.emitFile({ type: 'asset', fileName: firstUrl(language), source: write(firstTexts(language)) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url?.split('?')[0];
        const language = languages.find((each) =>
          [wholeUrl(each), firstUrl(each)].includes(url?.slice(1) ?? ''),
        );
        if (!language) return next();
        response.setHeader('content-type', 'application/json');
        response.end(write(url === `/${wholeUrl(language)}` ? allTexts(language) : firstTexts(language)));
      });
    },
  };
}

/** The texts that a module names: as a literal, or all that begin as a template does. */
export function textsNamed(program: ESTree.Program, keys: readonly string[]): string[] {
  const literals = new Set<unknown>();
  const beginnings: string[] = [];
  new Visitor({
    Literal({ value }) {
      literals.add(value);
    },
    TemplateLiteral({ quasis: [first] }) {
      if (first?.value.cooked?.includes('.')) beginnings.push(first.value.cooked);
    },
  }).visit(program);
  return keys.filter((key) => literals.has(key) || beginnings.some((beginning) => key.startsWith(beginning)));
}

const isCarried = (key: string) => !namesTable(key);

function keysCarriedBy(folder: string): string[] {
  return Object.keys(textsOf(folder, languages[0])).filter(isCarried);
}

function isFirst(folder: string): boolean {
  return firstFolders.includes(folder);
}

function textFile(folder: string, language: Language): string {
  return join(repository, folder, `${language}.json`);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function write(texts: Dictionary): string {
  return JSON.stringify(texts);
}
