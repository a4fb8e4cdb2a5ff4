/** Why somebody won’t come, and the way back: one file, that comes when it is asked for. */
export { Absences } from './Absences.tsx';
export { ExcuseSheet } from './ExcuseSheet.tsx';
