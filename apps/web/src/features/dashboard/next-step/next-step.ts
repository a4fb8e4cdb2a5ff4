import { firstPart } from '../first-sight.tsx';

/** What is still missing of whoever is signed in. */
export const nextStep = firstPart(async () => (await import('./NextStep.tsx')).NextStep);
