import { UserIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Who answers for a minor; edited beside the student. */
export const place = describePlace('guardian', {
  icon: UserIcon,
  rights: 'Guardian',
  name: ({ name }) => name,
});
