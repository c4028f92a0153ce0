import { cacheByText } from '../text/cache-by-text.ts';
import { type Delimiters, matchDelimiters } from './match-delimiters.ts';
import type { TexLeaf, TexNode, TexTree } from './tex-tree.ts';
import { readEnvironmentName, type Tokens, TokenType, tokeniseTex } from './tokenise-tex.ts';

/** A group, formula or environment whose closing delimiter is still ahead. */
type OpenBranch = {
  readonly type: number;
  readonly open: string;
  readonly start: number;
  readonly siblings: TexNode[];
};

/** Parses any text into a tree that prints back to the same characters; never throws, linear time. */
export const parseTex: (text: string) => TexTree = cacheByText((text) => {
  const tokens = tokeniseTex(text);
  const delimiters = matchDelimiters(tokens);
  return { nodes: buildNodes(tokens, delimiters), problems: delimiters.problems };
});

function buildNodes(tokens: Tokens, delimiters: Delimiters): TexNode[] {
  const { text, count, types, starts } = tokens;
  const { partners, doubles } = delimiters;
  const stack: OpenBranch[] = [];
  let nodes: TexNode[] = [];
  for (let token = 0; token < count; token++) {
    const type = types[token] ?? TokenType.text;
    const start = starts[token] ?? 0;
    const width = doubles[token] === 1 ? 2 : 1;
    const partner = partners[token] ?? -1;
    const next = partner < 0 ? findRunEnd(tokens, delimiters, token) : token + width;
    const slice = text.slice(start, starts[next]);
    token = next - 1;
    if (partner > token) {
      stack.push({ type, open: slice, start, siblings: nodes });
      nodes = [];
    } else if (partner >= 0) {
      const branch = stack.pop();
      if (branch === undefined) break;
      branch.siblings.push(createBranch(branch, nodes, slice));
      nodes = branch.siblings;
    } else nodes.push(createLeaf(type, slice, start));
  }
  return nodes;
}

/** Finds the end of a run of equal unmatched braces. A run becomes one leaf, so that a file full of braces needs little memory. */
function findRunEnd({ types, count }: Tokens, { partners, doubles }: Delimiters, token: number): number {
  const type = types[token];
  if (doubles[token] === 1) return token + 2;
  if (type !== TokenType.openBrace && type !== TokenType.closeBrace) return token + 1;
  let next = token + 1;
  while (next < count && types[next] === type && partners[next] === -1) next++;
  return next;
}

function createBranch(branch: OpenBranch, children: TexNode[], close: string): TexNode {
  const { open, start } = branch;
  const last = children.at(-1);
  const contentEnd = last === undefined ? start + open.length : getNodeEnd(last);
  const position = { open, close, children, start, end: contentEnd + close.length };
  if (branch.type === TokenType.openBrace) return { kind: 'group', ...position };
  if (branch.type === TokenType.begin)
    return { kind: 'environment', name: readEnvironmentName(open), ...position };
  return { kind: 'math', display: open === '$$' || open === '\\[', ...position };
}

function getNodeEnd(node: TexNode): number {
  return 'end' in node ? node.end : node.start + node.text.length;
}

function createLeaf(type: number, text: string, start: number): TexLeaf {
  switch (type) {
    case TokenType.text:
      return { kind: 'text', text, start };
    case TokenType.comment:
      return { kind: 'comment', text, start };
    case TokenType.command:
      return { kind: 'command', name: text.slice(1), text, start };
    case TokenType.symbol:
      return { kind: 'symbol', text, start };
    case TokenType.verbatim:
      return { kind: 'verbatim', text, start };
    case TokenType.begin:
    case TokenType.end:
      return { kind: 'stray', text, start, name: readEnvironmentName(text) };
    default:
      return { kind: 'stray', text, start };
  }
}
