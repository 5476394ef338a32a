import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** An IPv4 address, also in the IPv4-mapped IPv6 form of dual-stack sockets. */
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;

/** The key for counting requests: an IPv4 address, or the /56 network that one IPv6 customer has. */
export const requesterOf = ({ ip = '' }: Pick<Request, 'ip'>): string =>
  IPV4.exec(ip)?.[1] ?? (isIPv6(ip) ? ipKeyGenerator(ip, 56) : ip);
