import type { Guide } from '../guide.ts';

const loaders = import.meta.glob<Guide>('../../src/**/*.guide.tsx', { import: 'guide' });
const byUnit = new Map(
  Object.entries(loaders).map(([file, load]) => [file.replace(/^.*\/(\w+)\.guide\.tsx$/, '$1'), load]),
);

/** What a designer is told of a component, where somebody has written it. */
export async function guideOf(unit: string): Promise<Guide | null> {
  return (await byUnit.get(unit)?.()) ?? null;
}

export const hasGuide = (unit: string): boolean => byUnit.has(unit);
