import type { LineIndex } from '../../text/line-index.ts';
import { type RemarkLocation, reportRemarks } from '../report-remarks.ts';
import type { RuleSettings } from '../settings/rule-settings.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { FingerprintedQuestion } from './find-repeats.ts';
import { hashContent, isVariant } from './hash-content.ts';
import { questionsAreNotRepeated } from './questions-are-not-repeated.ts';

type LocatedView = { readonly view: QuestionView; readonly location: RemarkLocation };

/**
 * Returns the content hashes of the questions that must not be repeated in other documents. Variants are skipped. Each hash has the
 * finding that `findRepeats` reports if another document has the same hash.
 */
export function fingerprintQuestions(
  questions: readonly LocatedView[],
  { settings, lines }: { settings: RuleSettings; lines: LineIndex },
): FingerprintedQuestion[] {
  return questions.flatMap(({ view, location }) => {
    if (isVariant(view) || view.fullText.tex.trim() === '') return [];
    const { question, stem } = view.spans;
    const span = { start: question.start, end: stem?.end ?? question.end };
    const remarks = [{ message: 'This question is repeated.', span, field: 'stem' }];
    const context = { locate: () => location, settings, lines };
    // `shape` and `remark` are the names in the cache file.
    return reportRemarks(remarks, questionsAreNotRepeated, context).map((finding) => ({
      shape: hashContent(view),
      remark: finding,
    }));
  });
}
