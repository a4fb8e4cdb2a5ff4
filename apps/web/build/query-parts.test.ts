import { basename } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { queryPartsPlugin } from './query-parts.ts';

/** The modules of an app that imports this of TanStack Query. */
async function builtWith(name: string): Promise<string[]> {
  const entry = '\0app';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
    plugins: [
      queryPartsPlugin(),
      {
        name: 'app',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { ${name} } from '@tanstack/react-query';\nconsole.log(new ${name}());`
            : null,
      },
    ],
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  const modules = output.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return modules.map((id) => basename(id));
}

test('an app that only asks brings no mutations', async () => {
  const modules = await builtWith('QueryClient');
  expect(modules).toContain('queryCache.js');
  expect(modules).not.toContain('mutation.js');
});

test.each(['MutationObserver', 'InfiniteQueryObserver'])(
  'an app that asks for %s is not built',
  async (name) => {
    await expect(builtWith(name)).rejects.toThrow('which is left out');
  },
);
