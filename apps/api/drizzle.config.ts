import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/{calendar,push,seed,session,table}/columns.ts', './src/tables/*/columns.ts'],
  out: './drizzle',
});
