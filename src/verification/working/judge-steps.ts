import { printNodes } from '../../latex/print-tex.ts';
import { type FormulaRow, getNodesSpan, type SolutionRow } from './formula-rows.ts';
import { isComputable } from './is-computable.ts';
import { isWrong, judgePair } from './judge-pair.ts';
import type { ParseMember } from './read-member.ts';
import type { EqualityLocation, ParsedMember, Recorder } from './recorder.ts';
import { splitChains } from './split-chains.ts';

// Some textbooks write a calculation as a list of instructions, each with its result and without equals signs:
// “Multiply. $\frac{38}{210}$”, “Remove the common factor. $\frac{19}{105}$”. Both values must be equal.

/** Instructions that keep the value of an expression. */
const KEEPS_VALUE =
  /\b(?:simplify|add|subtract|multiply|divide|rewrite|change|remove|reduce|convert|distribute|combine|cancel)\b/i;
/** Instructions about another value, or about a part of the expression. */
const CHANGES_VALUE =
  /\d|\b(?:check|substitut\w*|round\w*|estimat\w*|reciprocal|opposite|lcd|lcm|least|numerators?|denominators?|each|both|first|then|inside|exponents?|if|answer|whole|mixed|remainder|approximat\w*)\b/i;

/** Phrases that keep the value although they contain such a word. */
const KEEPS_VALUE_PHRASE =
  /\b(?:as|to) (?:a |an )?(?:mixed numbers?|whole numbers?|improper fractions?)|\b(?:by )?dividing the numerator by the denominator|\bwith (?:a |the )?(?:common )?denominator (?:of )?100?\b/gi;
/** The end of an instruction; in “Multiply by $-2$” the formula belongs to the instruction. */
const COMPLETE_LEAD = /(?:^|[.:?!)\]\p{So}])\s*$/u;

type Step = {
  /** The words before the first formula, or all words without one. */
  readonly words: string;
  /** The words before the last formula. */
  readonly lead: string;
  readonly formulas: readonly FormulaRow[];
  readonly endsWithFormula: boolean;
};

type StepContext = EqualityLocation & { readonly recorder: Recorder; readonly parse: ParseMember };

/** Compares the result of each instruction with the expression before it. */
export function judgeSteps(rows: readonly SolutionRow[], context: StepContext): void {
  let previous: ParsedMember | undefined;
  for (const step of splitParagraphs(rows)) {
    if (step.formulas.length === 0 && /\p{L}{2}/u.test(step.words)) continue;
    const isResult = step.endsWithFormula && COMPLETE_LEAD.test(step.lead);
    const current = isResult ? readValue(step.formulas.at(-1), context.parse) : undefined;
    const isJudged = step.formulas.length === 1 && keepsValue(step.words);
    if (previous !== undefined && current !== undefined && isJudged) compare(previous, current, context);
    previous = current;
  }
}

function keepsValue(words: string): boolean {
  return KEEPS_VALUE.test(words) && !CHANGES_VALUE.test(words.replace(KEEPS_VALUE_PHRASE, ''));
}

function compare(
  left: ParsedMember,
  right: ParsedMember,
  { recorder, parse: _parse, ...location }: StepContext,
): void {
  if (!left.node || !right.node) return;
  const verdict = judgePair(left.node, right.node, { isApproximate: false, computed: recorder.computed });
  if (verdict.kind !== 'right' && !isWrong(verdict)) return;
  recorder.countEquality();
  recorder.recordVerdict(verdict, { left, right }, location);
}

/** Reads a formula without a relation as a value. */
function readValue(row: FormulaRow | undefined, parse: ParseMember): ParsedMember | undefined {
  // The lines of a display may be several steps.
  if (row === undefined || row.block !== undefined || splitChains(row.nodes).length > 0) return undefined;
  const tex = printNodes(row.nodes).trim();
  const node = parse(tex);
  const span = getNodesSpan(row.nodes);
  return node && span && isComputable(node) ? { node, member: { tex, ...span } } : undefined;
}

/** Splits the rows into paragraphs; a display is a paragraph of its own. */
function splitParagraphs(rows: readonly SolutionRow[]): Step[] {
  const steps: Step[] = [];
  let current = createStep();
  const finish = (): void => {
    if (current.words.trim() !== '' || current.formulas.length > 0) steps.push(current);
    current = createStep();
  };
  for (const row of rows) {
    if (row.kind === 'formula') {
      current.formulas.push(row);
      current.lead = current.words;
      current.endsWithFormula = true;
      continue;
    }
    for (const [index, text] of row.words.split(/\n[^\S\n]*\n/).entries()) {
      if (index > 0) finish();
      const isComment = current.formulas.length === 1 && /^\s+There (?:is|are) /.test(text);
      if (!isComment) current.words += text;
      if (!isComment && /[\p{L}\d]/u.test(text)) current.endsWithFormula = false;
    }
  }
  finish();
  return steps;
}

function createStep(): { words: string; lead: string; formulas: FormulaRow[]; endsWithFormula: boolean } {
  return { words: '', lead: '', formulas: [], endsWithFormula: false };
}
