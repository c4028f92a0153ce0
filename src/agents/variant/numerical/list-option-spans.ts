import { listLeafParts } from '../../../domain/part-path.ts';
import type { Option } from '../../../domain/question-content.ts';
import type { Span } from '../../../domain/span.ts';
import type { ReadQuestion } from '../../../latex/read-questions.ts';
import type { OptionSpan } from './trace.ts';

/** Lists the options of printed questions, of their parts and of the questions of a passage, with their positions. */
export function listOptionSpans(reads: readonly ReadQuestion[]): OptionSpan[] {
  return reads.flatMap(({ question, spans, parts = [], questions = [] }) => {
    const spansByPath = new Map(parts.map((part) => [part.path, part.spans.options]));
    return [
      ...locateOptions(question.options, spans.options, { question: question.id, part: '' }),
      ...listLeafParts(question).flatMap(({ path, part }) =>
        locateOptions(part.options, spansByPath.get(path) ?? [], { question: question.id, part: path }),
      ),
      ...listOptionSpans(questions),
    ];
  });
}

function locateOptions(
  options: readonly Option[],
  spans: readonly Span[],
  owner: Pick<OptionSpan, 'question' | 'part'>,
): OptionSpan[] {
  return options.flatMap(({ correct }, index) => {
    const span = spans[index];
    return span === undefined ? [] : [{ ...span, correct, ...owner }];
  });
}
