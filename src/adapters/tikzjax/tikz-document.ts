type Need = readonly [name: string, cue: RegExp];

// The port's string pool is too small for everything at once, so each drawing loads what it shows signs of using.
const packages: readonly Need[] = [
  [
    'circuitikz',
    /circuitikz|to\s*\[\s*(R|C|L|I|V|D|battery|lamp|short|open|american|european|ammeter|voltmeter|switch)\b/,
  ],
  ['pgfplots', /\\addplot|\\pgfplots|\\begin\{(axis|semilog|loglog|polaraxis)/],
  ['chemfig', /\\chemfig/],
];

const libraries: readonly Need[] = [
  ['arrows', /latex|stealth|triangle/],
  ['arrows.meta', /Latex|Stealth|Triangle|Arrow|-To\b/],
  ['calc', /\(\s*(\[[^\]]*\]\s*)?\$/],
  ['angles', /\bpic\b/],
  ['quotes', /"[^"\n]*"/],
  ['patterns', /pattern/],
  ['decorations.pathmorphing', /decorat|snake|coil|zigzag/],
  ['decorations.pathreplacing', /brace/],
  ['decorations.markings', /markings|postaction/],
  ['positioning', /\bof\s*=?\s*\w/],
  ['shapes.geometric', /polygon|ellipse|diamond|trapezium|cylinder|star/],
  ['intersections', /intersection/],
];

const needed = (needs: readonly Need[], tikz: string): string[] =>
  needs.filter(([, cue]) => cue.test(tikz)).map(([name]) => name);

/** What TeX says when it ran out of room; the engine neither answers nor recovers after it. */
export const OVERFLOW = 'TeX capacity exceeded';

/** How many lines of the document come before the caller's first line. */
export const LINES_BEFORE = 3;

export function createTikzDocument(tikz: string): string {
  return `${createTikzPreamble(tikz)}\n\\begin{document}\n${tikz}\n\\end{document}`;
}

/** The packages and libraries that a drawing shows signs of using, on one line. */
export function createTikzPreamble(tikz: string): string {
  const uses = ['amsmath', 'amssymb', ...needed(packages, tikz)]
    .map((name) => `\\usepackage{${name}}`)
    .join('');
  return `${uses}\\usetikzlibrary{${needed(libraries, tikz).join(',')}}`;
}
