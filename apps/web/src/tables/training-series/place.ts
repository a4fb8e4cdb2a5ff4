import { CalendarIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Trainings that are every week; edited beside one of them. */
export const place = describePlace('training-series', {
  icon: CalendarIcon,
  rights: 'TrainingSeries',
  name: ({ title }) => title,
});
