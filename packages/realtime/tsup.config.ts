import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react.ts'],
  format: 'esm',
  target: 'es2023',
  // What the oldest Node has that it is for.
  tsconfig: 'tsconfig.build.json',
  dts: true,
  clean: true,
});
