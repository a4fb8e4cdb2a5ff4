import { type Package, root, workspacePackages } from '../workspace.ts';

/** The packages that go to the registry: all that aren't private, each after those that it needs. */
export function publishedPackages(workspace = root): Package[] {
  return inOrder(workspacePackages(workspace).filter(({ manifest }) => !manifest.private));
}

/** Packages in an order in which each can be installed at any time: what one needs is there before it. */
export function inOrder<P extends Pick<Package, 'manifest'>>(packages: readonly P[]): P[] {
  const ordered = new Set<P>();
  const take = (each: P): void => {
    if (ordered.has(each)) return;
    for (const other of packages) if (each.manifest.dependencies?.[other.manifest.name]) take(other);
    ordered.add(each);
  };
  packages.forEach(take);
  return [...ordered];
}
