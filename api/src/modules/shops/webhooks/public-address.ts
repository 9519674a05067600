import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 that leads to this machine, a network of ours, a cloud's own services, or to nobody. */
const inner4 = [
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
] as const;

/** Within the one range of IPv6 that is routed between networks: what carries an IPv4 address, and examples. */
const inner6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inner = new BlockList();
for (const [net, prefix] of inner4) inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of inner6) inner.addSubnet(net, prefix, 'ipv6');
const routed6 = new BlockList();
routed6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet; an IPv4 address inside an IPv6 one does not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return isIP(address) === 6 && routed6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** The name leads to an address that is not of the public internet. */
export class InnerAddress extends Error {
  override readonly name = 'InnerAddress';
}

/**
 * A look-up for a connection that answers public addresses alone: what was judged is what is connected to, so that a name
 * cannot lead elsewhere between the two. One inner address among those of a name refuses the name.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new InnerAddress(), '', 4);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new InnerAddress(), '', 4);
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
