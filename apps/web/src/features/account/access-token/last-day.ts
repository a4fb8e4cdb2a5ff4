import { type Instant, type LocalDate, localDate } from '@tatami/web-runtime/zoned-time';

/** The last day on which a token works, or worked; on the wire stands the midnight that ends it. */
export const lastDayOfToken = ({ expiresAt }: { expiresAt: Instant }, timeZone: string): LocalDate =>
  localDate(new Date(Date.parse(expiresAt) - 1), timeZone);
