import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenImports } from './dependency-rules.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** The rules that one file importing another breaks. */
async function rulesBroken(from: string, to: string): Promise<string[]> {
  const base = mkdtempSync(join(tmpdir(), 'rules-'));
  made.push(base);
  for (const path of [from, to]) mkdirSync(join(base, dirname(path)), { recursive: true });
  writeFileSync(join(base, to), 'export const there = 1;\n');
  const way = '../'.repeat(from.split('/').length - 1);
  writeFileSync(join(base, from), `import { there } from '${way}${to}';\nconsole.log(there);\n`);
  const [folder = ''] = from.split('/');
  return (await brokenImports(base, [folder])).map(({ rule }) => rule);
}

test.each([
  ['packages/sdk/src/a.ts', 'apps/web/src/lib/b.ts', 'no-app-imported'],
  ['e2e/src/a.ts', 'apps/api/src/b.ts', 'no-app-imported'],
  ['apps/web/src/lib/a.ts', 'apps/api/src/b.ts', 'apps-stand-alone'],
  ['packages/ui/src/a.ts', 'packages/sdk/src/b.ts', 'packages-have-no-siblings'],
  ['packages/ui/src/a.ts', 'packages/web-runtime/src/b.ts', 'packages-have-no-siblings'],
  ['packages/cli/src/a.ts', 'packages/ui/src/b.ts', 'cli-stands-on-the-clients'],
  ['packages/web-runtime/src/a.ts', 'packages/sdk/src/b.ts', 'web-runtime-knows-no-api'],
  ['packages/web-runtime/src/a.ts', 'packages/tables/src/b.ts', 'web-runtime-knows-no-api'],
  ['packages/showcase/src/a.ts', 'packages/sdk/src/b.ts', 'showcase-knows-no-api'],
  ['packages/showcase/src/a.ts', 'packages/tables/src/list/entity-list.ts', 'showcase-knows-no-api'],
  ['apps/web/src/features/trainings/a.ts', 'packages/showcase/src/b.ts', 'showcase-comes-by-its-door'],
  ['packages/tables/src/a.ts', 'apps/web/src/lib/b.ts', 'no-app-imported'],
  ['apps/api/src/a.ts', 'packages/sdk/src/b.ts', 'api-stands-alone'],
  ['packages/ui/src/a.ts', 'tooling/src/b.ts', 'tooling-stays-outside'],
  ['apps/web/src/lib/a.ts', 'apps/web/src/features/trainings/b.ts', 'web-lib-is-lowest'],
  ['apps/web/src/lib/a.ts', 'apps/web/src/start/b.ts', 'web-lib-is-lowest'],
  ['apps/web/src/features/trainings/a.ts', 'apps/web/src/app/b.ts', 'web-features-below-app'],
  ['apps/web/src/app/a.ts', 'apps/web/src/start/b.ts', 'web-start-is-highest'],
  ['apps/web/src/features/trainings/a.ts', 'apps/web/src/features/students/b.ts', 'web-features-apart'],
  ['apps/api/src/tables/student/a.ts', 'apps/api/src/tables/grade/b.ts', 'api-tables-apart'],
  ['apps/api/src/calls/oauth/a.ts', 'apps/api/src/tables/user/b.ts', 'api-tables-by-the-front-door'],
  ['apps/api/src/database/a.ts', 'apps/api/src/http/b.ts', 'api-database-is-below-http'],
  ['apps/api/src/rights/a.ts', 'apps/api/src/session/b.ts', 'api-rights-is-below-session'],
  ['apps/api/src/tables/student/a.ts', 'apps/api/src/demo/b.ts', 'api-tables-is-below-webhook'],
  ['apps/api/src/table/a.ts', 'apps/api/src/tables/grade/index.ts', 'api-table-is-below-realtime'],
  ['apps/api/src/tables/grade/columns.ts', 'apps/api/src/http/b.ts', 'api-columns-are-lowest'],
])('%s may not import %s', async (from, to, rule) => {
  expect(await rulesBroken(from, to)).toEqual([rule]);
});

test.each([
  ['apps/web/src/start/a.ts', 'apps/web/src/app/b.ts'],
  ['apps/web/src/app/a.ts', 'apps/web/src/features/trainings/b.ts'],
  ['apps/web/src/features/trainings/a.ts', 'apps/web/src/features/trainings/b.ts'],
  ['apps/web/src/features/trainings/a.ts', 'apps/web/src/lib/b.ts'],
  ['apps/web/src/lib/a.ts', 'packages/sdk/src/b.ts'],
  ['packages/web-runtime/src/a.ts', 'packages/ui/src/b.ts'],
  ['packages/showcase/src/a.ts', 'packages/tables/src/picker/picker-labels.ts'],
  ['packages/tables/src/a.ts', 'packages/web-runtime/src/b.ts'],
  ['packages/tables/src/a.ts', 'packages/sdk/src/b.ts'],
  ['packages/sdk/src/a.ts', 'packages/sdk/src/b.ts'],
  ['packages/cli/src/a.ts', 'packages/realtime/src/b.ts'],
  ['apps/api/src/tables/student/a.ts', 'apps/api/src/tables/student/b.ts'],
  ['apps/api/src/tables/student/a.ts', 'apps/api/src/tables/grade/index.ts'],
  ['apps/api/src/tables/student/columns.ts', 'apps/api/src/tables/grade/columns.ts'],
  ['apps/api/src/session/a.ts', 'apps/api/src/tables/user/columns.ts'],
  ['apps/api/src/calls/oauth/a.ts', 'apps/api/src/tables/user/index.ts'],
])('%s may import %s', async (from, to) => {
  expect(await rulesBroken(from, to)).toEqual([]);
});

test('two files may not need each other, not even for a type', async () => {
  const base = mkdtempSync(join(tmpdir(), 'rules-'));
  made.push(base);
  mkdirSync(join(base, 'packages/sdk/src'), { recursive: true });
  writeFileSync(
    join(base, 'packages/sdk/src/a.ts'),
    "import type { B } from './b.ts';\nexport type A = B;\n",
  );
  writeFileSync(
    join(base, 'packages/sdk/src/b.ts'),
    "import type { A } from './a.ts';\nexport type B = A[];\n",
  );
  const broken = await brokenImports(base, ['packages']);
  expect(new Set(broken.map(({ rule }) => rule))).toEqual(new Set(['no-cycles']));
});
