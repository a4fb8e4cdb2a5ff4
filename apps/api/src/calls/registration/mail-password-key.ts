import { setPasswordLink } from '../../mail/texts.ts';
import type { Services } from '../../services.ts';

/** Mails the link by which the user sets a password; an earlier one works no more. */
export async function mailPasswordKey(
  { config, database, mailer, singleUse }: Services,
  userId: string,
): Promise<void> {
  const { rows } = await database.pool.query<{ email: string; username: string; language: 'pl' | 'en' }>(
    'select email, username, language from "user" where id = $1',
    [userId],
  );
  const user = rows[0];
  if (!user) return;
  await singleUse.revoke(userId, 'mailedKey');
  const { secret } = await singleUse.issue({ userId }, 'mailedKey');
  // Behind the #, where no server, proxy or log ever sees it.
  const link = `${config.publicUrl}/reset#${userId}.${secret}`;
  await mailer.send({
    to: user.email,
    ...setPasswordLink(user.language, config.clubName, user.username, link),
  });
}
