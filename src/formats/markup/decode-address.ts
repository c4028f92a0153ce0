/** Decodes `%20` and the like in the address of a picture or file. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A stray `%` is part of the name.
    return address;
  }
}
