import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default defineConfig({
  entry: [
    'src/access.ts',
    'src/changes.ts',
    'src/index.ts',
    'src/plain.ts',
    'src/references.ts',
    'src/rules.ts',
    'src/rules/*.ts',
    'src/texts.ts',
  ],
  format: 'esm',
  target: 'es2023',
  define: { SDK_VERSION: JSON.stringify(version) },
  clean: true,
});
