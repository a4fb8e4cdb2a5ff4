import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/{seed,session,table}/columns.ts', './src/tables/*/columns.ts'],
  out: './drizzle',
});
