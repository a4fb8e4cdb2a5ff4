import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareTypes } from './api-facts.ts';
import { apiReport, typesIn } from './api-report.ts';

/** What a package offers whose one entry declares this. */
function offered(declarations: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const exports = { '.': { types: './index.d.ts' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'offered', exports }));
  writeFileSync(join(folder, 'index.d.ts'), declarations);
  return typesIn(apiReport(folder));
}

const training = 'export interface Training { title: string; note: string | null }';

test('what an interface picks of another one is its own, wherever it is said', () => {
  const said = offered(
    `${training}\nexport interface Series { title: string; note?: string | null; day: string }`,
  );
  const picked = offered(
    `${training}\nexport interface Series extends Pick<Training, 'title'>, Partial<Pick<Training, 'note'>> { day: string }`,
  );
  expect(compareTypes(said, picked).differences).toEqual([]);
});

test('what it picks no more is gone', () => {
  const [before, after] = ["'title' | 'note'", "'title'"].map((names) =>
    offered(`${training}\nexport interface Series extends Pick<Training, ${names}> {}`),
  );
  const differences = [{ size: 'major', what: 'gone: Series.note' }];
  expect(compareTypes(before ?? '', after ?? '').differences).toEqual(differences);
});
