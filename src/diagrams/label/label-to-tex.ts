import { parseTex } from '../../latex/parse-tex.ts';
import { FUNCTION_NAMES, SYMBOLS } from '../../latex/symbols.table.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { readLabel } from './read-label.ts';

/** Symbol names that `amsmath` and `amssymb` do not define. */
const NOT_IN_AMS = new Set(
  'celsius degree ohm percent lt gt textmu blank dotfill hrulefill pounds textdegree textendash textbackslash implies iff cosec'.split(
    ' ',
  ),
);
const ONE_ARGUMENT = new Set(
  'vec overrightarrow overline bar mathbf boldsymbol mathrm mathit sqrt text textrm textbf textit'.split(' '),
);
const TEXT_ONLY = new Set(['textrm', 'textbf', 'textit', 'text']);
const TWO_ARGUMENTS = new Set(['frac', 'dfrac', 'tfrac']);
const SPACES = new Set([',', ';', ':', ' ', '!', 'quad']);

const TEX_OF_SIGN: ReadonlyMap<string, string> = new Map([
  ...[...SYMBOLS]
    .filter(([name, [shown]]) => !NOT_IN_AMS.has(name) && shown.length === 1 && shown.charCodeAt(0) > 126)
    .toReversed()
    .map(([name, [shown]]) => [shown, `\\ensuremath{\\${name}}`] as const),
  ['°', '\\ensuremath{^{\\circ}}'],
  ['Ω', '\\ensuremath{\\Omega}'],
  ['µ', '\\ensuremath{\\mu}'],
  ['−', '\\ensuremath{-}'],
  ['–', '--'],
  ['—', '---'],
  ['\u2009', '\\,'],
  ['’', "'"],
  ['‘', '`'],
  ['√', '\\ensuremath{\\surd}'],
  ['²', '\\ensuremath{^{2}}'],
  ['³', '\\ensuremath{^{3}}'],
  ['⁻', '\\ensuremath{^{-}}'],
  ['¹', '\\ensuremath{^{1}}'],
  ['½', '\\ensuremath{\\frac{1}{2}}'],
  ['£', '\\ensuremath{\\mathsterling}'],
]);

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\ensuremath{\\backslash}',
  '{': '\\{',
  '}': '\\}',
  $: '\\ensuremath{\\mathdollar}',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\^{}',
  '~': '\\~{}',
  // TeX's text fonts have other characters at these codes.
  '<': '\\ensuremath{<}',
  '>': '\\ensuremath{>}',
  '|': '\\ensuremath{|}',
};

/** Converts a label to safe TeX: unchanged when every command in it is known and complete, else as plain words. */
export function labelToTex(tex: string): string {
  if (isSafe(parseTex(tex).nodes, false)) return spellSigns(tex);
  return wordsToTex(
    readLabel(tex)
      .map(({ text }) => text)
      .join(''),
  );
}

/** Escapes words for TeX. */
function wordsToTex(words: string): string {
  return spellSigns(words.replace(/[\\{}$&#%_^~<>|]/g, (sign) => ESCAPES[sign] ?? ''));
}

/** Replaces characters outside ASCII by commands; drops unknown ones, because TeX engines treat them differently. */
function spellSigns(tex: string): string {
  return tex.replace(/[^\x20-\x7e]/gu, (sign) => TEX_OF_SIGN.get(sign) ?? (/\s/.test(sign) ? ' ' : ''));
}

function isSafe(nodes: readonly TexNode[], maths: boolean): boolean {
  return nodes.every((node, index) => {
    switch (node.kind) {
      case 'text':
        return maths ? !node.text.includes('#') : !/[#<>|]/.test(node.text);
      case 'group':
        return isSafe(node.children, maths && !startsText(nodes[index - 1]));
      case 'math':
        return !node.display && node.open === '$' && isSafe(node.children, true);
      case 'symbol':
        return '[]'.includes(node.text) || (maths && isSafeScript(nodes, index, node.text));
      case 'command':
        return isSafeCommand(nodes, index, maths);
      default:
        return false;
    }
  });
}

function startsText(before: TexNode | undefined): boolean {
  return before?.kind === 'command' && TEXT_ONLY.has(before.name);
}

/** Whether a script has an argument and is not followed by a second script of the same kind, which TeX rejects. */
function isSafeScript(nodes: readonly TexNode[], index: number, sign: string): boolean {
  const after = nodes[index + 1];
  const second = nodes[index + 2];
  if (!'^_'.includes(sign) || after === undefined) return false;
  const complete =
    after.kind === 'group' ||
    (after.kind === 'text' && after.text.trim() !== '') ||
    (after.kind === 'command' && SYMBOLS.has(after.name));
  const isWhole = after.kind !== 'text' || after.text.length === 1;
  return complete && !(isWhole && second?.kind === 'symbol' && second.text === sign);
}

function isSafeCommand(nodes: readonly TexNode[], index: number, maths: boolean): boolean {
  const node = nodes[index];
  const name = node?.kind === 'command' ? node.name : '';
  if (SPACES.has(name) || (name.length === 1 && '%#&_{}'.includes(name))) return true;
  if (!maths) return TEXT_ONLY.has(name) && nodes[index + 1]?.kind === 'group';
  if (ONE_ARGUMENT.has(name)) return nodes[index + 1]?.kind === 'group';
  if (TWO_ARGUMENTS.has(name)) {
    return nodes[index + 1]?.kind === 'group' && nodes[index + 2]?.kind === 'group';
  }
  return (SYMBOLS.has(name) && !NOT_IN_AMS.has(name)) || FUNCTION_NAMES.has(name);
}
