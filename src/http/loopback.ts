/** True for addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  // Brackets of an IPv6 address are removed.
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Lists the host names under which this machine reaches a server that listens on the host. */
export function listLoopbackNames(host: string): string[] {
  return [...new Set(['localhost', '127.0.0.1', '[::1]', bracket(host)])];
}

export function formatUrl(host: string, port: number): string {
  return `http://${bracket(host)}:${port}`;
}

/** Puts an IPv6 address in brackets. */
function bracket(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
