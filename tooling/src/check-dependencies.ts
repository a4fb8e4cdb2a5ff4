import { globSync } from 'node:fs';
import { brokenImports } from './dependency-rules.ts';
import { root, workspacePackages } from './workspace.ts';

const folders = workspacePackages().flatMap(({ folder }) => globSync(`${folder}/{src,test}`, { cwd: root }));
const broken = await brokenImports(root, folders);
for (const { from, to, rule, why } of broken) console.log(`${from}\n  → ${to}\n  ${rule}: ${why}\n`);
console.log(`${broken.length} imports against the rules, in ${folders.length} folders.`);
process.exitCode = broken.length > 0 ? 1 : 0;
