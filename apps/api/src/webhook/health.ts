import type { Language } from '../http/messages.ts';
import type { Outgoing } from '../mail/outgoing.ts';
import { webhookOff } from '../mail/texts.ts';
import { ADMINISTRATORS } from '../rights/rights.ts';
import { theServer } from '../session/viewer.ts';
import type { WriteContext } from '../table/definition.ts';
import { changeRows } from '../table/door.ts';
import { lockRows } from '../table/lock-row.ts';
import type { TableServices } from '../table/services.ts';
import { inWriteContext } from '../table/write.ts';
import { type Webhook, webhookTable } from '../tables/webhook/index.ts';

/** How long nothing may come through before a webhook is turned off, in milliseconds. */
const PATIENCE_MS = 7 * 86_400_000;
/** How long administrators should still hear of it when mails could not be sent meanwhile. */
const NOTICE_LASTS = 7 * 86_400_000;

type OffReason = NonNullable<Webhook['offReason']>;

/** Whether what webhooks tell comes through. */
export interface Health {
  /** Takes note that nothing is wrong any more. */
  isWell(id: string): Promise<void>;
  /** Takes note that a message did not come through, and turns the webhook off where its receiver is gone, or a week has passed. */
  failed(webhook: Pick<Webhook, 'id' | 'failingSince'>, why: OffReason): Promise<void>;
}

export function createHealth(services: TableServices & { outgoing: Outgoing }): Health {
  const { now, outgoing, config } = services;

  /** Changes a webhook that is on, as it stands by now. */
  const change = (id: string, work: (context: WriteContext, current: Webhook) => Promise<void>) =>
    inWriteContext(services, theServer, async (context) => {
      const [current] = await lockRows<Webhook>(context, webhookTable, 't.id = $1', [id]);
      if (current) await work(context, current);
    });

  const isOver = ({ failingSince }: Pick<Webhook, 'failingSince'>) =>
    failingSince !== null && now().getTime() - Date.parse(failingSince) >= PATIENCE_MS;

  async function tell({ client }: WriteContext, { name, url }: Webhook, why: OffReason): Promise<void> {
    const { rows } = await client.query<{ email: string; language: Language }>(
      `select u.email, u.language from useringroupright m
       join groupright g on g.id = m."group" and g.name = $1
       join "user" u on u.id = m."user" and u.enabled and u.status = 'active'
       where (m.valid_from is null or m.valid_from <= $2) and (m.valid_to is null or m.valid_to > $2)`,
      [ADMINISTRATORS, now().toISOString()],
    );
    const until = new Date(now().getTime() + NOTICE_LASTS).toISOString();
    const receiver = { name, host: new URL(url).host };
    for (const { email: to, language } of rows) {
      const text = webhookOff(language, config.clubName, receiver, why);
      await outgoing.put(client, { to, ...text, kind: 'warning', until });
    }
  }

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
          await tell(context, current, why);
        } else if (!current.failingSince) {
          const values = { failingSince: now().toISOString() };
          await changeRows(context, webhookTable, [{ current, values }], 'fail');
        }
      });
    },
  };
}
