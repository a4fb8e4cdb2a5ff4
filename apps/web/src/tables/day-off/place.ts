import { describePlace } from '@tatami/tables/describe-place';
import { CalendarOffIcon } from '@tatami/ui/icons';

/** When nobody trains, and why. */
export const place = describePlace('day-off', {
  icon: CalendarOffIcon,
  rights: 'DayOff',
  name: ({ name }) => name,
  list: { path: '/dojo/day-off', menu: 'dojo', sort: 'dateFrom' },
});
