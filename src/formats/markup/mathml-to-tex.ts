import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import { findAll, getText, isElement, listChildren } from './find-elements.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  '×': '\\times',
  '÷': '\\div',
  '±': '\\pm',
  '∓': '\\mp',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '−': '-',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '≡': '\\equiv',
  '∞': '\\infty',
  '→': '\\to',
  '⇒': '\\Rightarrow',
  '⇌': '\\rightleftharpoons',
  '∑': '\\sum',
  '∫': '\\int',
  '∏': '\\prod',
  '∂': '\\partial',
  '∇': '\\nabla',
  '∈': '\\in',
  '∪': '\\cup',
  '∩': '\\cap',
  '⊂': '\\subset',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  κ: '\\kappa',
  λ: '\\lambda',
  μ: '\\mu',
  ν: '\\nu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\phi',
  ϕ: '\\phi',
  χ: '\\chi',
  ψ: '\\psi',
  ω: '\\omega',
  Γ: '\\Gamma',
  Δ: '\\Delta',
  Θ: '\\Theta',
  Λ: '\\Lambda',
  Π: '\\Pi',
  Σ: '\\Sigma',
  Φ: '\\Phi',
  Ψ: '\\Psi',
  Ω: '\\Omega',
  '…': '\\ldots',
  '°': '^{\\circ}',
  '′': "'",
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
};
const ACCENTS: Readonly<Record<string, string>> = {
  '¯': 'bar',
  '‾': 'overline',
  '^': 'hat',
  '→': 'vec',
  '⃗': 'vec',
  '˙': 'dot',
  '~': 'tilde',
};
const FUNCTIONS = new Set(
  'sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh ln log exp lim max min det'.split(' '),
);

/** Returns the TeX annotation of a formula, or converts its presentation MathML to TeX. */
export function mathMlToTex(math: XmlElement): string {
  const annotation = findAll(math, 'annotation').find(({ attributes }) =>
    /tex/iu.test(attributes.encoding ?? ''),
  );
  return annotation === undefined ? convertAll(math.children).trim() : getText(annotation).trim();
}

function convertAll(nodes: readonly XmlNode[]): string {
  return nodes.filter(isElement).map(convert).reduce(joinTex, '');
}

/** Separates a command from a following letter. */
function joinTex(before: string, after: string): string {
  return /\\[a-zA-Z]+$/u.test(before) && /^[a-zA-Z]/u.test(after) ? `${before} ${after}` : before + after;
}

function convert(element: XmlElement): string {
  const [first = '', second = '', third = ''] = listChildren(element).map(convert);
  switch (element.name) {
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mi':
      return convertName(getText(element).trim());
    case 'mo':
    case 'mn':
      return replaceSymbols(getText(element).trim());
    case 'mtext':
      return `\\text{${getText(element)}}`;
    case 'mspace':
      return '\\,';
    case 'mfrac':
      return `\\frac{${first}}{${second}}`;
    case 'msqrt':
      return `\\sqrt{${convertAll(element.children)}}`;
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`;
    case 'msup':
      return `${group(first)}^{${second}}`;
    case 'msub':
    case 'munder':
      return `${group(first)}_{${second}}`;
    case 'msubsup':
    case 'munderover':
      return `${group(first)}_{${second}}^{${third}}`;
    case 'mover':
      return ACCENTS[second] === undefined
        ? `\\overset{${second}}{${first}}`
        : `\\${ACCENTS[second]}{${first}}`;
    case 'mfenced':
      return `${element.attributes.open ?? '('}${listChildren(element).map(convert).join(',')}${element.attributes.close ?? ')'}`;
    case 'mtable':
      return `\\begin{matrix}${listChildren(element, 'mtr').map(convertRow).join(' \\\\ ')}\\end{matrix}`;
    default:
      return convertAll(element.children);
  }
}

function convertRow(row: XmlElement): string {
  return listChildren(row, 'mtd')
    .map(({ children }) => convertAll(children))
    .join(' & ');
}

function group(tex: string): string {
  return tex.length <= 1 || /^\\[a-zA-Z]+$/u.test(tex) ? tex : `{${tex}}`;
}

function convertName(name: string): string {
  if (FUNCTIONS.has(name)) return `\\${name} `;
  return name.length > 1 && /^[a-zA-Z]+$/u.test(name) ? `\\mathrm{${name}}` : replaceSymbols(name);
}

function replaceSymbols(text: string): string {
  return [...text].map((character) => SYMBOLS[character] ?? character).reduce(joinTex, '');
}
