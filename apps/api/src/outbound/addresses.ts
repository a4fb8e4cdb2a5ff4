import { BlockList, isIP } from 'node:net';

/*
 * Which addresses are out in the public internet. Of IPv4 all are but those that IANA keeps for other purposes (the
 * “IPv4 Special-Purpose Address Registry”, RFC 6890); of IPv6 none are but those that are handed out (“IPv6 Global
 * Unicast Address Assignments”), less those of the special-purpose registry.
 */

const closedIpv4 = networksOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // What a machine in Azure asks of its host: public by its number, and answered within.
  '168.63.129.16/32',
]);

const openIpv6 = networksOf(['2000::/3']);

/** Protocols of the IETF with Teredo among them (RFC 2928, RFC 4380), 6to4 (RFC 3056, given up by RFC 7526), examples (RFC 3849, RFC 9637). */
const closedIpv6 = networksOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Networks that an address can be asked about. */
export type Networks = Pick<BlockList, 'check'>;

/**
 * Makes one list of several.
 *
 * @param texts addresses, networks such as `10.0.0.0/8`, and `loopback`
 */
export function networksOf(texts: readonly string[]): Networks {
  const list = new BlockList();
  for (const text of texts.flatMap((each) => (each === 'loopback' ? ['127.0.0.0/8', '::1'] : [each]))) {
    const [address = '', bits] = text.split('/');
    const kind = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (kind === 'ipv4' ? 32 : 128)), kind);
  }
  return list;
}

/** Whether an address is in one of the networks, also as it is written within IPv6. */
export function isIn(networks: Networks, address: string): boolean {
  const plain = unwrapped(address);
  return networks.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an address leads into the public internet; what is no address leads nowhere. */
export function isPublic(address: string): boolean {
  // An address with a zone (RFC 4007) is one of the machine's own links.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const plain = unwrapped(address);
  if (isIP(plain) === 4) return !closedIpv4.check(plain, 'ipv4');
  return openIpv6.check(plain, 'ipv6') && !closedIpv6.check(plain, 'ipv6');
}

/** The IPv4 address that stands in one of IPv6: mapped (RFC 4291 §2.5.5.2), or for a translator (RFC 6052 §2.1); else the address. */
function unwrapped(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const prefix = groups.slice(0, 6).join();
  if (prefix !== MAPPED && prefix !== TRANSLATED) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join();
const TRANSLATED = [0x64, 0xff9b, 0, 0, 0, 0].join();

/** The eight numbers of an IPv6 address (RFC 4291 §2.2). */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const inGroups = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [one, two, three, four] = bytes.map(Number) as [number, number, number, number];
    return `${(one * 256 + two).toString(16)}:${(three * 256 + four).toString(16)}`;
  });
  const [before = [], after = []] = inGroups.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
