import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { cardGroundsPlugin } from './build/card-grounds.ts';
import { fontsPlugin } from './build/fonts.ts';

/** Where the server hands out what the pages ask for beside themselves. */
const base = '/site/';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds into one folder: the scripts of pages, one of which they carry, and what the server draws the pages with, which
 * brings their styles, drawings and fonts.
 */
export default defineConfig({
  base,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    fontsPlugin({ base }),
    cardGroundsPlugin(),
  ],
  builder: {},
  resolve: {
    // The package says where its sources are, and not where it is built whole.
    alias: {
      'scalar-api-reference': beside('node_modules/@scalar/api-reference/dist/browser/standalone.esm.js'),
    },
  },
  environments: {
    client: {
      resolve: { conditions: ['@tatami/source', ...defaultClientConditions] },
      build: {
        outDir: 'dist',
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        manifest: true,
        rolldownOptions: {
          input: ['src/enhance.ts', 'src/reference/show.ts'],
          output: {
            entryFileNames: ({ name }) =>
              name === 'enhance' ? 'server/enhance.js' : 'client/[name]-[hash].js',
            chunkFileNames: 'client/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      // React's development build draws a page in three times as long, wherever the server is started without saying what it is.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
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
