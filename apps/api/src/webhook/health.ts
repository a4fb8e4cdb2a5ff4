import { theServer } from '../session/viewer.ts';
import type { WriteContext } from '../table/definition.ts';
import { changeRows } from '../table/door.ts';
import { lockRows } from '../table/lock-row.ts';
import type { TableServices } from '../table/services.ts';
import { inWriteContext } from '../table/write.ts';
import { type Webhook, webhookTable } from '../tables/webhook/index.ts';

/** How long nothing may come through before a webhook is turned off, in milliseconds. */
const PATIENCE_MS = 7 * 86_400_000;

type OffReason = NonNullable<Webhook['offReason']>;

/** Whether what webhooks tell comes through. */
export interface Health {
  /** Takes note that nothing is wrong any more. */
  isWell(id: string): Promise<void>;
  /** Takes note that a message did not come through, and turns the webhook off where its receiver is gone, or a week has passed. */
  failed(webhook: Pick<Webhook, 'id' | 'failingSince'>, why: OffReason): Promise<void>;
}

export function createHealth(services: TableServices): Health {
  const { now } = services;

  /** Changes a webhook that is on, as it stands by now. */
  const change = (id: string, work: (context: WriteContext, current: Webhook) => Promise<void>) =>
    inWriteContext(services, theServer, async (context) => {
      const [current] = await lockRows<Webhook>(context, webhookTable, 't.id = $1', [id]);
      if (current) await work(context, current);
    });

  const isOver = ({ failingSince }: Pick<Webhook, 'failingSince'>) =>
    failingSince !== null && now().getTime() - Date.parse(failingSince) >= PATIENCE_MS;

  return {
    isWell: (id) =>
      change(id, async (context, current) => {
        await changeRows(context, webhookTable, [{ current, values: { failingSince: null } }], 'recover');
      }),
    async failed(webhook, why) {
      if (why === 'failing' && webhook.failingSince && !isOver(webhook)) return;
      await change(webhook.id, async (context, current) => {
        if (!current.active) return;
        if (why === 'gone' || isOver(current)) {
          const values = { active: false, offReason: why };
          await changeRows(context, webhookTable, [{ current, values }], 'turn-off');
        } else if (!current.failingSince) {
          const values = { failingSince: now().toISOString() };
          await changeRows(context, webhookTable, [{ current, values }], 'fail');
        }
      });
    },
  };
}
