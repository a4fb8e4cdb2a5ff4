import { describe, expect, it } from 'vitest';
import { isIn, isPublic, networksOf } from './addresses.ts';

describe('an address is not out in the public internet when it is', () => {
  it.each([
    ['this network', '0.0.0.0'],
    ['this network, further on', '0.1.2.3'],
    ['a private network', '10.0.0.1'],
    ['shared by the customers of a provider', '100.64.0.1'],
    ['what Alibaba asks of its host', '100.100.100.200'],
    ['the machine itself', '127.0.0.1'],
    ['the machine itself by another number', '127.255.255.254'],
    ['of the link', '169.254.1.1'],
    ['what Amazon, Google and Azure ask of their host', '169.254.169.254'],
    ['what containers of Amazon ask', '169.254.170.2'],
    ['what Azure asks of its wire server', '168.63.129.16'],
    ['a private network from 172.16', '172.16.0.1'],
    ['a private network up to 172.31', '172.31.255.255'],
    ['for protocols', '192.0.0.8'],
    ['what Oracle asks of its host', '192.0.0.192'],
    ['an example', '192.0.2.1'],
    ['a relay of 6to4', '192.88.99.1'],
    ['a private network of a home', '192.168.1.1'],
    ['for measuring', '198.19.255.255'],
    ['another example', '198.51.100.7'],
    ['a third example', '203.0.113.7'],
    ['of many', '224.0.0.1'],
    ['kept for later', '240.0.0.1'],
    ['all of the link', '255.255.255.255'],
    ['no address in IPv6', '::'],
    ['the machine itself in IPv6', '::1'],
    ['the machine itself written at length', '0:0:0:0:0:0:0:1'],
    ['a private network in IPv6', 'fd12:3456::1'],
    ['what Amazon asks in IPv6', 'fd00:ec2::254'],
    ['of the link in IPv6', 'fe80::1'],
    ['of the link with its zone', 'fe80::1%eth0'],
    ['public but for its zone', '2606:4700::1111%1'],
    ['of a site', 'fec0::1'],
    ['of many in IPv6', 'ff02::1'],
    ['an example in IPv6', '2001:db8::1'],
    ['a newer example in IPv6', '3fff::1'],
    ['a tunnel of Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['mapped from the machine itself', '::ffff:127.0.0.1'],
    ['mapped from a private network, in groups', '::ffff:a00:1'],
    ['IPv4 written the old way', '::127.0.0.1'],
    ['translated from the machine itself', '64:ff9b::127.0.0.1'],
    ['translated from what clouds ask of their host', '64:ff9b::a9fe:a9fe'],
    ['translated within a network of one’s own', '64:ff9b:1::808:808'],
    ['the machine itself by way of 6to4', '2002:7f00:1::'],
    ['6to4 to anywhere', '2002:808:808::1'],
    ['for nothing at all', '100::1'],
    ['routed by segments', '5f00::1'],
    ['handed out to nobody', '4000::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
    ['a number', '2130706433'],
  ])('%s: %s', (_, address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('an address is out in the public internet when it is', () => {
  it.each([
    ['anybody’s', '8.8.8.8'],
    ['just below a private network', '172.15.255.255'],
    ['just above one', '172.32.0.0'],
    ['just above those that are shared', '100.128.0.0'],
    ['next to what Azure asks', '168.63.129.17'],
    ['anybody’s in IPv6', '2606:4700:4700::1111'],
    ['mapped from anybody’s', '::ffff:8.8.8.8'],
    ['translated from anybody’s', '64:ff9b::8.8.8.8'],
  ])('%s: %s', (_, address) => {
    expect(isPublic(address)).toBe(true);
  });
});

describe('the networks that an operator names', () => {
  const named = networksOf(['10.1.0.0/16', '192.168.7.7', 'fd00::/8', 'loopback']);

  it.each(['10.1.2.3', '::ffff:10.1.2.3', '192.168.7.7', 'fd12::1', '127.0.0.1', '::1'])(
    'have %s',
    (address) => {
      expect(isIn(named, address)).toBe(true);
    },
  );

  it.each(['10.2.0.1', '192.168.7.8', 'fe80::1', '8.8.8.8', '::ffff:10.2.0.1'])(
    'don’t have %s',
    (address) => {
      expect(isIn(named, address)).toBe(false);
    },
  );
});
