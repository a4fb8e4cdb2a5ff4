import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';

/** What a page may want alone and late: each an entry of its own. */
const components = [
  'CalendarHeatmap',
  'ChangeHistory',
  'Chart',
  'ColorPicker',
  'CommandPalette',
  'ContextMenu',
  'CsvImport',
  'DatePicker',
  'DateRangePicker',
  'DropdownMenu',
  'FacetedList',
  'FileUpload',
  'MonthCalendar',
  'MultiSelect',
  'RecordForm',
  'RightPath',
  'RightsMatrix',
  'SquareCrop',
  'Tree',
  'VideoStill',
];

const entries = {
  index: 'src/index.ts',
  icons: 'src/icons/icons.tsx',
  theme: 'src/theme/theme.ts',
  'make-theme': 'src/theme/make-theme.ts',
  ...Object.fromEntries(components.map((name) => [name, `src/components/${name}/${name}.tsx`])),
};

export default defineConfig({
  entry: { ...entries, styles: 'src/styles.ts' },
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    // One stylesheet for all entries: that of `styles.ts` has what the others repeat.
    const repeated = ['index', 'icons', 'theme', ...components].map((name) => `${name}.css`);
    for (const name of [...repeated, 'styles.js']) await rm(`dist/${name}`, { force: true });
    await rename('dist/styles.css', 'dist/index.css');
    // vanilla-extract leaves each sheet's source in a comment.
    const styles = await readFile('dist/index.css', 'utf8');
    await writeFile('dist/index.css', (await transform(styles, { loader: 'css', minify: true })).code);
    await cp('src/theme/generated', 'dist/themes', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  },
});
