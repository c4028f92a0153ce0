import { parseTex } from './parse-tex.ts';
import { printNodes } from './print-tex.ts';
import { isBranch, type TexNode } from './tex-tree.ts';
import { typedText } from './visible-text.ts';

/** The words between two values of one answer, as in `$x = 1$, $x = 2$ or $x = 3$`. */
const JOINING_WORDS = /^\s*(?:,|,?\s*(?:or|and))\s*$/;
/** The letter that an equation gives a value: `x` of `x = 3`. */
const LEFT_SIDE = /^\s*([^=<>,]{1,12}?)\s*=\s*[^=]*$/;
const VALUE_START = /^[-+±]?\s*(?:[\d.(]|sqrt|pi\b|cbrt)/;

type Formula = readonly TexNode[];

/** Formulas that state values of one letter, from the index `start` on, and the text after the last of them. */
type Run = { readonly letter: string; readonly start: number; readonly between: string };

/**
 * Lists the formulas of a text. Formulas that state several values of one letter become one formula: `$x = 2$ or $x = 3$`,
 * `$x = 2$ or $3$`. With
 * `joinsLetters`, `$x = 2$ and $y = 3$` is one formula too.
 */
export function listFormulas(
  nodes: readonly TexNode[],
  { joinsLetters }: { readonly joinsLetters: boolean },
): Formula[] {
  const formulas: Formula[] = [];
  let run: Run | undefined;
  for (const node of nodes) {
    if (node.kind === 'math') {
      const relation = run === undefined ? 'none' : relate(node.children, run, joinsLetters);
      formulas.push(node.children);
      if (run === undefined || relation === 'none') run = startRun(node.children, formulas.length - 1);
      else {
        if (relation !== 'list') formulas.push(join(formulas.splice(run.start), relation));
        run = { ...run, between: '' };
      }
    } else if (node.kind === 'text' && run !== undefined) run = { ...run, between: run.between + node.text };
    else {
      if (isBranch(node)) formulas.push(...listFormulas(node.children, { joinsLetters }));
      run = undefined;
    }
  }
  return formulas;
}

/** How a formula continues a run: a further value after a comma (`list`), the last value, or not at all. */
function relate(
  formula: Formula,
  { letter, between }: Run,
  joinsLetters: boolean,
): 'none' | 'list' | 'or' | 'and' {
  if (!JOINING_WORDS.test(between)) return 'none';
  const word = between.includes('or') ? 'or' : between.includes('and') ? 'and' : 'list';
  const ownLetter = readLetter(formula);
  if (ownLetter === letter) return word;
  if (joinsLetters && word === 'and' && ownLetter?.length === 1 && letter.length === 1) return word;
  return word === 'or' && ownLetter === undefined && VALUE_START.test(toText(formula)) ? 'or' : 'none';
}

function startRun(formula: Formula, start: number): Run | undefined {
  const letter = readLetter(formula);
  return letter === undefined ? undefined : { letter, start, between: '' };
}

function join(formulas: readonly Formula[], word: 'or' | 'and'): Formula {
  return parseTex(formulas.map(printNodes).join(` \\text{ ${word} } `)).nodes;
}

function readLetter(formula: Formula): string | undefined {
  return LEFT_SIDE.exec(toText(formula))?.[1];
}

function toText(formula: Formula): string {
  return typedText(printNodes(formula));
}
