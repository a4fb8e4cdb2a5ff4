export { landingSectionTable } from './landing-section-table.ts';
export { makeMissingSections } from './make-missing-sections.ts';
