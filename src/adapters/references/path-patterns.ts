import { resolve, sep } from 'node:path';

/** Returns the path and a glob pattern for everything below it; special characters in the path are escaped. */
export function toPathPatterns(path: string): [path: string, below: string] {
  const absolute = resolve(path);
  return [absolute, `${(absolute + sep).replace(/[[*?]/g, '[$&]')}*`];
}
