/** The first bytes of the pictures that may be imported. */
const SIGNATURES: readonly (readonly [ending: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
];

/** Elements and attributes that can run code or load other files. */
const ACTIVE_ELEMENT =
  /<(script|foreignObject|iframe|object|embed|animate\w*|set|handler|listener|style|image|use)\b[\s\S]*?(?:<\/\1\s*>|\/>|>)/giu;
const ACTIVE_ATTRIBUTE = /\s(?:on\w+|(?:xlink:)?href|style)\s*=\s*(?:"[^"]*"|'[^']*')/giu;
const DECLARATION = /<!(?:DOCTYPE|ENTITY)[^>]*(?:\[[\s\S]*?\])?[^>]*>|<\?(?!xml\s)[\s\S]*?\?>/giu;

/** Returns a picture without anything active, with the ending of its type; undefined if it is not a picture. */
export function sanitisePicture(
  bytes: Uint8Array,
): { readonly bytes: Uint8Array; readonly ending: string } | undefined {
  const known = SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known !== undefined) return { bytes, ending: known[0] };
  const text = new TextDecoder().decode(bytes);
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b/iu.test(text))
    return undefined;
  return { bytes: new TextEncoder().encode(removeActive(text)), ending: 'svg' };
}

/** Repeats, because removing one piece can join two others. */
function removeActive(svg: string): string {
  let [before, after] = ['', svg];
  for (let round = 0; before !== after && round < 20; round++) {
    before = after;
    after = before.replace(DECLARATION, '').replace(ACTIVE_ELEMENT, '').replace(ACTIVE_ATTRIBUTE, '');
  }
  return after;
}
