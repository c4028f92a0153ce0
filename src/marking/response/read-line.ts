import { type StatementChain, splitLine } from './split-line.ts';
import type { Statement, StatementRole } from './statement.ts';

/** Longer texts are not mathematics that a learner writes. */
const MAX_STATEMENT_LENGTH = 400;
const MAX_CHAINS = 24;

/** The number of a line, the count of statements so far, and the symbol it may continue. */
type LinePosition = {
  readonly line: number;
  readonly order: number;
  readonly name: string | undefined;
};

/** Returns the statements of one line. */
export function readLine(line: string, place: LinePosition): Statement[] {
  const statements: Statement[] = [];
  const chains = line.length > MAX_STATEMENT_LENGTH * 4 ? [] : splitLine(line).slice(0, MAX_CHAINS);
  for (const chain of chains) {
    const name = chain.isContinued ? place.name : chain.name;
    for (const draft of draftStatements({ ...chain, name })) {
      if (draft.text.length > MAX_STATEMENT_LENGTH) continue;
      const order = place.order + statements.length;
      statements.push({ ...draft, line: place.line, order, name, choices: chain.choices });
    }
  }
  if (chains.length > 1 && line.length <= MAX_STATEMENT_LENGTH)
    statements.push(wholeLine(line, place, statements.length));
  return statements;
}

/** Adds the whole line as one statement: `x = 2, y = 3` is also one answer of two values. */
function wholeLine(text: string, { line, order }: LinePosition, count: number): Statement {
  return { line, order: order + count, text, role: 'clause', name: undefined, choices: 1, isResult: false };
}

type Draft = Pick<Statement, 'text' | 'role' | 'isResult'>;

/** Returns the members of a chain, and each member together with the chain's name. */
function draftStatements(chain: StatementChain): Draft[] {
  const { members, source, name } = chain;
  const last = members.length - 1;
  if (members.length < 2 && !chain.isContinued) return draftSingleMember(source, name);
  const head = name ?? (chain.isContinued ? undefined : members[0]);
  const drafts: Draft[] = [];
  members.forEach((member, index) => {
    const isName = index === 0 && !chain.isContinued && name !== undefined;
    const isResult = index === last;
    if (!isName) drafts.push(draft(readDotAsPoint(member), 'member', isResult), ...sidesOf(member));
    if (head !== undefined && (index > 0 || chain.isContinued)) {
      drafts.push(draft(`${head} = ${readDotAsPoint(member)}`, 'link', isResult));
    }
    if (name === undefined && index > 1)
      drafts.push(draft(`${members[index - 1]} = ${member}`, 'link', isResult));
  });
  return drafts;
}

function draft(text: string, role: StatementRole, isResult: boolean): Draft {
  return { text, role, isResult };
}

function draftSingleMember(source: string, name: string | undefined): Draft[] {
  const whole = draft(readDotAsPoint(source), 'clause', true);
  if (name !== undefined || !hasWords(source)) return [whole, ...sidesOf(source)];
  return [whole, ...formulasIn(source).map((text) => draft(text, 'prose', false)), ...sidesOf(source)];
}

/** Reads a middle dot in a lone number as a decimal point, as printed in Scottish papers. */
function readDotAsPoint(member: string): string {
  return member.replace(/^(\s*[-−£]*\d+)·(\d+)(?![\d·])/u, '$1.$2');
}

/**
 * Returns sides of an inequality that are claims: `-8` of `-8 < 0` and `144/x^3` of `144/x^3 > 0`, but
 * neither side of `x > 3`.
 */
function sidesOf(source: string): Draft[] {
  const sides = source.split(/<=|>=|[<>≤≥]|\\(?:leq?|geq?|lt|gt)(?![A-Za-z])/u).map((side) => side.trim());
  if (sides.length < 2) return [];
  const said = sides.filter((side) =>
    hasLetters(source) ? hasLetters(side) && /\d/u.test(side) : side !== '0',
  );
  return said.map((side) => draft(side, 'member', false));
}

function hasLetters(source: string): boolean {
  return /[A-Za-z]/u.test(source.replace(/\\[A-Za-z]+/gu, ''));
}

const WORD = /(?<![A-Za-z\\])(?!(?:sin|cos|tan|log|ln|sqrt|exp|pi)(?![a-z]))[A-Za-z]{2,}(?:['’-][A-Za-z]+)*/u;

function hasWords(source: string): boolean {
  return WORD.test(source.replace(/\\[A-Za-z]+|\{[A-Za-z]+\}/gu, ' '));
}

/** Returns the formulas of a sentence: `7sqrt(2)` in “so the total 7sqrt(2)”, `3` in “3 half-lives”. */
function formulasIn(sentence: string): string[] {
  const measured = [
    ...sentence.matchAll(/-?\d[\d.,]*(?:\s*[×x*]\s*10\^?\S+)?\s*[A-Za-zΩ°µμ/%²³⁻¹^-]*/gu),
  ].map(([text]) => text);
  const pieces = sentence
    .split(new RegExp(WORD.source, 'gu'))
    .map((piece) => piece.replace(/^[\s,.:;!?-]+|[\s,.:;!?-]+$/gu, ''));
  return [...new Set([...pieces, ...measured.map((text) => text.trim())])].filter((piece) =>
    /[\dA-Za-z√π]/u.test(piece),
  );
}
