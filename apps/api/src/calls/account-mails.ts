import type { FastifyInstance } from 'fastify';
import type { Language } from '../http/messages.ts';
import {
  passwordChanged,
  recoveryCodesRenewed,
  secondFactorOff,
  secondFactorOn,
  secondFactorTakenOff,
} from '../mail/texts.ts';
import type { Services } from '../services.ts';

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
 * Whoever an account belongs to hears by mail that a way into it has changed, behind the answer to who did it. What is
 * done over and over is told so often an hour; who first floods the mailbox with other mails can't have it passed over.
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
  async function mail(userId: string, verb: string, text: typeof passwordChanged): Promise<void> {
    const { rows } = await database.pool.query<{ email: string; language: Language }>(
      'select email, language from "user" where id = $1',
      [userId],
    );
    const [owner] = rows;
    if (owner && (await throttle.mayMail(owner.email, verb)))
      await mailer.send({ to: owner.email, ...text(owner.language, config.clubName) });
  }

  const undo = changes.subscribe(({ table, id, verb }) => {
    const text = table === 'user' && Object.hasOwn(texts, verb) ? texts[verb] : undefined;
    if (text)
      void mail(id, verb, text).catch((error: unknown) =>
        app.log.error({ err: error }, 'a mail could not be sent'),
      );
  });
  app.addHook('onClose', async () => undo());
}
