import { describePlace } from '@tatami/tables/describe-place';
import { UserIcon } from '@tatami/ui/icons';

/** Who answers for a minor; edited beside the student. */
export const place = describePlace('guardian', {
  icon: UserIcon,
  rights: 'Guardian',
  name: ({ name }) => name,
});
