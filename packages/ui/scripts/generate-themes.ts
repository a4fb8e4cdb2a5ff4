import { mkdir, rm, writeFile } from 'node:fs/promises';
import { generateThemeFiles } from '../src/theme/stylesheets.ts';

const folder = new URL('../src/theme/generated/', import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, content] of generateThemeFiles()) await writeFile(new URL(name, folder), content);
