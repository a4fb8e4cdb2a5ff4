import { onPaper } from '../private/on-paper.ts';
import { calendarVariables } from './layout.ts';
import { itemDetail, lines, roomOfItem } from './WeekCalendar.css.ts';

/**
 * The longer the days of a week, the closer its hours, for all of them to be on its sheet, which has so many pixels for
 * them. A line of text never takes more than is easily read.
 */
onPaper('[data-paper="across"]', {
  printColorAdjust: 'exact',
  vars: {
    '--room': '660',
    '--share': `(var(--room) - 30 * var(${calendarVariables.folds})) / var(${calendarVariables.start})`,
    '--hour': 'min(1.05, var(--share))',
    '--line': 'min(.84, var(--share))',
  },
});
/** Why days are free stands over the hours. */
onPaper('[data-paper="across"][data-off]', { vars: { '--room': '600' } });

/** Nobody points at it to read on: what is said of it goes over as many lines as there is room for. */
onPaper(`.${lines}`, { maxHeight: roomOfItem });
onPaper(`.${itemDetail}`, { whiteSpace: 'normal' });
