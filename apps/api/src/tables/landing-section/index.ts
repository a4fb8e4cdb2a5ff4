export { landingSectionTable, sectionFields } from './landing-section-table.ts';
export { makeMissingSections } from './make-missing-sections.ts';
