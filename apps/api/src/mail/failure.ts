/** Why a mail could not be sent, as an administrator can do something about it. */
export const mailFailures = [
  'unreachable',
  'insecure',
  'sign-in',
  'no-mailbox',
  'refused',
  'other-key',
  'fault',
] as const;

export type MailFailure = (typeof mailFailures)[number];

/** What the transport throws. */
interface TransportError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** The number of the server’s answer follows the word: `refused 451`. Its words stay out, which could repeat a mail’s. */
export type MailFailureText = MailFailure | `${MailFailure} ${number}`;

/** The failure in a word. */
export function failureOf({ code, command, responseCode }: TransportError): MailFailureText {
  const word = wordOf(code, command);
  return responseCode ? `${word} ${responseCode}` : word;
}

function wordOf(code = '', command = ''): MailFailure {
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code)) return 'sign-in';
  if (['ETLS', 'EREQUIRETLS'].includes(code)) return 'insecure';
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'no-mailbox' : 'refused';
  if (['EMESSAGE', 'EPROTOCOL'].includes(code)) return 'refused';
  return /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|EPROXY|EHOST|ENET|ENOTFOUND)/.test(code) ? 'unreachable' : 'fault';
}

/**
 * Whether the mailbox itself was refused for good (RFC 5321 §4.2.1): that mail may be tried a hundred times. What else a
 * server refuses, as a wrong password, is mended by who runs the club's, and then the mail goes out.
 */
export const isForGood = ({ code, command, responseCode = 0 }: TransportError): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500 && responseCode !== 503;
