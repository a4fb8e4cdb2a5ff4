/** SQL: the club's calendar day at this moment; each connection knows the club's zone. */
export const clubToday = `(now() at time zone current_setting('tatami.zone'))::date`;
