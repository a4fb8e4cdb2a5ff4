export { examTable } from './exam-table.ts';
