import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
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
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [later],
    logLevel: 'silent',
  });
  const [bundle] = outputFiles;
  return bundle ? brotliCompressSync(bundle.contents).byteLength : null;
}

/** What comes by import() is not waited for, and not counted. */
const later: Plugin = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};
