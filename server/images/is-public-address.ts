import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet (RFC 6890 and its successors). */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only global unicast addresses; others, and those that embed an IPv4 address, are refused. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6');

/** True for an address of the public internet: not this machine, its network or a cloud's internal services. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
};
