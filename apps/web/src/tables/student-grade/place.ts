import { describePlace } from '@tatami/tables/describe-place';
import { BeltIcon } from '@tatami/ui/icons';

/** Which grades were awarded; edited beside the student. */
export const place = describePlace('student-grade', {
  icon: BeltIcon,
  rights: 'StudentGrade',
  name: ({ studentFirstName, studentLastName }) => `${studentFirstName} ${studentLastName}`,
});
