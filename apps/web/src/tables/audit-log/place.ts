import { describePlace } from '@tatami/tables/describe-place';
import { ClockIcon } from '@tatami/ui/icons';

/** Who wrote what, and when. */
export const place = describePlace('audit-log', {
  icon: ClockIcon,
  rights: 'AuditLog',
  name: ({ name, table }) => name ?? table,
  list: { path: '/adm/audit-log', menu: 'rights', sort: 'createdAt,desc' },
});
