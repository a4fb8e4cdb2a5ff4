import type { Config } from '../../config.ts';
import type { Seal } from '../../session/seal.ts';
import { type NoticeKind, noticeKinds } from './columns.ts';
import type { WayOut } from './notice-mail.ts';

/** What an address to leave by is for: whose it is, and which kind of mails. */
export interface Leaving {
  user: string;
  kind: NoticeKind;
}

/** The addresses by which somebody has mails of a kind no more, without a sign-in (RFC 8058). */
export interface WaysOut {
  of(user: string, kind: NoticeKind): WayOut;
  /** Reads what an address is for; null where it was not made here. */
  read(token: string): Leaving | null;
}

const PREFIX = 'sealed:';
const OWNER = 'unsubscribe';

/** An address holds what it is for, sealed: it can neither be guessed nor be made for somebody else. */
export function createWaysOut(
  { publicUrl, apiPrefix }: Pick<Config, 'publicUrl' | 'apiPrefix'>,
  seal: Seal,
): WaysOut {
  return {
    of(user, kind) {
      const token = seal.close(JSON.stringify([user, kind]), OWNER).slice(PREFIX.length);
      return {
        page: `${publicUrl}/unsubscribe/${token}`,
        press: `${publicUrl}${apiPrefix}/unsubscribe/${token}`,
      };
    },
    read(token) {
      try {
        const [user, kind] = JSON.parse(seal.open(PREFIX + token, OWNER));
        return noticeKinds.includes(kind) ? { user, kind } : null;
      } catch {
        return null;
      }
    },
  };
}
