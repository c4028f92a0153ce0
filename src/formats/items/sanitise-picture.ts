import { Fault } from '../../domain/fault.ts';
import type { XmlElement, XmlReader } from '../../ports/xml-reader.ts';
import { escapeXml, writeElement } from '../markup/write-markup.ts';

/** The first bytes of the pictures that may be imported. */
const SIGNATURES: readonly (readonly [ending: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
];

/** Elements that only draw or describe; scripts, styles, links and embedded documents are not among them. */
const DRAWING_ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan textPath defs clipPath mask marker pattern linearGradient radialGradient stop symbol use title desc metadata'.split(
    ' ',
  ),
);
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

type CleanPicture = { readonly bytes: Uint8Array; readonly ending: string };

/** Returns a picture that runs no code and loads nothing, with the ending of its type; undefined if it is not such a picture. */
export function sanitisePicture(bytes: Uint8Array, xml: XmlReader): CleanPicture | undefined {
  const known = SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known !== undefined) return { bytes, ending: known[0] };
  const root = parseSvg(bytes, xml);
  if (root?.name !== 'svg') return undefined;
  return { bytes: new TextEncoder().encode(writeClean(root, true)), ending: 'svg' };
}

function parseSvg(bytes: Uint8Array, xml: XmlReader): XmlElement | undefined {
  try {
    return xml.parse(bytes, 'picture');
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

function writeClean({ name, attributes, children }: XmlElement, isRoot: boolean): string {
  const content = children.map((child) => {
    if (typeof child === 'string') return escapeXml(child);
    return DRAWING_ELEMENTS.has(child.name) ? writeClean(child, false) : '';
  });
  const kept = Object.entries(attributes).filter(([key, value]) => isHarmless(key, value));
  return writeElement(
    name,
    { ...(isRoot ? { xmlns: SVG_NAMESPACE } : {}), ...Object.fromEntries(kept) },
    ...content,
  );
}

/** Whether an attribute neither runs code nor refers to anything outside the drawing. */
function isHarmless(name: string, value: string): boolean {
  if (/^on/iu.test(name) || !/^[\w:.-]+$/u.test(name)) return false;
  if (name === 'href') return value.startsWith('#');
  return !/javascript:|@import|expression\(|url\(\s*["']?(?!#)/iu.test(value);
}
