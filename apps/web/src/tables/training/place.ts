import { describePlace } from '@tatami/tables/describe-place';
import { CalendarIcon } from '@tatami/ui/icons';

/** The classes on the mat. */
export const place = describePlace('training', {
  icon: CalendarIcon,
  rights: 'Training',
  name: ({ title }) => title,
  row: '/dojo/training/:id',
  list: { path: '/dojo/training', menu: 'dojo', sort: 'startsAt', alongside: ['workplace'] },
});
