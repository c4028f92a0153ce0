/** Returns the tab whose address is, or contains, the path of the page; of several, the one with the longest address. */
export function findActiveTab(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => path === address || path.startsWith(`${address}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
