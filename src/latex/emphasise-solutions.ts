import { canPrecedeHeading, createBold } from './plain-headings.ts';
import { DISPLAYS, TABLES } from './section-names.ts';
import { LAYOUT_COMMANDS } from './symbols.table.ts';
import { isBlank, isBranch, type TexNode, type TextNode } from './tex-tree.ts';

/** `Solution:` or `Answer.` at the start of a line, also in other languages; captures the white space and the title. */
const TITLE =
  /(^|\n)([ \t]*)((?:Solution|SOLUTION|Soln?|Answer|ANSWER|Ans|Lösung|Solución|Soluzione|Solução|Corrigé|Réponse|Respuesta|Oplossing|Løsning|Řešení|Rozwiązanie|Решение|Ответ)[ \t]?(?:\([a-z\d]\)|\d{1,2})?[ \t]?[.:：](?=\s|$)|\((?:Solution|Answer)\)[ \t]*[.:]?(?=\s*(?:\n|$))|(?:解答?|答案?|证明|證明)[：:])/gu;
const MAY_CONTAIN_TITLE = /Sol|SOL|Ans|ANS|Lös|Corr|Rép|Resp|Opl|Løs|Řeš|Rozw|Реш|Отв|[解答证證]/u;
const MAX_COMMENTS = 6;
/** Commands that draw a line or a box for the answer. */
const BLANK =
  /^(?:underline|uline|rule|hrulefill|dotfill|fillin|answerline|blank|framebox|fbox|makebox|hfill)$/u;

/** Makes `Solution:` bold where it begins a line, so that the text after it is read as a solution. */
export function emphasiseSolutions(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.some(hasTitleInside) ? nodes.flatMap(splitNode) : nodes;
}

function hasTitleInside(node: TexNode): boolean {
  if (!isBranch(node)) return mayContainTitle(node);
  return node.kind !== 'math' && node.children.some(hasTitleInside);
}

function mayContainTitle(node: TexNode): boolean {
  return node.kind === 'text' && MAY_CONTAIN_TITLE.test(node.text);
}

function splitNode(node: TexNode, index: number, siblings: readonly TexNode[]): readonly TexNode[] {
  if (node.kind === 'text')
    return mayContainTitle(node) ? splitText(node, siblings[index - 1], findNext(siblings, index)) : [node];
  if (!isBranch(node) || node.kind === 'math') return [node];
  const isOther = node.kind === 'environment' && (DISPLAYS.has(node.name) || TABLES.has(node.name));
  return isOther ? [node] : [{ ...node, children: node.children.flatMap(splitNode) }];
}

/** Returns the node after the one at `index`, without comments and the white space after them. */
function findNext(siblings: readonly TexNode[], index: number): TexNode | undefined {
  const next = siblings[index + 1];
  if (next?.kind !== 'comment') return next;
  return siblings.slice(index + 2, index + 2 + MAX_COMMENTS).find((node) => !isBlank(node));
}

function splitText(
  node: TextNode,
  before: TexNode | undefined,
  after: TexNode | undefined,
): readonly TexNode[] {
  const pieces: TexNode[] = [];
  let from = 0;
  for (const match of node.text.matchAll(TITLE)) {
    const [whole, lead = '', , title = ''] = match;
    const at = match.index + whole.length - title.length;
    const end = at + title.length;
    const beginsLine = lead !== '' || canPrecedeHeading(before, false);
    if (!beginsLine || isAnswerBlank(node.text.slice(end, end + 200), after)) continue;
    if (at > from) pieces.push({ ...node, text: node.text.slice(from, at), start: node.start + from });
    pieces.push(...createBold({ kind: 'text', text: withoutBrackets(title), start: node.start + at }));
    from = end;
  }
  if (pieces.length === 0) return [node];
  return [...pieces, { ...node, text: node.text.slice(from), start: node.start + from }];
}

/** `(Solution)` becomes `Solution:`. */
function withoutBrackets(title: string): string {
  return title.startsWith('(') ? `${title.replace(/[():.\s]/gu, '')}:` : title;
}

/** Whether space for the answer follows and not an answer: a line, underscores or nothing. */
function isAnswerBlank(rest: string, after: TexNode | undefined): boolean {
  if (/^\s*(?:_|\.{3}|…)/u.test(rest)) return true;
  if (rest.trim() !== '') return false;
  if (after === undefined || isBlank(after)) return true;
  return after.kind === 'command' && (BLANK.test(after.name) || LAYOUT_COMMANDS.has(after.name));
}
