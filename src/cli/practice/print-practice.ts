import { formatPartPath } from '../../domain/part-path.ts';
import type { MarkedStep, PracticeMarking } from '../../domain/practice-marking.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { terminalLines } from '../../print/terminal-lines.ts';
import { terminalText } from '../../print/terminal-text.ts';
import { hangText } from '../../print/wrap-text.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { PracticeState } from './practice-thread.ts';
import { getWidth } from './print-practice-question.ts';

/** Formats the verdict, each mark with its reason, the knowledge gaps, and the advice. */
export function formatFeedback(state: PracticeState, out: TextStream): string[] {
  const { marking, gap_tags: gaps = [], remediation, result } = state;
  const steps = marking?.steps ?? [];
  const score = `${marking?.marks_awarded ?? 0} of ${marking?.marks_available ?? 0} marks`;
  const verdict =
    result === 'correct' ? out.paint('green', `✓ Correct, ${score}`) : out.paint('red', `✗ ${score}`);
  const marksByPerson = marking?.marks_by_person ?? 0;
  return [
    verdict,
    ...(marking ? formatMarks(marking, out) : []),
    ...(marksByPerson > 0
      ? [`  ${countNoun(marksByPerson, 'mark')} to be marked by you or your teacher.`]
      : []),
    ...(gaps && gaps.length > 0 ? ['', ...formatGaps(gaps, out)] : []),
    ...(remediation ? ['', ...formatRemediation(removeSteps(remediation, steps), out)] : []),
    '',
    out.paint('dim', formatStats(state)),
    '',
  ];
}

/** Formats each mark; with parts, below the label and the score of its part. */
function formatMarks({ steps, parts }: PracticeMarking, out: TextStream): string[] {
  if (parts === undefined) return steps.flatMap((step) => formatStep(step, out));
  return parts.flatMap(({ path, marks_awarded, marks_available }) => [
    `${out.paint('bold', formatPartPath(path))}  ${out.paint('dim', `${marks_awarded} of ${marks_available}`)}`,
    ...steps.filter(({ part }) => part === path).flatMap((step) => formatStep(step, out)),
  ]);
}

function formatGaps(gaps: readonly string[], out: TextStream): string[] {
  const lines = hangText('Gap  ', gaps.map(formatGapTag).join(', '), getWidth(out));
  return lines.map((line) => line.replace(/^Gap/, out.paint('bold', 'Gap')));
}

function formatStep(step: MarkedStep, out: TextStream): string[] {
  const width = getWidth(out);
  const isEarned = step.marks_awarded > 0;
  const sign = isEarned
    ? out.paint('green', '●')
    : step.for_person
      ? out.paint('yellow', '?')
      : out.paint('red', '○');
  const [firstLine = '', ...otherLines] = hangText('    ', terminalText(step.step), width);
  const reason = isEarned && step.matched_line ? `“${terminalText(step.matched_line)}”` : step.rule;
  const expected = !isEarned && step.example ? [`expected ${terminalText(step.example)}`] : [];
  const via = step.via ? `, ${step.via}` : '';
  const marks = out.paint('dim', `${step.marks_awarded}/${step.marks_available}${via}`);
  return [
    `  ${sign} ${firstLine.trimStart()}  ${marks}`,
    ...otherLines,
    ...[reason, ...expected].flatMap((line) => hangText('      ', line, width)),
  ];
}

/** Removes the list of lost steps from the advice, because the marks above it already list them. */
function removeSteps(remediation: string, steps: readonly MarkedStep[]): string {
  const items = steps.map(({ step, part }) =>
    part === undefined ? `- ${step}:` : `- ${formatPartPath(part)} ${step}:`,
  );
  const lines = remediation.split('\n').filter((line) => !items.some((item) => line.startsWith(item)));
  return lines.join('\n').replace(/^\*\*What went wrong:\*\*\n\n/, '');
}

function formatRemediation(remediation: string, out: TextStream): string[] {
  return remediation.split('\n').flatMap((line) => {
    const [, heading] = /^\*\*(.*):\*\*$/.exec(line) ?? [];
    if (heading !== undefined) return [out.paint('bold', heading)];
    if (line.trim() === '') return [''];
    const [, item] = /^- (.*)$/.exec(line) ?? [];
    if (item === undefined) return terminalLines(line, getWidth(out) - 2).map((text) => `  ${text}`);
    return hangText('  · ', terminalText(item), getWidth(out));
  });
}

function formatGapTag(tag: string): string {
  return tag.replace(/[-_]/g, ' ');
}

/** Formats the score so far: `3 of 4 right, 2 in a row`. */
export function formatStats({ correct_count, total_questions, streak }: PracticeState): string {
  return `${correct_count} of ${total_questions} right, ${streak} in a row`;
}
