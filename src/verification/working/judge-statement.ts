import type { Span } from '../../domain/span.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { splitQuestion } from '../sections/solution-sections.ts';
import { createMemberParser } from './create-member-parser.ts';
import { evaluateSections } from './evaluate-working.ts';
import { splitIntoRows } from './formula-rows.ts';
import { listDefinitions } from './function-definitions.ts';
import { createRecorder } from './recorder.ts';

/** Words that change the meaning of the equality in a statement. */
const CONDITION = /\b(?:not|no|if|when|unless|only|never|cannot|except|neither|nor|or|for)\b|n't\b/i;
/** Longer statements claim more than their equalities. */
const MAX_WORDS = 8;

/**
 * Judges a statement that consists of equalities, such as an option: true if all are right, false if one is wrong.
 * Undefined if it claims anything else or cannot be computed.
 */
export function judgeStatement(
  { source, spans }: { readonly source: string; readonly spans: { readonly question: Span } },
  tex: string,
): boolean | undefined {
  const rows = splitIntoRows(parseTex(tex).nodes);
  const words = rows.map((row) => (row.kind === 'words' ? row.words : ' ')).join('');
  if (CONDITION.test(words) || (words.match(/\p{L}+/gu) ?? []).length > MAX_WORDS) return undefined;
  const parse = createMemberParser(source, spans.question);
  // An equality that defines a function is neither right nor wrong.
  if (listDefinitions(rows, parse).length > 0) return undefined;
  const context = splitIntoRows(splitQuestion(source, spans.question).stem);
  const working = evaluateSections([{ nodes: parseTex(tex).nodes, offset: 0 }], {
    recorder: createRecorder(),
    parse,
    context,
    text: context,
  });
  if (working.verdicts.some(({ verdict }) => verdict === 'wrong')) return false;
  const isComplete = working.counts.equalities > 0 && working.verdicts.length === working.counts.equalities;
  return isComplete && working.verdicts.every(({ verdict }) => verdict === 'right') ? true : undefined;
}
