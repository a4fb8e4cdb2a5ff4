import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');

export interface Package {
  /** The name of its folder: `sdk`, `api`, `e2e`. */
  short: string;
  /** The folder of the package, from the root. */
  folder: string;
  manifest: {
    name: string;
    version: string;
    private?: boolean;
    scripts?: Record<string, string>;
    dependencies?: Record<string, string>;
    exports?: Record<string, unknown>;
  };
}

/** Every package of the workspace, found by the folders that pnpm-workspace.yaml names. */
export function workspacePackages(workspace = root): Package[] {
  const settings = readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: {2}- .+\n)+)/m.exec(settings)?.[1] ?? '';
  const patterns = [...list.matchAll(/- (.+)/g)].map(([, pattern]) => `${pattern}/package.json`);
  return globSync(patterns, { cwd: workspace })
    .sort()
    .map((path) => ({
      short: basename(dirname(path)),
      folder: dirname(path),
      manifest: JSON.parse(readFileSync(join(workspace, path), 'utf8')),
    }));
}
