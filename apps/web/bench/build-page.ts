import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { carriedTextsPlugin } from '../build/texts.ts';

const brotli = promisify(brotliCompress);
const source = '@tatami/source';

export type BenchPage = 'bare' | 'bare-table' | 'table';

/** Builds one of the bench's own pages, as the web app is built. */
export async function buildPage(name: BenchPage, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), carriedTextsPlugin()],
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

/** What makes the styles of every theme, compressed, in bytes: no theme is loaded, each is made when it is chosen. */
export async function themeMakerSize(): Promise<number> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    resolve: { conditions: [source, ...defaultClientConditions] },
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: '@tatami/ui/make-theme', preserveEntrySignatures: 'strict' },
    },
  });
  const [code] = 'output' in built ? built.output : [];
  if (code?.type !== 'chunk') throw new Error('The themes are not one file.');
  return (await brotli(code.code)).length;
}
