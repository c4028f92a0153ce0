/** A package or library, and the pattern of TikZ code that uses it. */
type Requirement = readonly [name: string, pattern: RegExp];

// TeX's string memory is too small for all packages, so each drawing loads only the packages that it seems to use.
const packages: readonly Requirement[] = [
  [
    'circuitikz',
    /circuitikz|to\s*\[\s*(R|C|L|I|V|D|battery|lamp|short|open|american|european|ammeter|voltmeter|switch)\b/,
  ],
  ['pgfplots', /\\addplot|\\pgfplots|\\begin\{(axis|semilog|loglog|polaraxis)/],
  ['chemfig', /\\chemfig/],
];

const libraries: readonly Requirement[] = [
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

const selectNames = (needs: readonly Requirement[], tikz: string): string[] =>
  needs.filter(([, pattern]) => pattern.test(tikz)).map(([name]) => name);

/** TeX's message when it runs out of memory; afterwards the engine neither returns nor recovers. */
export const OVERFLOW_MESSAGE = 'TeX capacity exceeded';

/** The number of document lines before the caller's first line. */
export const LINES_BEFORE_SOURCE = 3;

/** Creates a complete TeX document for a drawing. */
export function createTikzDocument(tikz: string): string {
  return `${createTikzPreamble(tikz)}\n\\begin{document}\n${tikz}\n\\end{document}`;
}

/** Returns the packages and libraries that a drawing appears to use, on one line. */
export function createTikzPreamble(tikz: string): string {
  const packageCommands = ['amsmath', 'amssymb', ...selectNames(packages, tikz)]
    .map((name) => `\\usepackage{${name}}`)
    .join('');
  return `${packageCommands}\\usetikzlibrary{${selectNames(libraries, tikz).join(',')}}`;
}
