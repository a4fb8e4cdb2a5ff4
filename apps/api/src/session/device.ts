import { isIPv4, isIPv6 } from 'node:net';
import { scriptName } from '../http/script-name.ts';

/** Enough of an address to tell places apart, too little to find a household: /24 of IPv4, /48 of IPv6. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const first = tail === undefined ? groups : [...groups, '0', '0', '0'];
  return `${first.slice(0, 3).join(':')}::`;
}

/** Where tries are counted from: of IPv6 a household or a rented server has 2⁶⁴ addresses, so they count as one. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups of an IPv6 address, however it is written (RFC 4291 §2.2). */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/** The browser's and system's family, as a user would name their device, or what a program calls itself; no versions. */
export function deviceFamily(userAgent: string | undefined): string {
  const browser = families(userAgent, {
    Edge: /Edg(e|A|iOS)?\//,
    Opera: /OPR\//,
    Firefox: /Firefox\/|FxiOS\//,
    Chrome: /Chrome\/|CriOS\//,
    Safari: /Safari\//,
  });
  const system = families(userAgent, {
    Android: /Android/,
    iOS: /iPhone|iPad/,
    Windows: /Windows/,
    macOS: /Mac OS X/,
    Linux: /Linux/,
  });
  const [script] = scriptName(userAgent)?.split('/') ?? [];
  return script ?? ([browser, system].filter(Boolean).join(', ') || 'script');
}

function families(userAgent: string | undefined, patterns: Record<string, RegExp>): string | undefined {
  return Object.entries(patterns).find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
}
