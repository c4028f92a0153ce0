import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { plainLine } from '../../print/plain-line.ts';
import type { SessionStep } from '../../review/spot-check/spot-check-session.ts';
import { countNoun } from '../../text/count-noun.ts';
import { readSourceText } from '../../text/source-text.ts';
import { verifyDocument } from '../../verification/verify-document.ts';
import { formatDiff } from './print-diff.ts';

type SuggestionStep = Extract<SessionStep, { kind: 'suggestion' }>;
type CheckedStep = Extract<SessionStep, { kind: 'checked' }>;

/** Formats the result of reviewing one problem, before its suggestions are shown one by one. */
export function formatReview({ check, suggestions, progress }: CheckedStep, out: TextStream): string[] {
  const heading = out.paint('bold', `[${progress.problem}/${progress.of}] ${plainLine(check.problemId)}`);
  const comments = check.comments.map((comment) => `  ${out.paint('yellow', '·')} ${plainLine(comment)}`);
  if (check.outcome === 'failed')
    return [`${heading}  ${out.paint('red', 'not reviewed')}: ${plainLine(check.comments.join(' '))}`];
  if (check.outcome === 'passed') return [`${heading}  ${out.paint('green', 'nothing to suggest')}`];
  const countText = suggestions === 0 ? 'comments only' : countNoun(suggestions, 'suggestion');
  const droppedText =
    check.dropped === 0 ? '' : `, ${check.dropped} dropped because they did not apply or did not help`;
  return [`${heading}  ${countText}${droppedText}`, ...comments];
}

/** Formats one suggestion: the problem, the reason, the diff, and the number of findings before and after. */
export function formatSuggestion(
  { suggestion, progress, moved, remaining }: SuggestionStep,
  { out, image }: { readonly out: TextStream; readonly image: string | null },
): string[] {
  const { id, problem_id, version, issue_type, description, reasoning } = suggestion;
  return [
    '',
    out.paint(
      'bold',
      `[${progress.problem}/${progress.of}] ${plainLine(problem_id)} · ${issue_type} · ${formatConfidence(suggestion)}`,
    ),
    out.paint(
      'dim',
      `suggestion ${id}, version ${version}${remaining > 0 ? `, ${remaining} more after it` : ''}`,
    ),
    ...(image === null ? [] : [out.paint('dim', `photo: ${image}`)]),
    plainLine(description),
    out.paint('dim', `because: ${plainLine(reasoning)}`),
    ...(moved
      ? [
          out.paint(
            'yellow',
            'The file has changed since the review; the diff below is for its current content.',
          ),
        ]
      : []),
    '',
    ...formatDiff(suggestion, out),
    '',
    formatFindingCounts(suggestion),
  ];
}

function formatConfidence({ certain, edited, confidence }: StoredSuggestion): string {
  if (edited) return 'your text';
  return certain ? 'certain' : `${Math.round(confidence * 100)}%`;
}

/** Formats the number of warnings and errors in the file before and after the suggestion. */
export function formatFindingCounts({ original_content, suggested_content }: StoredSuggestion): string {
  const [before, after] = [countFindings(original_content), countFindings(suggested_content)];
  return `findings in this file: ${before} before, ${after} after`;
}

function countFindings(content: string): number {
  return verifyDocument(readSourceText(content).text).findings.filter(({ severity }) => severity !== 'info')
    .length;
}
