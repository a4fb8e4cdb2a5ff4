import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import type { CodeFacts, ComponentFacts, PageFacts, SearchFacts } from './facts.ts';
import { forgetNames } from './public-names.ts';
import { changesOf, firstRelease, readChanges } from './read-changes.ts';
import { readGuide } from './read-guide.ts';
import { readProps } from './read-props.ts';
import { readPage, readStories } from './read-stories.ts';
import { tidy } from './tidy.ts';
import { closeProgram, root } from './ui-program.ts';
import { weigh } from './weigh.ts';

const index = 'virtual:book';
const ofUnit = 'virtual:book/';
const news = 'virtual:book-changes';

/** The folder of a component, or the file of stories that belong to none. */
function unitOf(file: string): string {
  return /src\/components\/(\w+)\//.exec(file)?.[1] ?? basename(file, '.stories.tsx');
}

/** Gives the pages of the book what is read of the sources: props, code, changes and weight, a module for each component. */
export function bookPlugin(): Plugin {
  const units = () => {
    const stories = globSync('src/**/*.stories.tsx', { cwd: root }).sort();
    return Map.groupBy(stories, unitOf);
  };
  let isBuild = false;
  let all: ReturnType<typeof factsOf> | undefined;
  const read = (unit: string) => {
    if (!isBuild) return factsOf(new Map([[unit, units().get(unit) ?? []]]));
    all ??= factsOf(units());
    return all;
  };
  return {
    name: 'book',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === index || id === news || id.startsWith(ofUnit) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${news}`) return `export const changes = ${JSON.stringify(readChanges())};`;
      if (id === `\0${index}`) {
        const loaders = [...units().keys()].map(
          (unit) => `${JSON.stringify(unit)}: () => import(${JSON.stringify(ofUnit + unit)})`,
        );
        return `export const units = { ${loaders.join(', ')} }; export const pages = ${JSON.stringify(readPages())}; export const first = ${JSON.stringify(firstRelease(readChanges()))};`;
      }
      if (!id.startsWith(`\0${ofUnit}`)) return;
      const unit = id.slice(ofUnit.length + 1);
      return `export const facts = ${JSON.stringify((await read(unit)).get(unit))};`;
    },
    async generateBundle() {
      const write = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      write('book.json', searchFacts());
      write('props.json', countProps((await all) ?? new Map()));
    },
    configureServer({ middlewares }) {
      middlewares.use('/book.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(searchFacts()));
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.includes('/packages/ui/') || !/\.tsx?$/.test(file)) return;
      closeProgram();
      forgetNames();
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${ofUnit}`)) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}

/** The pages that stories make, by the alphabet. */
function readPages(): PageFacts[] {
  const pages = globSync('src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const page = readPage(file);
    if (!page) return [];
    const name = page.title.slice(page.title.lastIndexOf('/') + 1);
    return [{ ...page, name, docsId: toId(page.title, 'docs'), unit: unitOf(file) }];
  });
  return pages.sort((a, b) => a.title.localeCompare(b.title));
}

/** What a reader of the book finds a page by. */
function searchFacts(): SearchFacts[] {
  return readPages().map(({ docsId, name, isNew, unit }) => ({
    docsId,
    name,
    unit,
    isNew,
    ...readGuide(unit),
  }));
}

/** What is read of some units: together, so that the formatter and the bundler are started only once. */
async function factsOf(units: Map<string, string[]>): Promise<Map<string, ComponentFacts>> {
  const stories = readCode(units);
  const props = new Map([...units].map(([unit, files]) => [unit, propsOf(unit, files)]));
  const names = [...props.values()].flatMap(({ components: [first] }) => (first ? [first.name] : []));
  const weights = await weigh(names);
  const changes = readChanges();
  return new Map(
    [...props].map(([unit, { components, types }]) => [
      unit,
      {
        components,
        types,
        stories: stories.get(unit) ?? {},
        changes: changesOf(unit, changes),
        size: weights.get(components[0]?.name ?? '') ?? null,
      },
    ]),
  );
}

const propsOf = (unit: string, files: readonly string[]): ReturnType<typeof readProps> =>
  files.some((file) => /^src\/(components\/\w+|provider)\//.test(file))
    ? readProps(unit)
    : { components: [], types: [] };

/** How many props each table of a component has: what the walk through the built book holds its pages to. */
function countProps(facts: ReadonlyMap<string, ComponentFacts>): Record<string, Record<string, number>> {
  const counts = ({ components, types }: ComponentFacts) =>
    Object.fromEntries([...components, ...types].map(({ name, props }) => [name, props.length]));
  return Object.fromEntries([...facts].map(([unit, each]) => [unit, counts(each)]));
}

/** The code of all their stories. */
function readCode(units: Map<string, string[]>): Map<string, Record<string, CodeFacts>> {
  const read = [...units].map(
    ([unit, files]) =>
      [unit, Object.assign({}, ...files.map(readStories)) as Record<string, CodeFacts>] as const,
  );
  const pieces = new Map<string, string>();
  for (const [, stories] of read) {
    for (const [id, { code, samples }] of Object.entries(stories)) {
      pieces.set(id, code);
      for (const sample of samples) pieces.set(`sample ${sample.file}`, sample.code);
    }
  }
  const tidied = tidy(pieces);
  return new Map(
    read.map(([unit, stories]) => [
      unit,
      Object.fromEntries(
        Object.entries(stories).map(([id, { samples }]) => [
          id,
          {
            code: tidied.get(id) ?? '',
            samples: samples.map(({ file }) => ({ file, code: tidied.get(`sample ${file}`) ?? '' })),
          },
        ]),
      ),
    ]),
  );
}
