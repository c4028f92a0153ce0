import type { GivenAnswer } from './given-answers.ts';
import { plainText } from './plain-text.ts';
import type { EnvironmentNode, TexNode } from './tex-tree.ts';

/** What an answer environment contains: a key, a solution, or both. */
type AnswerSection = { readonly solution?: EnvironmentNode; readonly given: readonly GivenAnswer[] };

const MAX_ANSWER_LENGTH = 100;

/**
 * Reads an answer environment. A short text is the key, and a long text is a solution. In `(B). The net work is …`, the text after
 * the option is a solution.
 */
export function readAnswerSection(node: EnvironmentNode): AnswerSection {
  const [named, working] = splitNamedOption(node) ?? [];
  if (named !== undefined && working !== undefined) return { ...readAnswerSection(named), solution: working };
  const text = plainText(node.children, 'shown');
  if (text.length > MAX_ANSWER_LENGTH) return { solution: node, given: [] };
  const span = { start: node.start, end: node.end };
  return { given: text === '' ? [] : [{ command: 'answer', nodes: node.children, span }] };
}

/** The name of an option at the start of an answer, which ends as a sentence or a paragraph: `(B).` */
const NAMED_OPTION = /^\s*(?:\([A-Ha-h]\)|[A-H](?![A-Za-z]))\s*(?:[.;:]\s+|[.;:]?\s*\n\s*\n\s*)/;

/** Splits `(B). The net work is …` into the name of the option and the working; undefined for other answers. */
function splitNamedOption(node: EnvironmentNode): readonly [EnvironmentNode, EnvironmentNode] | undefined {
  const [first, ...others] = node.children;
  const name = first?.kind === 'text' ? NAMED_OPTION.exec(first.text)?.[0] : undefined;
  if (first?.kind !== 'text' || name === undefined) return undefined;
  const middle = first.start + name.length;
  const rest: TexNode[] = [{ kind: 'text', text: first.text.slice(name.length), start: middle }, ...others];
  if (plainText(rest, 'shown') === '') return undefined;
  return [
    { ...node, children: [{ ...first, text: name }], end: middle },
    { ...node, name: 'solution', children: rest, start: middle },
  ];
}
