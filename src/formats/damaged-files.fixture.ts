// Damages files at random, to show that readers report them and never crash.

import { createArchives } from '../adapters/zip/create-archives.ts';

/** A random number generator with a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Changes, removes, repeats or cuts some bytes. */
export function damageBytes(bytes: Uint8Array, random: () => number): Uint8Array {
  let damaged = Buffer.from(bytes);
  const count = 1 + Math.floor(random() * 4);
  for (let done = 0; done < count && damaged.length > 0; done++) {
    const at = Math.floor(random() * damaged.length);
    const length = Math.floor(random() * Math.min(200, damaged.length - at));
    const piece = damaged.subarray(at, at + length);
    const choice = Math.floor(random() * 5);
    if (choice === 0) damaged[at] = Math.floor(random() * 256);
    else if (choice === 1) damaged = Buffer.concat([damaged.subarray(0, at), damaged.subarray(at + length)]);
    else if (choice === 2) damaged = Buffer.concat([damaged.subarray(0, at), piece, damaged.subarray(at)]);
    else if (choice === 3) damaged = damaged.subarray(0, at);
    else {
      const from = Math.floor(random() * damaged.length);
      damaged = Buffer.concat([
        damaged.subarray(0, at),
        damaged.subarray(from, from + 100),
        damaged.subarray(at),
      ]);
    }
  }
  return damaged;
}

const LIMITS = { files: 1000, fileBytes: 50_000_000, totalBytes: 100_000_000 };

/** Damages one file inside an archive, which stays a valid archive. */
export async function damageArchivedFile(bytes: Uint8Array, random: () => number): Promise<Uint8Array> {
  const archives = createArchives();
  const files: Record<string, Uint8Array> = {};
  for await (const file of archives.read(bytes, 'sample', LIMITS))
    if ('bytes' in file) files[file.name] = file.bytes;
  const names = Object.keys(files).filter((name) => /\.(?:xml|rels)$/u.test(name));
  const name = names[Math.floor(random() * names.length)];
  const content = name === undefined ? undefined : files[name];
  if (name !== undefined && content !== undefined)
    files[name] = random() < 0.5 ? damageBytes(content, random) : damageMarkup(content, random);
  return archives.write(files);
}

/** Removes, repeats or exchanges whole elements and values, so that the markup often stays well formed. */
function damageMarkup(content: Uint8Array, random: () => number): Uint8Array {
  const text = new TextDecoder().decode(content);
  const leaves = [...text.matchAll(/<([\w:]+)(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1>)/gu)];
  const values = [...text.matchAll(/="([^"]*)"/gu)];
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const [leaf, other, value] = [pick(leaves), pick(leaves), pick(values)];
  if (leaf === undefined || other === undefined || value === undefined) return content;
  const replace = (match: RegExpMatchArray, by: string): string =>
    text.slice(0, match.index) + by + text.slice((match.index ?? 0) + match[0].length);
  const strange = pick(['', '-1', '999999999999', 'NaN', 'x'.repeat(5000), '\u0000', '1e309']) ?? '';
  const damaged = [
    replace(leaf, ''),
    replace(leaf, leaf[0] + leaf[0]),
    replace(leaf, other[0]),
    replace(value, `="${strange}"`),
  ];
  return new TextEncoder().encode(pick(damaged) ?? text);
}
