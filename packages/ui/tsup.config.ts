import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';

/** What a page may want alone and late: each an entry of its own. */
const components = [
  'Agenda',
  'AnswerPill',
  'ArticleProse',
  'BarTable',
  'Belt',
  'CalendarHeatmap',
  'ChangeHistory',
  'Chart',
  'ColorPicker',
  'CommandPalette',
  'ContextMenu',
  'CsvImport',
  'DateRangePicker',
  'DayCalendar',
  'DojoScene',
  'DropdownMenu',
  'FacetedList',
  'FileList',
  'FileUpload',
  'FrameLog',
  'HeatTable',
  'HelpLink',
  'Markdown',
  'MarkedText',
  'MonthCalendar',
  'MonthMarks',
  'MultiSelect',
  'NextClass',
  'PictureField',
  'RecordForm',
  'RightPath',
  'RightsMatrix',
  'SourceEditor',
  'SquareCrop',
  'StateTrack',
  'Swipe',
  'Thumbnail',
  'TrainingWeek',
  'Tree',
  'VideoStill',
  'WeekCalendar',
  'WordDiff',
  'WritingDesk',
  'YearMap',
];

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

const entries = {
  index: 'src/index.ts',
  icons: 'src/icons/icons.tsx',
  theme: 'src/theme/theme.ts',
  'make-theme': 'src/theme/make-theme.ts',
  ...Object.fromEntries(
    [...components, ...apart].map((name) => [name, `src/components/${name}/${name}.tsx`]),
  ),
};

/** vanilla-extract leaves each sheet's source in a comment. */
const ownSheet = /(?=\/\* vanilla-extract-css-ns:)/;

async function minify(name: string, styles: string): Promise<void> {
  await writeFile(`dist/${name}`, (await transform(styles, { loader: 'css', minify: true })).code);
}

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
    await minify('index.css', await readFile('dist/index.css', 'utf8'));
    for (const name of apart) {
      const sheets = (await readFile(`dist/${name}.css`, 'utf8')).split(ownSheet);
      await minify(`${name}.css`, sheets.filter((each) => each.includes(`components/${name}/`)).join(''));
    }
    await cp('src/theme/generated', 'dist/themes', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  },
});
