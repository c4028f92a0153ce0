import type { BlankTable, MatchPair, MatchTable, Option } from '../../domain/question-content.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import { getResponseKind } from '../../domain/response-kind.ts';
import { typedText } from '../../latex/visible-text.ts';
import { type NumericAnswer, readNumericAnswer } from './numeric-answer.ts';

type NumberField = { readonly kind: 'number'; readonly answer: NumericAnswer };
type TextField = { readonly kind: 'text'; readonly accepted: readonly string[] };
export type Field = NumberField | TextField;

/** How another program lets a learner answer a question or part. `written` is marked by a person. */
export type Interaction =
  | { readonly kind: 'choice'; readonly isMultiple: boolean; readonly options: readonly Option[] }
  | Field
  | { readonly kind: 'matches'; readonly table: MatchTable; readonly pairs: readonly MatchPair[] }
  | { readonly kind: 'order'; readonly options: readonly Option[]; readonly order: readonly string[] }
  | { readonly kind: 'table'; readonly table: BlankTable; readonly cells: readonly Field[] }
  | { readonly kind: 'written'; readonly isCode: boolean };

/** Derives how a section is answered. What no other program can mark like our engine, such as an expression, is `written`. */
export function createInteraction(section: QuestionSection, isMultiple = false): Interaction {
  const { options, answer, table, blankTable } = section;
  const response = getResponseKind(section);
  const written: Interaction = { kind: 'written', isCode: response === 'code' };
  switch (response) {
    case 'choice':
    case 'choices':
      return options.length < 2
        ? written
        : { kind: 'choice', isMultiple: isMultiple || response === 'choices', options };
    case 'number':
    case 'text':
      return createField(section) ?? written;
    case 'matches':
      return answer?.kind === 'matches' && table !== undefined && isOneToOne(answer.pairs, table)
        ? { kind: 'matches', table, pairs: answer.pairs }
        : written;
    case 'order':
      return answer?.kind === 'order' && answer.order.length === options.length
        ? { kind: 'order', options, order: answer.order }
        : written;
    case 'table': {
      const cells = answer?.kind === 'table' && blankTable ? answer.cells.map(createCell) : [];
      const blanks = blankTable?.rows.flat().filter((cell) => cell === null).length;
      return blankTable !== undefined && cells.length === blanks
        ? { kind: 'table', table: blankTable, cells }
        : written;
    }
    default:
      return written;
  }
}

function createField({ answer, key, response }: QuestionSection): Field | undefined {
  if (answer?.kind !== 'integer' && answer?.kind !== 'value') return undefined;
  const number = response === 'text' ? undefined : readNumericAnswer(answer, key);
  if (number !== undefined) return { kind: 'number', answer: number };
  if (answer.kind === 'integer' || getResponseKind({ options: [], answer, response }) !== 'text')
    return undefined;
  const accepted = [readWords(answer.tex), ...(key?.accept ?? []).map(readWords)];
  return { kind: 'text', accepted: [...new Set(accepted.filter((text) => text !== ''))] };
}

function createCell(tex: string): Field {
  const number = readNumericAnswer({ kind: 'value', tex, text: '' });
  return number === undefined
    ? { kind: 'text', accepted: [readWords(tex)] }
    : { kind: 'number', answer: number };
}

function readWords(tex: string): string {
  const words = /^\s*\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}\s*$/u.exec(tex)?.[1];
  return words?.trim() ?? typedText(tex.includes('$') ? tex : `$${tex}$`).trim();
}

/** Whether each entry on the left has exactly one partner. */
function isOneToOne(pairs: readonly MatchPair[], { left, right }: MatchTable): boolean {
  const rightIds = new Set(right.map(({ id }) => id));
  return (
    pairs.length === left.length &&
    left.every(({ id }) => pairs.filter((pair) => pair.left === id).length === 1) &&
    pairs.every((pair) => rightIds.has(pair.right))
  );
}
