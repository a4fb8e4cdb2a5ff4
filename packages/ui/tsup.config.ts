import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    icons: 'src/icons/icons.tsx',
    theme: 'src/theme/theme.ts',
    'make-theme': 'src/theme/make-theme.ts',
    DropdownMenu: 'src/components/DropdownMenu/DropdownMenu.tsx',
  },
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    // One stylesheet for all entries: `index.css` has what these repeat.
    for (const name of ['icons', 'theme', 'DropdownMenu']) await rm(`dist/${name}.css`);
    // vanilla-extract leaves each sheet's source in a comment.
    const styles = await readFile('dist/index.css', 'utf8');
    await writeFile('dist/index.css', (await transform(styles, { loader: 'css', minify: true })).code);
    await cp('src/theme/generated', 'dist/themes', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  },
});
