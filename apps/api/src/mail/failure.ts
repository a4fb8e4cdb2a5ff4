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
  /** What the server has answered, in full. */
  response?: string;
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
 * Whether the mailbox itself was refused for good (RFC 5321 §4.2.1), when it was named or when the mail was there: that mail
 * may be tried a hundred times. What else a server refuses, as a wrong password, is mended by who runs the club's, and then
 * the mail goes out.
 */
export const isForGood = ({ code, command, responseCode = 0, response = '' }: TransportError): boolean =>
  responseCode >= 500 &&
  responseCode !== 503 &&
  ((code === 'EENVELOPE' && command === 'RCPT TO') || (command === 'DATA' && isOfMailbox(response)));

/**
 * Whether an answer to the mail itself is about where it goes. One that says more than its number may be about who sends it
 * (RFC 3463: X.1.7, X.1.8, X.7), how many, or how large it is: then every mailbox of the club would be noted.
 */
function isOfMailbox(response: string): boolean {
  const [, subject, detail] = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject === undefined) return true;
  return subject === '2' || (subject === '1' && detail !== '7' && detail !== '8');
}
