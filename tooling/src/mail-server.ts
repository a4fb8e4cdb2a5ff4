import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** The address for `SMTP_URL`. */
  url: string;
  /** Everything that has come in, oldest first. */
  mails: Email[];
  /** Addresses whose mails it does not take. */
  refused: Set<string>;
  /** Addresses whose mails it refuses once it has them, and what it answers then. */
  refusedMails: Map<string, { responseCode: number; message: string }>;
  /** Whether it takes no mail for the moment (RFC 5321, 451). */
  silent: boolean;
  /** Hears when a mail is announced, and when it is here but not yet acknowledged. */
  onStep: ((step: 'announced' | 'here') => void) | null;
  /** The next mail to this address that nobody has taken yet. Fails when none comes in time. */
  mailTo(address: string, seconds?: number): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const taken = new Set<Email>();
  const refused = new Set<string>();
  const refusedMails: MailServer['refusedMails'] = new Map();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      server.onStep?.('announced');
      done(refused.has(address) ? new Error('No such mailbox') : null);
    },
    onMailFrom: (_address, _session, done) =>
      done(server.silent ? Object.assign(new Error('Come back later'), { responseCode: 451 }) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = envelope.rcptTo.map(({ address }) => refusedMails.get(address)).find(Boolean);
        if (answer) return done(Object.assign(new Error(answer.message), answer));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          server.onStep?.('here');
          done();
        });
      });
    },
  });
  // A client that hangs up is no fault of the server.
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    refusedMails,
    silent: false,
    onStep: null,
    async mailTo(address, seconds = 10) {
      for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await wait(20)) {
        const found = mails.find((mail) => !taken.has(mail) && mail.to?.some((to) => to.address === address));
        if (found) {
          taken.add(found);
          return found;
        }
      }
      throw new Error(`No mail to ${address} within ${seconds} s.`);
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
