import type { Entity } from '@tatami/sdk';
import { legiblePhone } from '@tatami/tables/tidy';
import { Link } from '@tatami/ui';

/** How somebody is reached first: a press calls, or writes where there is no number. */
export function Contact({ lead: { phone, email } }: { lead: Entity<'lead'> }) {
  if (phone) return <Link href={`tel:${phone}`}>{legiblePhone(phone)}</Link>;
  return email && <Link href={`mailto:${email}`}>{email}</Link>;
}
