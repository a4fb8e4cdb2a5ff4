import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  target: 'node22',
  // A command loads what it needs: a word that is completed waits for no other.
  splitting: true,
  clean: true,
});
