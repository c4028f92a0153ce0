import { resolve, sep } from 'node:path';

/** A path itself, and the pattern of everything below it; signs that a pattern would read are taken literally. */
export function insideOf(path: string): [path: string, below: string] {
  const whole = resolve(path);
  return [whole, `${(whole + sep).replace(/[[*?]/g, '[$&]')}*`];
}
