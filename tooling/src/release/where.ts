import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/**
 * The address of the repository: what `repository` of the root's package.json says, or the workflow that runs this. It is
 * the one place where it is set.
 */
export function repositoryUrl(): string | undefined {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  return repository ?? (GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`);
}
