import { CalendarIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** The classes on the mat. */
export const place = describePlace('training', {
  icon: CalendarIcon,
  rights: 'Training',
  name: ({ title }) => title,
  row: '/dojo/training/:id',
  list: { path: '/dojo/training', menu: 'dojo', sort: 'startsAt', alongside: ['workplace'] },
});
