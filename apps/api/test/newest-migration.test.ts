import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import drizzleConfig from '../drizzle.config.ts';

it('the newest migration leaves the database as the columns describe it', async () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync([drizzleConfig.schema].flat() as string[], { cwd: root });
  const columns = await Promise.all(files.map((file) => import(join(root, file))));
  const [newest = ''] = globSync(`${drizzleConfig.out}/meta/*_snapshot.json`, { cwd: root }).sort().reverse();
  const { tables } = JSON.parse(readFileSync(join(root, newest), 'utf8'));
  expect(JSON.parse(JSON.stringify(generateDrizzleJson(Object.assign({}, ...columns)).tables))).toEqual(
    tables,
  );
});
