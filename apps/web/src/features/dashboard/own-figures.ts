export { NextGradeCard } from '../../lib/club/next-grade/NextGradeCard.tsx';
export { YearCard } from './YearCard.tsx';
