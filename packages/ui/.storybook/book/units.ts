import { units } from 'virtual:book';
import type { ComponentFacts } from '../reading/facts.ts';

/** What is read of a component’s folder, or of a file of pages. */
export async function factsOf(unit: string): Promise<ComponentFacts | null> {
  const loaded = await units[unit]?.();
  return loaded?.facts ?? null;
}
