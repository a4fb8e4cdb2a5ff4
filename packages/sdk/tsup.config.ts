import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/access.ts', 'src/index.ts', 'src/references.ts', 'src/rules.ts', 'src/rules/*.ts'],
  format: 'esm',
  target: 'es2023',
  // It asks for a newer Node than it needs.
  noExternal: ['content-disposition'],
  clean: true,
});
