import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { fontsPlugin } from './build/fonts.ts';

/** Where the server hands out what the pages ask for beside themselves. */
const base = '/site/';

/**
 * Two builds into one folder: the script that a page carries, and what the server draws the pages with, which brings
 * their styles, drawings and fonts.
 */
export default defineConfig({
  base,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), fontsPlugin({ base })],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/enhance.ts', output: { entryFileNames: 'server/enhance.js' } },
      },
    },
    ssr: {
      resolve: { noExternal: true, conditions: ['@tatami/source', ...defaultServerConditions] },
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        emitAssets: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        target: 'node22',
        rolldownOptions: {
          input: 'src/site.ts',
          output: {
            entryFileNames: 'server/site.js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'server/site.css'
                : 'client/[name]-[hash][extname]',
          },
        },
      },
    },
  },
});
