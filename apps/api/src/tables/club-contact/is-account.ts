/** The length of a Polish number, with its country and check digits. */
const POLISH = 28;

/**
 * Tells whether the number of a bank account can be one (ISO 13616): with its country and check digits moved to its end and
 * each letter as a number from 10, it leaves 1 when divided by 97 (ISO 7064, MOD 97-10).
 *
 * @param account without spaces, its letters capital
 */
export function isAccount(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  if (account.startsWith('PL') && !/^PL\d+$/.test(account)) return false;
  if (account.startsWith('PL') && account.length !== POLISH) return false;
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((each) => Number.parseInt(each, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}
