import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** @throws when the server refuses the mail or can't be reached. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Sends through `SMTP_URL`. Without it a mail becomes a file in `DATA_DIR/outbox`, which any mail program opens.
 */
export function createMailer(config: Config): Mailer {
  const from = { name: config.clubName, address: senderOf(config) };
  const transport = config.smtpUrl
    ? nodemailer.createTransport(config.smtpUrl, { from })
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send({ to, subject, text }) {
      const info = await transport.sendMail({ to: { name: '', address: oneAddress(to) }, subject, text });
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

/** One address and nothing else: a line break or a comma in it could add recipients. */
function oneAddress(text: string): string {
  if (!/^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]{1,255}$/u.test(text))
    throw new Error('Not a single mail address.');
  return text;
}

function senderOf({ smtpUrl, publicUrl }: Config): string {
  const account = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : '';
  return account.includes('@') ? account : `tatami@${new URL(publicUrl).hostname}`;
}
