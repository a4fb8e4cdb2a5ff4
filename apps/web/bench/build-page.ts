import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';

const source = '@tatami/source';

/** Builds one of the bench's own pages, as the web app is built. */
export async function buildPage(name: 'bare' | 'table', outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: [source, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
}
