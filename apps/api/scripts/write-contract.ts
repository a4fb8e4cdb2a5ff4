import { writeFileSync } from 'node:fs';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';

/** Writes the contract as the code stands: `pnpm --filter @tatami/api contract`. No database is asked. */
const app = await buildApp({
  config: loadConfig({ LOG_LEVEL: 'ERROR' }),
  database: openDatabase('postgres://localhost/unused'),
});
await app.ready();
writeFileSync(
  new URL('../../../packages/sdk/openapi.json', import.meta.url),
  `${JSON.stringify(app.swagger(), null, 2)}\n`,
);
await app.close();
