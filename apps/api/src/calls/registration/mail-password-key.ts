import { setPasswordLink } from '../../mail/texts.ts';
import type { Services } from '../../services.ts';
import { revokeKeys } from '../../session/end-access.ts';

/** Mails the link by which the user sets a password; an earlier one works no more, nor what it has opened. */
export async function mailPasswordKey(
  { config, database, mailer, singleUse }: Services,
  userId: string,
): Promise<void> {
  // Under the user's lock: the key goes to the address that stands there, and of two keys the later one is left.
  const mailed = await database.transaction(async (client) => {
    const { rows } = await client.query<{ email: string; username: string; language: 'pl' | 'en' }>(
      'select email, username, language from "user" where id = $1 for no key update',
      [userId],
    );
    await revokeKeys(client, userId);
    return rows[0] && { ...rows[0], ...(await singleUse.issue({ userId }, 'mailedKey', client)) };
  });
  if (!mailed) return;
  const { email, username, language, secret } = mailed;
  // Behind the #, where no server, proxy or log ever sees it.
  const link = `${config.publicUrl}/reset#${userId}.${secret}`;
  await mailer.send({
    to: email,
    ...setPasswordLink(language, config.clubName, username, link),
  });
}
