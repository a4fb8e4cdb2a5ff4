import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { publicNames } from './public-names.ts';
import { root } from './ui-program.ts';

/** What a component weighs in a bundle that has React already, in bytes of brotli. Nothing where no build is at hand. */
export async function weigh(name: string): Promise<number | null> {
  const entry = publicNames().get(name)?.replace('@tatami/ui', '') ?? '';
  const file = join(root, 'dist', `${entry.slice(1) || 'index'}.js`);
  if (!existsSync(file)) return null;
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from ${JSON.stringify(file)};`, resolveDir: root },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    // What comes later, by import(), is not waited for.
    splitting: true,
    outdir: 'weighed',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'silent',
    treeShaking: true,
  });
  const first = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  return first ? brotliCompressSync(first.contents).byteLength : null;
}
