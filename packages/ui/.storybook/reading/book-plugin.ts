import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import type { CodeFacts, ComponentFacts, PageFacts, SearchFacts } from './facts.ts';
import { forgetNames } from './public-names.ts';
import { changesOf, readChanges } from './read-changes.ts';
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
  let read: Map<string, Record<string, CodeFacts>> | undefined;
  const storiesOf = (unit: string) => {
    read ??= isBuild ? readAll(units()) : new Map();
    const known = read.get(unit) ?? readAll(new Map([[unit, units().get(unit) ?? []]])).get(unit) ?? {};
    read.set(unit, known);
    return known;
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
        return `export const units = { ${loaders.join(', ')} }; export const pages = ${JSON.stringify(readPages())};`;
      }
      if (!id.startsWith(`\0${ofUnit}`)) return;
      const unit = id.slice(ofUnit.length + 1);
      return `export const facts = ${JSON.stringify(await factsOf(unit, units().get(unit) ?? [], storiesOf(unit)))};`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'book.json', source: JSON.stringify(searchFacts()) });
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
      read = undefined;
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

async function factsOf(
  unit: string,
  files: readonly string[],
  stories: Record<string, CodeFacts>,
): Promise<ComponentFacts> {
  const isComponent = files.some((file) => dirname(file).startsWith('src/components/'));
  const { components, types } = isComponent ? readProps(unit) : { components: [], types: [] };
  const [first] = components;
  return {
    components,
    types,
    stories,
    changes: changesOf(unit, readChanges()),
    size: first ? await weigh(first.name) : null,
  };
}

/** All stories at once: so the formatter is started only once. */
function readAll(units: Map<string, string[]>): Map<string, Record<string, CodeFacts>> {
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
