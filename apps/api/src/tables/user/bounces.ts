import type { MailFailureText } from '../../mail/failure.ts';
import { theServer } from '../../session/viewer.ts';
import { definitionOf } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { inWriteContext } from '../../table/write.ts';
import { user } from './columns.ts';

/** What becomes of mails, noted at the accounts that they went to. */
interface Bounces {
  onRefused(address: string, failure: MailFailureText): Promise<void>;
  onArrived(address: string): Promise<void>;
}

/** Notes at an account that its mailbox is refused, until a mail arrives there or it has another address. */
export function createBounces(services: TableServices): Bounces {
  const note = (address: string, condition: string, values: (now: Date) => object, verb: string) =>
    inWriteContext(services, theServer, async (context) => {
      const found = await lockRows(
        context,
        definitionOf(user),
        `lower(t.email) = lower($1) and ${condition}`,
        [address],
      );
      await changeRows(
        context,
        definitionOf(user),
        found.map((current) => ({ current, values: { ...values(context.now) } })),
        verb,
      );
    });
  return {
    onRefused: (address, failure) =>
      note(
        address,
        't.id is not null',
        (now) => ({ bouncedAt: now.toISOString(), bounceReason: failure }),
        'mail-refused',
      ),
    // Of nearly every mail there is nothing to note: it is looked up without a transaction of its own.
    async onArrived(address) {
      const { rowCount } = await services.database.pool.query(
        'select from "user" where lower(email) = lower($1) and bounced_at is not null',
        [address],
      );
      if (rowCount)
        await note(
          address,
          't.bounced_at is not null',
          () => ({ bouncedAt: null, bounceReason: null }),
          'mail-arrived',
        );
    },
  };
}
