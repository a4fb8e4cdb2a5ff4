import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type Plugin, transform } from 'esbuild';
import { defineConfig } from 'tsup';

const sheets = 'node_modules/.cache/sheets';

/** Whose styles stand in a sheet of their own, too: few pages have a use for them. */
const apart = [
  'Carousel',
  'CodeSample',
  'ExamSheet',
  'Example',
  'Fieldset',
  'FloatLabel',
  'Gallery',
  'GuidedPage',
  'LineEditor',
  'MatGrades',
  'MatHero',
  'MatRoom',
  'MegaMenu',
  'NextGrade',
  'OrganizationChart',
  'PagePreview',
  'Panel',
  'PaperHead',
  'PersonButton',
  'ResponsiveFrame',
  'ResultTable',
  'SortableSections',
  'Splitter',
  'TechniqueTaps',
  'ThemeSwatches',
];

/** vanilla-extract leaves each sheet's source in a comment. */
const ownSheet = /(?=\/\* vanilla-extract-css-ns:)/;

async function minify(name: string, styles: string): Promise<void> {
  await writeFile(`dist/${name}`, (await transform(styles, { loader: 'css', minify: true })).code);
}

/**
 * A file for every module, in the folder that it has in `src`: so `'use client'` holds for the modules that say it and for
 * no others, and a server draws the rest without sending their code.
 */
const moduleByModule: Plugin = {
  name: 'module-by-module',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

const styles = [vanillaExtractPlugin({ identifiers: 'short' })];
const shared = { format: 'esm', target: 'es2023', clean: true } as const;

export default defineConfig([
  {
    ...shared,
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,guide,test,test-d}.{ts,tsx}', '!src/{pages,styles}**'],
    outDir: 'dist',
    splitting: false,
    esbuildPlugins: [moduleByModule, ...styles],
    onSuccess: async () => {
      // The styles of a single module are of no use: there is one stylesheet for all, and one for each of a few.
      for await (const path of glob('dist/**/*.css.css')) await rm(path);
      await cp('src/theme/generated', 'dist/themes', {
        recursive: true,
        filter: (path) => !path.endsWith('.ts'),
      });
    },
  },
  {
    ...shared,
    entry: {
      styles: 'src/styles.ts',
      ...Object.fromEntries(apart.map((name) => [name, `src/components/${name}/${name}.tsx`])),
    },
    outDir: sheets,
    splitting: true,
    esbuildPlugins: styles,
    onSuccess: async () => {
      await minify('index.css', await readFile(`${sheets}/styles.css`, 'utf8'));
      for (const name of apart) {
        const parts = (await readFile(`${sheets}/${name}.css`, 'utf8')).split(ownSheet);
        await minify(`${name}.css`, parts.filter((each) => each.includes(`components/${name}/`)).join(''));
      }
    },
  },
]);
