export { DayPanel } from './MonthGrid.tsx';
export { TimeGrid } from './TimeGrid.tsx';
