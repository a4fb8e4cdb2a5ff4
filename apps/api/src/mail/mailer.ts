import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Config, isMailAddress } from '../config.ts';
import { type LaidOut, letterOf } from './letter.ts';

export interface Mail extends LaidOut {
  to: string;
  /** The list that it is sent to, where its reader can leave that in one press (RFC 8058). */
  list?: { id: string; name: string; unsubscribe: string };
}

export interface Mailer {
  /**
   * @param id is the same each time this mail is sent: by it a mailbox knows the second of two
   * @throws when the server refuses the mail or can't be reached.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** A mail server that is silent so many milliseconds is given up; the mail is tried again. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through `SMTP_URL`. Without it a mail becomes a file in `DATA_DIR/outbox`, which any mail program opens.
 */
export function createMailer(config: Config): Mailer {
  const [, domain] = senderOf(config).address.split('@');
  const transport = config.smtpUrl
    ? nodemailer.createTransport({ url: config.smtpUrl, ...limits })
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, id) {
      const { to, subject, text, list } = mail;
      const info = await transport.sendMail({
        // Asked anew: the club may have another name since the last one.
        from: senderOf(config),
        to: { name: '', address: oneAddress(to) },
        subject,
        text,
        html: letterOf(config, mail),
        headers: {
          // RFC 3834 §5: nobody’s machine answers it.
          'Auto-Submitted': 'auto-generated',
          ...(list && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(list && {
          list: { id: { comment: list.name, url: `${list.id}.${domain}` }, unsubscribe: list.unsubscribe },
        }),
        // RFC 5322 §3.6.4
        messageId: `<${id}@${domain}>`,
      });
      if ('message' in info && Buffer.isBuffer(info.message))
        await writeToOutbox(outboxOf(config), info.message);
    },
    close: () => transport.close(),
  };
}

/** Where mails are put that nothing sends. */
export function outboxOf({ dataDir }: Config): string {
  return join(dataDir, 'outbox');
}

/** Writes a mail under another name first, so that a reader never sees half of one. */
async function writeToOutbox(outbox: string, message: Buffer): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(join(outbox, `.${name}`), message, { mode: 0o600 });
  await rename(join(outbox, `.${name}`), join(outbox, name));
}

function oneAddress(text: string): string {
  if (!isMailAddress(text)) throw new Error('Not a single mail address.');
  return text;
}

/** Whom mails of the club are from. */
export function senderOf({ clubName, mailFrom, smtpUrl, publicUrl }: Config): {
  name: string;
  address: string;
} {
  if (mailFrom) return { name: mailFrom.name ?? clubName, address: mailFrom.address };
  const account = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : '';
  return {
    name: clubName,
    address: account.includes('@') ? account : `tatami@${new URL(publicUrl).hostname}`,
  };
}
