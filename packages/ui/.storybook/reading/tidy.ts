import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './ui-program.ts';

const style = {
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 90 },
  javascript: { formatter: { quoteStyle: 'single' } },
};

/** Pieces of source as the repository’s formatter writes them. What isn’t whole is left as it is. */
export function tidy(pieces: ReadonlyMap<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(style));
    const files = [...pieces].map(([key, code], at) => ({ key, code, file: join(folder, `${at}.tsx`) }));
    mkdirSync(folder, { recursive: true });
    for (const { file, code } of files) writeFileSync(file, code);
    const biome = createRequire(join(root, '../../package.json')).resolve('@biomejs/biome/bin/biome');
    try {
      execFileSync(process.execPath, [biome, 'format', '--write', '--files-max-size=5000000', '.'], {
        cwd: folder,
        stdio: 'ignore',
      });
    } catch {
      // It fails where one piece can’t be read, after it has written the others.
    }
    return new Map(files.map(({ key, file }) => [key, readFileSync(file, 'utf8').trimEnd()]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
