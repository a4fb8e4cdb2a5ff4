import { type Club as Client, createClub } from '@tatami/sdk';
import { startClub } from '@tatami/tooling/club';
import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { type OpenidProvider, startOpenidProvider } from '@tatami/tooling/openid-provider';
import { Secret, TOTP } from 'otpauth';
import { type Secrets, watchedFetch } from './secrets.ts';

/** Long enough for the club, and the same for everybody in it. */
const password = 'zielony pas i biały kot';

export interface Member {
  username: string;
  email: string;
  password: string;
}

/** A club that sends mails, calls webhooks of this machine, knows a provider in the place of Google, and asks its administrators for a second factor. */
export interface AccountClub {
  url: string;
  mail: MailServer;
  provider: OpenidProvider;
  /** Somebody with a password, in these groups. */
  member(username: string, ...groups: string[]): Promise<Member>;
  /** Turns a second factor on for somebody, whose codes nobody has. */
  guard(member: Member): Promise<void>;
  /** The token of the club's first administrator, who has shown a second factor. */
  adminToken: string;
  /** Takes somebody into these groups. */
  admit(member: Member, ...groups: string[]): Promise<void>;
  /** Takes somebody out of all their groups. */
  dismiss(member: Member): Promise<void>;
  /** The six digits of the next mail to the address. */
  mailedCode(email: string): Promise<string>;
  /** The link of the next mail to the address. */
  mailedLink(email: string): Promise<string>;
  /** The file with all that it has logged. */
  log: string;
  stop(): Promise<void>;
}

/** @param secrets is told of all that must never stand in a log */
export async function startAccountClub(secrets: Secrets): Promise<AccountClub> {
  const mail = await startMailServer();
  let provider: OpenidProvider | undefined;
  const club = await startClub(async (url) => {
    provider = await startOpenidProvider([`${url}/code-ret`]);
    secrets.add(provider.clientSecret);
    return {
      ADMIN_PASSWORD: password,
      REQUIRE_SECOND_FACTOR: '1',
      SMTP_URL: mail.url,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      WEBHOOK_NETWORKS: 'loopback',
      LOG_LEVEL: 'INFO',
    };
  });
  if (!provider) throw new Error('The club started without its settings.');

  async function nextSecret(email: string, pattern: RegExp): Promise<string> {
    const [, secret] = pattern.exec((await mail.mailTo(email)).text ?? '') ?? [];
    if (!secret) throw new Error(`The mail to ${email} has not what was expected.`);
    secrets.add(secret);
    return secret;
  }
  const mailedKey = (email: string) => nextSecret(email, /\/reset#(\S+)/);

  const admin = createClub({ baseUrl: `${club.url}/api`, fetch: watchedFetch(secrets) });
  await admin.signIn({ username: 'admin', password });
  await turnOnSecondFactor(admin);
  const { results: groups } = await admin.table('groupright').list({ size: 200 });

  async function admit(user: string, groupNames: readonly string[]): Promise<void> {
    for (const { id, name } of groups) {
      if (groupNames.includes(name)) await admin.table('useringroupright').save({ user, group: id });
    }
  }
  const idOf = async ({ username }: Member) =>
    (await admin.table('user').list({ username })).results[0]?.id ?? '';

  return {
    url: club.url,
    mail,
    provider,
    log: club.log,
    async member(username, ...groupNames) {
      const email = `${username}@example.org`;
      const user = await admin.table('user').save({
        username,
        email,
        firstName: 'Ola',
        lastName: 'Nowak',
        status: 'invited',
      });
      await admin.api.POST('/user/{id}/invite', { params: { path: { id: user.id } } });
      const [, key = ''] = (await mailedKey(email)).split('.');
      const { data } = await admin.api.GET('/user/register/set/{a}/{b}', {
        params: { path: { a: user.id, b: key } },
      });
      await admin.api.POST('/user/register/set', { body: { setToken: data?.setToken ?? '', password } });
      await mail.mailTo(email);
      await admit(user.id, groupNames);
      return { username, email, password };
    },
    async guard({ username }) {
      const client = createClub({ baseUrl: `${club.url}/api`, fetch: watchedFetch(secrets) });
      await client.signIn({ username, password });
      await turnOnSecondFactor(client);
      await client.signOut();
    },
    adminToken: admin.session.getToken() ?? '',
    admit: async (member, ...groupNames) => admit(await idOf(member), groupNames),
    async dismiss(member) {
      const memberships = admin.table('useringroupright');
      const { results } = await memberships.list({ user: await idOf(member) });
      for (const { id } of results) await memberships.remove(id);
    },
    mailedCode: (email) => nextSecret(email, /\b(\d{6})\b/),
    mailedLink: async (email) => `${club.url}/reset#${await mailedKey(email)}`,
    async stop() {
      await club.stop();
      await provider?.close();
      await mail.close();
    },
  };
}

/** The code that an authenticator app shows, as many steps of half a minute ahead: each works once. */
export function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

async function turnOnSecondFactor(client: Client): Promise<void> {
  const { data } = await client.api.POST('/authinfo/second-factor', { body: { password } });
  await client.api.POST('/authinfo/second-factor/confirm', { body: { code: codeOf(data?.secret ?? '') } });
}
