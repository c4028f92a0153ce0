/** An element of MathML, OMML or WordprocessingML; text is a string among its children. */
export type MarkupElement = {
  /** With the usual prefix of its namespace: `mfrac`, `m:f`, `w:p`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MarkupElement | string)[];
};

export function listChildren(element: MarkupElement | undefined): MarkupElement[] {
  return (element?.children ?? []).filter((child) => typeof child !== 'string');
}

export function findChild(element: MarkupElement | undefined, name: string): MarkupElement | undefined {
  return listChildren(element).find((child) => child.name === name);
}

/** Joins all text inside an element. */
export function getText(element: MarkupElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : getText(child)))
    .join('');
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/**
 * Parses the MathML that KaTeX prints. Generated markup is always well formed and has no comments, no other
 * entities and a depth that KaTeX limits; files of other people are parsed by the XML engine.
 */
export function parseGeneratedMarkup(markup: string): MarkupElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const openElements: OpenElement[] = [root];
  for (const [, closing, name, attributes = '', empty, text] of markup.matchAll(
    /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/gu,
  )) {
    const parent = openElements.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decodeCharacters(text));
    else if (closing === '/') openElements.pop();
    else if (name !== undefined) {
      const element: OpenElement = { name, attributes: parseAttributes(attributes), children: [] };
      parent.children.push(element);
      if (empty === '') openElements.push(element);
    }
  }
  return root;
}

type OpenElement = { name: string; attributes: Record<string, string>; children: (MarkupElement | string)[] };

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [
      name,
      decodeCharacters(value),
    ]),
  );
}

function decodeCharacters(text: string): string {
  return text.replace(/&(#?\w+);/gu, (whole, name: string) => CHARACTERS[name] ?? whole);
}
