import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { splitList } from '../../domain/settings.ts';
import type { AppEnv } from '../app-env.ts';

type ClientOptions = { readonly trustedProxies: string; readonly publicUrl?: string | undefined };

/**
 * Stores the address of the client, and whether the client uses TLS. A proxy adds the address from which it got a request
 * to the end of `X-Forwarded-For`. The list is read from its end as long as the addresses are those of trusted proxies,
 * because a client can send any beginning of it. `X-Forwarded-Proto` counts only from a trusted proxy.
 */
export function readClientAddress({ trustedProxies, publicUrl }: ClientOptions): MiddlewareHandler<AppEnv> {
  const isAlwaysEncrypted = publicUrl?.startsWith('https:') ?? false;
  const proxies = createProxyList(splitList(trustedProxies));
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (context, next) => {
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
    let address = normaliseAddress(context.env.incoming?.socket.remoteAddress ?? '');
    const isForwardedTls = isTrusted(address) && context.req.header('x-forwarded-proto') === 'https';
    context.set('isEncrypted', isAlwaysEncrypted || isForwardedTls);
    while (isTrusted(address)) {
      const previous = normaliseAddress(forwarded.pop() ?? '');
      if (isIP(previous) === 0) break;
      address = previous;
    }
    context.set('clientAddress', groupAddress(address));
    return next();
  };
}

function createProxyList(trustedProxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Removes blanks, and the prefix of an IPv4 address in IPv6 notation. */
function normaliseAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the network of an IPv6 address, because one client usually has all addresses of a /64 network. */
function groupAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
