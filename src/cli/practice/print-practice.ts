import type { MarkedStep } from '../../domain/practice-marking.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { terminalLines } from '../../print/terminal-lines.ts';
import { terminalText } from '../../print/terminal-text.ts';
import { hangText } from '../../print/wrap-text.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { PracticeState } from './practice-thread.ts';

const MAX_LINE_LENGTH = 100;

function getWidth(out: TextStream): number {
  return Math.min(out.width, MAX_LINE_LENGTH);
}

/** Formats a question for a terminal. */
export function formatPracticeQuestion(question: SqaQuestion, number: number, out: TextStream): string[] {
  const { calculator, diagram_svg: figure, options = [] } = question.metadata;
  const width = getWidth(out);
  const marks = countNoun(question.marks, 'mark');
  const calculatorNote = calculator === 'forbidden' ? ', no calculator' : '';
  return [
    `${out.paint('bold', `Question ${number}`)}  ${out.paint('dim', `${marks}, ${question.outcome_id}${calculatorNote}`)}`,
    '',
    ...formatParagraphs(question.text, width),
    ...(figure === undefined ? [] : hangText('  [figure] ', readFigureLabel(figure), width)),
    ...options.flatMap(({ id, text }) => hangText(`  (${id}) `, terminalText(text), width)),
    '',
  ];
}

/** Reads the text alternative of a figure from its `aria-label`. */
function readFigureLabel(svg: string): string {
  const [, label = 'a drawing'] = /aria-label="([^"]*)"/.exec(svg) ?? [];
  const characterByEntity: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
  };
  return label.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characterByEntity[entity] ?? entity);
}

function formatParagraphs(tex: string, width: number): string[] {
  const parts = tex.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.flatMap((part) => terminalLines(part, width));
}

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
    ...steps.flatMap((step) => formatStep(step, out)),
    ...(marksByPerson > 0 ? [`  ${marksByPerson} of the marks must be awarded by a person.`] : []),
    ...(gaps && gaps.length > 0 ? ['', ...formatGaps(gaps, out)] : []),
    ...(remediation ? ['', ...formatRemediation(removeSteps(remediation, steps), out)] : []),
    '',
    out.paint('dim', formatStats(state)),
    '',
  ];
}

function formatGaps(gaps: readonly string[], out: TextStream): string[] {
  const lines = hangText('Gap  ', gaps.map(formatGapTag).join(', '), getWidth(out));
  return lines.map((line) => line.replace(/^Gap/, out.paint('bold', 'Gap')));
}

function formatStep(step: MarkedStep, out: TextStream): string[] {
  const width = getWidth(out);
  const isEarned = step.marks_awarded > 0;
  const sign = isEarned ? out.paint('green', '●') : out.paint('red', '○');
  const [firstLine = '', ...otherLines] = hangText('    ', terminalText(step.step), width);
  const reason = isEarned && step.matched_line ? `“${terminalText(step.matched_line)}”` : step.rule;
  const expected = !isEarned && step.example ? [`expected ${terminalText(step.example)}`] : [];
  return [
    `  ${sign} ${firstLine.trimStart()}  ${out.paint('dim', `${step.marks_awarded}/${step.marks_available}${step.via ? `, ${step.via}` : ''}`)}`,
    ...otherLines,
    ...[reason, ...expected].flatMap((line) => hangText('      ', line, width)),
  ];
}

/** Removes the list of lost steps from the advice, because the marks above it already list them. */
function removeSteps(remediation: string, steps: readonly MarkedStep[]): string {
  const lines = remediation
    .split('\n')
    .filter((line) => !steps.some(({ step }) => line.startsWith(`- ${step}:`)));
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
