import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { publicNames } from './public-names.ts';
import { root } from './ui-program.ts';

/**
 * What each component weighs in a bundle of its own that has React already, in bytes of brotli. All are bundled in one go,
 * so that what they share is read once. Those of which no build is at hand are left out.
 */
export async function weigh(names: readonly string[]): Promise<Map<string, number>> {
  const built = names.filter((name) => existsSync(fileOf(name)));
  const { outputFiles } = await build({
    entryPoints: built.map((name) => ({ in: name, out: name })),
    outdir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [alone, later],
    logLevel: 'silent',
  });
  const weights = outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .map(async ({ path, contents }) => {
      const { byteLength } = await promisify(brotliCompress)(contents);
      return [path.slice(root.length + 1, -'.js'.length), byteLength] as const;
    });
  return new Map(await Promise.all(weights));
}

const fileOf = (name: string) => {
  const entry = publicNames().get(name)?.replace('@tatami/ui', '') ?? '';
  return join(root, 'dist', `${entry.slice(1) || 'index'}.js`);
};

/** An entry is a component by its name. */
const alone: Plugin = {
  name: 'alone',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'entry-point' ? { path, namespace: 'alone' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'alone' }, ({ path }) => ({
      contents: `export { ${path} } from ${JSON.stringify(fileOf(path))};`,
      resolveDir: root,
    }));
  },
};

/** What comes by import() is not waited for, and not counted. */
const later: Plugin = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};
