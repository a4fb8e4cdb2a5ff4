import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { shortClassNames } from './build/class-names.ts';
import { documentPlugin } from './build/document.ts';
import { titleFontPlugin } from './build/fonts.ts';
import { handbookPlugin } from './build/handbook.ts';
import { minifyPlugin } from './build/minify.ts';
import { oldestBrowsersPlugin } from './build/oldest-browsers.ts';
import { toldLoadsPlugin } from './build/page-files.ts';
import { queryPartsPlugin } from './build/query-parts.ts';
import { reactModulesPlugin } from './build/react-modules.ts';
import { showcaseApartPlugin } from './build/showcase-apart.ts';
import { carriedTextsPlugin, dictionariesPlugin } from './build/texts.ts';

const source = '@tatami/source';
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => ({
  plugins: [
    reactModulesPlugin(),
    queryPartsPlugin(),
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassNames() } : {}),
    carriedTextsPlugin(),
    dictionariesPlugin(),
    handbookPlugin(),
    titleFontPlugin(),
    oldestBrowsersPlugin(),
    minifyPlugin(),
    documentPlugin(),
    showcaseApartPlugin(),
    toldLoadsPlugin(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: {
    // vanilla-extract evaluates stylesheets here in development.
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  },
  build: {
    // Names under static/ carry a hash and never change; assets/i18n/ is the spec's fixed address.
    assetsDir: 'static',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the entry opens later finds its own scripts; their list would be a part of every first load.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('/index-') ? files.filter((file) => file.endsWith('.css')) : files,
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      // The public pages are the server's.
      '^/(en(/first-class)?|pierwszy-trening)?([?#].*)?$': server,
      '^/(site/|robots.txt$|sitemap.xml$)': server,
    },
  },
}));
