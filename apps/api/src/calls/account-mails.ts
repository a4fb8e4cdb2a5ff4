import type { FastifyInstance } from 'fastify';
import type { Mail } from '../mail/mailer.ts';
import {
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

/**
 * Whoever an account belongs to hears by mail that a way into it has changed, behind the answer to who did it; of another
 * address at the one before, which alone they are sure to read (NIST SP 800-63B-4, 4.6). What is done over and over is
 * told so often an hour; who first floods the mailbox with other mails can't have it passed over.
 */
export function mailOwners(
  app: FastifyInstance,
  {
    changes,
    config,
    database,
    mailer,
    throttle,
  }: Pick<Services, 'changes' | 'config' | 'database' | 'mailer' | 'throttle'>,
): void {
  async function mail({ id, verb, before }: Change): Promise<void> {
    const text = Object.hasOwn(texts, verb) ? texts[verb] : undefined;
    const former = before?.email;
    if (!text && !former) return;
    const { rows } = await database.pool.query<Owner>(
      'select email, language, status from "user" where id = $1',
      [id],
    );
    const [owner] = rows;
    if (!owner) return;
    if (text) await send(owner.email, verb, text(owner.language, config.clubName));
    // The address of an account that nobody has opened, until this change, may have been mistyped, and be a stranger's.
    const isNobodys = [owner.status, before?.status].some((each) => each === 'invited' || each === 'erased');
    if (typeof former === 'string' && !isNobodys && former.toLowerCase() !== owner.email.toLowerCase())
      await send(former, 'changeEmail', emailChanged(owner.language, config.clubName));
  }

  async function send(to: string, notice: string, text: Omit<Mail, 'to'>): Promise<void> {
    if (await throttle.mayMail(to, notice)) await mailer.send({ to, ...text });
  }

  const undo = changes.subscribe((written) => {
    for (const change of written.filter(({ table }) => table === 'user'))
      void mail(change).catch((error: unknown) => app.log.error({ err: error }, 'a mail could not be sent'));
  });
  app.addHook('onClose', async () => undo());
}
