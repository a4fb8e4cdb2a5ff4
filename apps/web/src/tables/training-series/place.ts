import { describePlace } from '@tatami/tables/describe-place';
import { CalendarIcon } from '@tatami/ui/icons';

/** Trainings that are every week; edited beside one of them. */
export const place = describePlace('training-series', {
  icon: CalendarIcon,
  rights: 'TrainingSeries',
  name: ({ title }) => title,
});
