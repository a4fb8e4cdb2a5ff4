import { onPaper } from '../private/on-paper.ts';
import { calendarVariables } from './layout.ts';

/** The longer the days of a week, the closer its hours, for all of them to be on its sheet. */
onPaper('[data-paper="across"]', {
  printColorAdjust: 'exact',
  vars: {
    '--hour': `min(.84, (660 - 30 * var(${calendarVariables.folds})) / var(${calendarVariables.start}))`,
  },
});
