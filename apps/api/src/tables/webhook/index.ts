import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { tableNames } from '../../database/table-names.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { isIn, isPublic, networksOf } from '../../outbound/addresses.ts';
import { faultOf, hostOf } from '../../outbound/guarded-post.ts';
import { defineTable } from '../../table/definition.ts';
import { flag, instant, list, oneOf, text } from '../../table/fields.ts';
import { webhook, webhookEvents, webhookOffReasons } from './columns.ts';

export { webhookEvents } from './columns.ts';

export type Webhook = typeof webhook.$inferSelect;

/** Each write of their tables costs as many rows of the queue. */
const MOST_WEBHOOKS = 50;

/**
 * Nobody writes the log and the sign-ins through the door; a notice is between the club and its user, and what somebody
 * spares is told to those who teach; a webhook that tells of webhooks would tell of itself.
 */
const untold: readonly string[] = [
  'announcement-reader',
  'audit-log',
  'notice',
  'student-limit',
  'userlastlogin',
  'webhook',
];

const toldTables = tableNames.filter((name) => !untold.includes(name));

export const webhookTable = defineTable<Webhook>({
  name: 'webhook',
  entity: 'Webhook',
  description:
    'A program elsewhere that is told of changes, by the Standard Webhooks: of the ids of rows alone. Until it has a secret nothing is sent.',
  table: webhook,
  few: true,
  fields: {
    name: text(100, { description: 'What the program is, in words.' }),
    url: text(2_000, {
      pattern: '^[hH][tT][tT][pP][sS]?://',
      examples: ['https://example.org/hooks'],
      description: 'Where it is told: `https`, on an address in the public internet.',
    }),
    tables: list(oneOf(toldTables), {
      minItems: 1,
      maxItems: toldTables.length,
      description: 'The tables whose rows it is told of.',
    }),
    events: list(oneOf(webhookEvents), {
      minItems: 1,
      maxItems: webhookEvents.length,
      description: 'What it is told of them; what is done with a row that stays is an update.',
    }),
    active: flag({ description: 'Whether it is told anything.' }),
  },
  readOnly: {
    failingSince: instant({
      description: 'When it began to fail; null where it does not.',
    }),
    offReason: oneOf(webhookOffReasons, {
      description:
        'Why the server turned it off: a week of failures, or a receiver that is `gone` (410). Else null.',
    }),
    secretSince: instant({
      description: 'When its secret was made; the one before is valid for another day.',
    }),
  },
  hidden: ['secretSealed', 'previousSecretSealed'],
  search: ['name', 'url'],
  sort: ['name,asc'],
  rules: {
    async beforeInsert({ client, config }, values) {
      checkUrl(values.url, config);
      const { rows } = await client.query<{ count: number }>('select count(*) from webhook');
      if ((rows[0]?.count ?? 0) >= MOST_WEBHOOKS)
        throw conflict('too-many-webhooks', { limit: MOST_WEBHOOKS });
      return values;
    },
    beforeUpdate({ config }, values, current) {
      const isElsewhere = values.url !== undefined && values.url !== current.url;
      if (isElsewhere) checkUrl(values.url, config);
      const isOnAgain = values.active === true && !current.active;
      return { ...values, ...((isElsewhere || isOnAgain) && { failingSince: null, offReason: null }) };
    },
  },
});

/**
 * Refuses at once what would be refused each time: what a name leads to is seen only then.
 *
 * @throws {Problem} 400
 */
function checkUrl(text: string | undefined, { webhookNetworks }: Config): void {
  if (text === undefined) return;
  const url = URL.parse(text);
  const code = url ? (faultOf(url) ?? faultOfHost(url, webhookNetworks)) : 'no-url';
  if (code) throw invalid({ field: 'url', code: codes[code] });
}

function faultOfHost(url: URL, webhookNetworks: readonly string[]): 'not-https' | 'not-public' | null {
  const host = hostOf(url);
  const isAddress = isIP(host) !== 0;
  const isNamed = isAddress ? isIn(networksOf(webhookNetworks), host) : webhookNetworks.length > 0;
  if (isAddress && !isNamed && !isPublic(host)) return 'not-public';
  // In clear only to where the operator says.
  return url.protocol === 'http:' && !isNamed ? 'not-https' : null;
}

const codes = {
  'no-url': 'webhook-url',
  'not-https': 'webhook-not-https',
  'has-credentials': 'webhook-credentials',
  'not-public': 'webhook-not-public',
} as const;
