import { BeltIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Which grades were awarded; edited beside the student. */
export const place = describePlace('student-grade', {
  icon: BeltIcon,
  rights: 'StudentGrade',
  name: ({ studentFirstName, studentLastName }) => `${studentFirstName} ${studentLastName}`,
});
