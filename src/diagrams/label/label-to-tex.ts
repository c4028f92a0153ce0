import { parseTex } from '../../latex/parse-tex.ts';
import { FUNCTION_NAMES, SYMBOLS } from '../../latex/symbols.table.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { readLabel } from './read-label.ts';

/** Names in our symbol table that the LaTeX packages `amsmath` and `amssymb` do not define. */
const NAMES_UNKNOWN_TO_AMS = new Set(
  'celsius degree ohm percent lt gt textmu blank dotfill hrulefill pounds textdegree textendash textbackslash implies iff cosec'.split(
    ' ',
  ),
);
const ONE_ARGUMENT_COMMANDS = new Set(
  'vec overrightarrow overline bar mathbf boldsymbol mathrm mathit sqrt text textrm textbf textit'.split(' '),
);
const TEXT_COMMANDS = new Set(['textrm', 'textbf', 'textit', 'text']);
const TWO_ARGUMENT_COMMANDS = new Set(['frac', 'dfrac', 'tfrac']);
const SPACE_COMMANDS = new Set([',', ';', ':', ' ', '!', 'quad']);

/** The TeX for each supported character outside ASCII. When two names print the same character, the first one wins. */
const TEX_BY_CHARACTER: ReadonlyMap<string, string> = new Map([
  ...[...SYMBOLS]
    .filter(
      ([name, [character]]) =>
        !NAMES_UNKNOWN_TO_AMS.has(name) && character.length === 1 && character.charCodeAt(0) > 126,
    )
    .toReversed()
    .map(([name, [character]]) => [character, `\\ensuremath{\\${name}}`] as const),
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
  // In TeX's text fonts, these codes print other characters.
  '<': '\\ensuremath{<}',
  '>': '\\ensuremath{>}',
  '|': '\\ensuremath{|}',
};

/**
 * Converts a label to safe TeX. If every command is known and has its arguments, only characters outside ASCII are
 * replaced; otherwise the label becomes plain words.
 */
export function labelToTex(tex: string): string {
  if (isSafe(parseTex(tex).nodes, false)) return replaceNonAscii(tex);
  return escapeTex(
    readLabel(tex)
      .map(({ text }) => text)
      .join(''),
  );
}

/** Escapes plain text for TeX. */
function escapeTex(words: string): string {
  return replaceNonAscii(words.replace(/[\\{}$&#%_^~<>|]/g, (character) => ESCAPES[character] ?? ''));
}

/** Replaces characters outside ASCII by commands. Removes unknown ones, because TeX engines treat them differently. */
function replaceNonAscii(tex: string): string {
  return tex.replace(
    /[^\x20-\x7e]/gu,
    (character) => TEX_BY_CHARACTER.get(character) ?? (/\s/.test(character) ? ' ' : ''),
  );
}

/** Returns whether TeX accepts these nodes and runs only known commands. */
function isSafe(nodes: readonly TexNode[], isMaths: boolean): boolean {
  return nodes.every((node, index) => {
    switch (node.kind) {
      case 'text':
        return isMaths ? !node.text.includes('#') : !/[#<>|]/.test(node.text);
      case 'group':
        return isSafe(node.children, isMaths && !takesText(nodes[index - 1]));
      case 'math':
        return !node.display && node.open === '$' && isSafe(node.children, true);
      case 'symbol':
        return '[]'.includes(node.text) || (isMaths && isSafeScript(nodes, index, node.text));
      case 'command':
        return isSafeCommand(nodes, index, isMaths);
      default:
        return false;
    }
  });
}

function takesText(previous: TexNode | undefined): boolean {
  return previous?.kind === 'command' && TEXT_COMMANDS.has(previous.name);
}

/**
 * Returns whether `^` or `_` has an argument. A second one of the same kind directly after it, as in `x^2^3`, is not
 * safe, because TeX rejects it.
 */
function isSafeScript(nodes: readonly TexNode[], index: number, character: string): boolean {
  const argument = nodes[index + 1];
  const following = nodes[index + 2];
  if (!'^_'.includes(character) || argument === undefined) return false;
  const isComplete =
    argument.kind === 'group' ||
    (argument.kind === 'text' && argument.text.trim() !== '') ||
    (argument.kind === 'command' && SYMBOLS.has(argument.name));
  // TeX uses only the first character of a text as the argument.
  const endsAfterArgument = argument.kind !== 'text' || argument.text.length === 1;
  return isComplete && !(endsAfterArgument && following?.kind === 'symbol' && following.text === character);
}

function isSafeCommand(nodes: readonly TexNode[], index: number, isMaths: boolean): boolean {
  const node = nodes[index];
  const name = node?.kind === 'command' ? node.name : '';
  if (SPACE_COMMANDS.has(name) || (name.length === 1 && '%#&_{}'.includes(name))) return true;
  if (!isMaths) return TEXT_COMMANDS.has(name) && nodes[index + 1]?.kind === 'group';
  if (ONE_ARGUMENT_COMMANDS.has(name)) return nodes[index + 1]?.kind === 'group';
  if (TWO_ARGUMENT_COMMANDS.has(name)) {
    return nodes[index + 1]?.kind === 'group' && nodes[index + 2]?.kind === 'group';
  }
  return (SYMBOLS.has(name) && !NAMES_UNKNOWN_TO_AMS.has(name)) || FUNCTION_NAMES.has(name);
}
