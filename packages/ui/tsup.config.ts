import { cp } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    icons: 'src/icons/icons.tsx',
    theme: 'src/theme/theme.ts',
    DropdownMenu: 'src/components/DropdownMenu/DropdownMenu.tsx',
  },
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    await cp('src/theme/generated', 'dist/themes', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
  },
});
