import { ClockIcon } from '@tatami/ui/icons';
import { describePlace } from '../../lib/table/describe-place.ts';

/** Who wrote what, and when. */
export const place = describePlace('audit-log', {
  icon: ClockIcon,
  rights: 'AuditLog',
  name: ({ name, table }) => name ?? table,
  list: { path: '/adm/audit-log', menu: 'rights', sort: 'createdAt,desc' },
});
