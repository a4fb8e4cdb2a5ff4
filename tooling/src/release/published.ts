import { type Package, workspacePackages } from '../workspace.ts';

/** The packages that go to the registry: all that aren't private. */
export function publishedPackages(): Package[] {
  return workspacePackages().filter(({ manifest }) => !manifest.private);
}
