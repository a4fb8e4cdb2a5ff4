import type { Entity } from '@tatami/sdk';
import { legiblePhone } from '@tatami/tables/tidy';
import { Link, Stack } from '@tatami/ui';

/** How somebody is reached: a press calls or writes. */
export function Contact({ lead: { phone, email } }: { lead: Entity<'lead'> }) {
  return (
    <Stack space={0}>
      {phone && <Link href={`tel:${phone}`}>{legiblePhone(phone)}</Link>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
    </Stack>
  );
}
