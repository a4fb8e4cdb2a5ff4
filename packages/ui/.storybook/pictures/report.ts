import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Shot } from './shot.ts';

const folder = join(import.meta.dirname, '../../.reports/pictures');
const sides = ['before', 'after', 'difference'] as const;

/** Removes what an earlier run has left. */
export async function clearReport(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Puts the three pictures of a story beside the others. @returns the page that shows them all */
export async function addToReport(
  { story, look }: Shot,
  pictures: Record<(typeof sides)[number], Buffer>,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const side of sides) await writeFile(join(folder, `${story}.${look}.${side}.png`), pictures[side]);
  const page = join(folder, 'index.html');
  await writeFile(page, pageOf(await readdir(folder)));
  return relative(process.cwd(), page);
}

function pageOf(files: readonly string[]): string {
  const names = files.filter((file) => file.endsWith('.after.png')).map((file) => file.slice(0, -10));
  const figures = (name: string) =>
    sides
      .map(
        (side) => `<figure><figcaption>${side}</figcaption><img src="${name}.${side}.png" alt=""></figure>`,
      )
      .join('');
  const sections = names.toSorted().map((name) => `<section><h2>${name}</h2>${figures(name)}</section>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${names.length} pictures that differ</title>
<style>
  body { font: 15px/1.5 system-ui; margin: 24px; background: #f4f4f5; color: #18181b; }
  section { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; margin-bottom: 40px; }
  h2 { grid-column: 1 / -1; font-size: 17px; margin: 0; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #a1a1aa; }
</style>
<h1>${names.length} pictures that differ</h1>
<p>If they are as they should be: <code>pnpm ui:pictures</code></p>
${sections.join('\n')}
</html>
`;
}
