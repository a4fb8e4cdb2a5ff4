import type { ClientBase } from 'pg';
import type { Mail } from '../mail/mailer.ts';
import {
  accessTokenMade,
  emailChanged,
  passwordChanged,
  recoveryCodesRenewed,
  secondFactorOff,
  secondFactorOn,
  secondFactorTakenOff,
} from '../mail/texts.ts';
import type { Services } from '../services.ts';
import type { Change } from '../table/changes.ts';
import type { user } from '../tables/user/columns.ts';

type Client = Pick<ClientBase, 'query'>;

type Owner = Pick<typeof user.$inferSelect, 'email' | 'language' | 'status'>;

/** What is said of a change of the ways into an account, by the name that the log has for it. */
const texts: Readonly<Record<string, typeof passwordChanged>> = {
  setPassword: passwordChanged,
  changePassword: passwordChanged,
  turnOnSecondFactor: secondFactorOn,
  turnOffSecondFactor: secondFactorOff,
  renewRecoveryCodes: recoveryCodesRenewed,
  'take-off-second-factor': secondFactorTakenOff,
};

/** How long somebody should still hear of it when mails could not be sent meanwhile. */
const NOTICE_LASTS = 7 * 86_400_000;

/**
 * Whoever an account belongs to hears by mail that a way into it has changed; the mail is stored with the change. Of another
 * address they hear at the one before, which alone they are sure to read (NIST SP 800-63B-4, 4.6). What is done over and
 * over is told so often an hour; who first floods the mailbox with other mails can't have it passed over.
 */
export function mailOwners({
  changes,
  config,
  now,
  outgoing,
  throttle,
}: Pick<Services, 'changes' | 'config' | 'now' | 'outgoing' | 'throttle'>): void {
  async function mail({ id, verb, before }: Change, client: Client): Promise<void> {
    const text = Object.hasOwn(texts, verb) ? texts[verb] : undefined;
    const former = before?.email;
    if (!text && !former) return;
    const { rows } = await client.query<Owner>('select email, language, status from "user" where id = $1', [
      id,
    ]);
    const [owner] = rows;
    if (!owner) return;
    if (text) await send(client, owner.email, verb, text(owner.language, config.clubName));
    // The address of an account that nobody has opened, until this change, may have been mistyped, and be a stranger's.
    const isNobodys = [owner.status, before?.status].some((each) => each === 'invited' || each === 'erased');
    if (typeof former === 'string' && !isNobodys && former.toLowerCase() !== owner.email.toLowerCase())
      await send(client, former, 'changeEmail', emailChanged(owner.language, config.clubName));
  }

  async function send(client: Client, to: string, notice: string, text: Omit<Mail, 'to'>): Promise<void> {
    if (!(await throttle.mayMail(to, notice, client))) return;
    const until = new Date(now().getTime() + NOTICE_LASTS).toISOString();
    await outgoing.put(client, { to, ...text, kind: 'account', until });
  }

  /** A token is a way in too: of each that is made its owner hears, whatever else they have chosen to hear of. */
  async function mailOfToken({ row, verb }: Change, client: Client): Promise<void> {
    if (verb !== 'create') return;
    const { rows } = await client.query<Owner>('select email, language, status from "user" where id = $1', [
      row.user,
    ]);
    const [owner] = rows;
    if (!owner) return;
    const { name, expiresAt } = row as { name: string; expiresAt: string };
    const day = new Intl.DateTimeFormat(owner.language, { dateStyle: 'long', timeZone: config.clubTimezone });
    // It ends at the midnight after its last day.
    const said = { name, until: day.format(new Date(Date.parse(expiresAt) - 1)) };
    await send(client, owner.email, 'accessToken', accessTokenMade(owner.language, config.clubName, said));
  }

  changes.accompany(async (written, { client }) => {
    for (const change of written) {
      if (change.table === 'user') await mail(change, client);
      if (change.table === 'access-token') await mailOfToken(change, client);
    }
  });
}
