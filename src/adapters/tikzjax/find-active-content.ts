/** Elements that only draw or describe. Scripts, embedded documents, links and pictures from elsewhere are not among them. */
const DRAWING_ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan textPath defs clipPath mask marker pattern linearGradient radialGradient stop symbol use title desc'.split(
    ' ',
  ),
);
const TAG = /<\/?([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g;

/**
 * Finds the first element or attribute of a drawing that runs code or refers to something outside it; undefined if there is none. TeX
 * can write any markup into a drawing with `\special{dvisvgm:raw …}`.
 */
export function findActiveContent(svg: string): string | undefined {
  const rest = svg.replace(TAG, '');
  const [stray] = /<.{0,20}/s.exec(rest) ?? [];
  if (stray !== undefined) return stray;
  for (const [, element = '', attributes = ''] of svg.matchAll(TAG)) {
    if (!DRAWING_ELEMENTS.has(element)) return `<${element}>`;
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      if (!isHarmless(name, value)) return `${name}="${value.slice(0, 20)}"`;
  }
  return undefined;
}

function isHarmless(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  if (/(?:^|:)href$/i.test(name)) return value.startsWith('#');
  if (/^xmlns(?:$|:)/.test(name)) return true;
  return !/javascript:|@import|expression\(|url\(\s*(?:&quot;|["'])?(?!#)/i.test(value);
}
