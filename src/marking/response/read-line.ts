import { type StatementChain, splitLine } from './split-line.ts';
import type { Statement, StatementRole } from './statement.ts';

/** Longer statements are skipped, because learners do not write mathematics of this length. */
const MAX_STATEMENT_LENGTH = 400;
const MAX_CHAINS = 24;

/** The position of a line in the response, and how the previous line ended. */
type LinePosition = {
  readonly line: number;
  readonly order: number;
  readonly name: string | undefined;
  readonly lastMember?: string | undefined;
  /** The calculation that is the whole previous line. */
  readonly lastCalculation?: string | undefined;
};

/** Matches a calculation with numbers only: `1.3 × 0.47`, `√(905)`. A quotient of two whole numbers may be a value. */
const CALCULATION_LINE =
  /^(?!\s*[-−]?\d+\s*\/\s*\d+\s*$)(?=.*\d)(?=.*(?:[\d)}]\s*(?:[×*÷+/^²³]|[-−]\s*[\d(]|x(?=\s*[\d(])|\\times)|√|\\sqrt|sin|cos|tan))(?:[\d\s.,×*÷+/^²³°√()×−x-]|\\(?:times|sqrt|frac|circ|pi|sin|cos|tan|left|right)(?![a-z])|[{}]|sin|cos|tan|π)+$/u;
/** Matches a value alone, perhaps with a unit. */
const VALUE_LINE =
  /^\s*(?:£|\\pounds\s*)?[-−]?\s*\d(?:[\d,]|\\,(?=\d))*(?:\.\d+)?\s*(?:\\,)?\s*(?:\\mathrm\{[^{}]*(?:\{[^{}]*\}[^{}]*)?\}|°|\\?%|[A-Za-zΩµμ][A-Za-zΩ/²³⁻¹0-9^ -]{0,9})?\s*$/u;

/** Returns the calculation of a line that is nothing else, so that a value on the next line is its result. */
export function findLoneCalculation(statements: readonly Statement[]): string | undefined {
  const [only, ...others] = statements.filter(({ role }) => role !== 'prose');
  return only?.role === 'clause' && others.length === 0 && CALCULATION_LINE.test(only.text)
    ? only.text
    : undefined;
}

/** Returns the value of a line that is nothing else, so that `÷ 4 = 25` on the next line continues from it. */
export function findLoneValue(statements: readonly Statement[]): string | undefined {
  const [only, ...others] = statements.filter(({ role }) => role !== 'prose');
  return only?.role === 'clause' && others.length === 0 && VALUE_LINE.test(only.text) ? only.text : undefined;
}

/** Returns the statements of one line. */
export function readLine(line: string, position: LinePosition): Statement[] {
  const statements: Statement[] = [];
  const chains = line.length > MAX_STATEMENT_LENGTH * 4 ? [] : splitLine(line).slice(0, MAX_CHAINS);
  for (const chain of chains) {
    const name = chain.isContinued ? position.name : chain.name;
    for (const draft of draftStatements({ ...chain, name }, position)) {
      if (draft.text.length > MAX_STATEMENT_LENGTH) continue;
      const order = position.order + statements.length;
      statements.push({
        ...draft,
        ...(chains.length === 1 ? findLoneOrigin(draft, position) : {}),
        line: position.line,
        order,
        name,
        choices: chain.choices,
        label: chain.label,
      });
    }
  }
  const comparison = readComparison(line, statements.findLast(isLastMember)?.text ?? position.lastMember);
  if (comparison !== undefined)
    statements.push({ ...createLineStatement(comparison, position, statements.length) });
  const range = RANGE.exec(line);
  if (range) statements.push(createLineStatement(`(${range[1]}, ${range[2]})`, position, statements.length));
  if (chains.length > 1 && line.length <= MAX_STATEMENT_LENGTH)
    statements.push(createLineStatement(line, position, statements.length));
  return statements;
}

/** Returns the calculation on the previous line whose result a value alone on its line is. */
function findLoneOrigin(
  { role, text }: StatementDraft,
  { lastCalculation }: LinePosition,
): Pick<Statement, 'calculationBefore'> {
  return role === 'clause' && lastCalculation !== undefined && VALUE_LINE.test(text)
    ? { calculationBefore: lastCalculation }
    : {};
}

/** A number with its power of ten. */
const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:\s*(?:[×x*]|\\times)\s*10\s*\^?\s*\{?[-−⁻]?[\d⁰-⁹¹²³]+\}?)?`;
/** Matches “is smaller than 3.68 × 10^-19”, with the number before it, if there is one. */
const COMPARISON = new RegExp(
  String.raw`(?:(${NUMBER})\s*[A-Za-zΩ°%]*\s+)?(?:is|are|was|which is|being)?\s*(?:(less|smaller|lower|fewer)|greater|larger|bigger|higher|more)\s+than\s+(${NUMBER})`,
  'u',
);

/** Matches an interval in words: `between 0.195 and 0.285`, `0.195 to 0.285`. */
const RANGE = /(?:\b(?:from|between)\s+|^[^\d]*)(-?\d+\.\d+)\s*%?\s*(?:to|and|–|—)\s*(-?\d+\.\d+)/iu;

/** Reads a comparison in words: `2.72 < 3.68` for “2.72 J is smaller than 3.68 J”. “It” stands for the last result. */
function readComparison(line: string, lastResult: string | undefined): string | undefined {
  const [, left, less, right] = COMPARISON.exec(line) ?? [];
  const subject = left ?? new RegExp(NUMBER, 'u').exec(lastResult ?? '')?.[0];
  if (right === undefined || subject === undefined) return undefined;
  return `${subject} ${less === undefined ? '>' : '<'} ${right}`;
}

function isLastMember({ role, isResult }: Statement): boolean {
  return role === 'member' && isResult;
}

/** Creates a statement for the whole line, because `x = 2, y = 3` is also one answer with two values. */
function createLineStatement(text: string, { line, order }: LinePosition, count: number): Statement {
  return { line, order: order + count, text, role: 'clause', name: undefined, choices: 1, isResult: false };
}

type StatementDraft = Pick<Statement, 'text' | 'role' | 'isResult' | 'computedFrom'>;

/** Matches a value inside a sentence: `72 N to the left`. */
const VALUE_IN_SENTENCE =
  /^[^\\]*\d[^\\]*\s(?:to|in|on|for|of|the|towards|is|are|which|where|when)\s[^\\]+$/u;

/** Returns the members of a chain, and each member together with the chain's name. */
function draftStatements(chain: StatementChain, previous: PreviousLine): StatementDraft[] {
  const { members, source, name } = chain;
  const last = members.length - 1;
  if (members.length < 2 && !chain.isContinued) return draftSingleMember(source, name);
  const head = name ?? (chain.isContinued ? undefined : members[0]);
  const [bound] = /^\s*[A-Za-z]\s*(?:<=|>=|[<>≤≥]|\\[lg]eq?(?![a-z]))/u.exec(members[0] ?? '') ?? [];
  const drafts: StatementDraft[] = [];
  members.forEach((member, index) => {
    const isName = index === 0 && !chain.isContinued && name !== undefined;
    const isResult = index === last;
    const origin = findOrigin(index, chain, previous);
    if (!isName)
      drafts.push(
        { ...createDraft(readDotAsPoint(member), 'member', isResult), ...origin },
        ...listInequalitySides(member),
      );
    const [, margin] = /^[^±]*[\d)]\s*±\s*([^±()]+)$/u.exec(member) ?? [];
    if (margin !== undefined) drafts.push(createDraft(margin, 'member', false));
    if (isResult && VALUE_IN_SENTENCE.test(member))
      drafts.push(...listFormulas(member).map((text) => createDraft(text, 'prose', false)));
    if (head !== undefined && (index > 0 || chain.isContinued)) {
      const start = bound === undefined ? `${head} =` : bound;
      drafts.push({ ...createDraft(`${start} ${readDotAsPoint(member)}`, 'link', isResult), ...origin });
    }
    if (index > 1 && (name === undefined || member.trim() === '0'))
      drafts.push(createDraft(`${members[index - 1]} = ${member}`, 'link', isResult));
  });
  return drafts;
}

type PreviousLine = Pick<LinePosition, 'name' | 'lastMember' | 'lastCalculation'>;

/** Returns the calculation that a member follows from: the member before it, or the end of the line before. */
function findOrigin(
  index: number,
  { members, name, isContinued }: StatementChain,
  previous: PreviousLine,
): Pick<Statement, 'computedFrom'> {
  const repeatsName = index === 1 && members.length === 2 && name !== undefined && name === previous.name;
  const lastMember = previous.lastMember ?? (isContinued ? previous.lastCalculation : undefined);
  const before = (isContinued && index === 0) || repeatsName ? lastMember : members[index - 1];
  return before === undefined ? {} : { computedFrom: readDotAsPoint(before) };
}

function createDraft(text: string, role: StatementRole, isResult: boolean): StatementDraft {
  return { text, role, isResult };
}

function draftSingleMember(source: string, name: string | undefined): StatementDraft[] {
  const sourceDraft = createDraft(readDotAsPoint(source), 'clause', true);
  if (name !== undefined || !hasWords(source)) return [sourceDraft, ...listInequalitySides(source)];
  return [
    sourceDraft,
    ...listFormulas(source).map((text) => createDraft(text, 'prose', false)),
    ...listInequalitySides(source),
  ];
}

/** Reads a middle dot in a single number, also in brackets, as a decimal point, as printed in Scottish papers. */
function readDotAsPoint(member: string): string {
  return member.replace(
    /(^\s*[-−]?(?:£|\\pounds\s*)?[-−]?\d+(?:\\,\d{3})*|[(,]\s*[-−]?\d+(?=·\d+\s*[),]))·(\d+)(?![\d·])/gu,
    '$1.$2',
  );
}

/**
 * Returns the sides of an inequality that are separate statements: `-8` of `-8 < 0` and `144/x^3` of
 * `144/x^3 > 0`, but neither side of `x > 3`.
 */
function listInequalitySides(source: string): StatementDraft[] {
  const sides = source.split(/<=|>=|[<>≤≥]|\\(?:leq?|geq?|lt|gt)(?![A-Za-z])/u).map((side) => side.trim());
  if (sides.length < 2) return [];
  const claims = sides.filter((side) =>
    hasLetters(source) ? hasLetters(side) && /\d/u.test(side) : side !== '0',
  );
  return claims.map((side) => createDraft(side, 'member', false));
}

function hasLetters(source: string): boolean {
  return /[A-Za-z]/u.test(source.replace(/\\[A-Za-z]+/gu, ''));
}

/** Matches a word of two or more letters that is not a function name or a LaTeX command. */
const ENGLISH_WORD =
  /(?<![A-Za-z\\])(?!(?:sin|cos|tan|log|ln|sqrt|exp|pi)(?![a-z]))[A-Za-z]{2,}(?:['’-][A-Za-z]+)*/u;

function hasWords(source: string): boolean {
  return ENGLISH_WORD.test(source.replace(/\\[A-Za-z]+|\{[A-Za-z]+\}/gu, ' '));
}

/** Returns the formulas of a sentence: `7sqrt(2)` in “so the total 7sqrt(2)”, `3` in “3 half-lives”. */
function listFormulas(sentence: string): string[] {
  const numbers = [
    ...sentence.matchAll(
      /(?<![:\d]\s?|[-+*/^(√]|[A-Za-z]\s*[-+*/^]\s*)-?\d[\d.,]*(?!\d|\s?:)(?:\s*[×x*]\s*10\^?\S+)?\s*[A-Za-zΩ°µμ/%²³⁻¹^-]*/gu,
    ),
  ].map(([text]) => text);
  const pieces = sentence
    .split(new RegExp(ENGLISH_WORD.source, 'gu'))
    .map((piece) => piece.replace(/^(?:[\s,.:;!?]|-(?!\d))+|[\s,.:;!?-]+$/gu, ''));
  return [...new Set([...pieces, ...numbers.map((text) => text.trim())])].filter((piece) =>
    /[\dA-Za-z√π]/u.test(piece),
  );
}
