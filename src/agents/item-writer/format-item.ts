import type { GenerationBrief, GenerationContext } from '../../domain/generation.ts';
import type { Question } from '../../domain/question.ts';
import { toReviewItem } from '../../domain/review-item-view.ts';
import type { CorrectionTarget, Distractor } from '../../domain/review-node.ts';

/** A brief as the prompts show it, one fact a line. */
export function formatBrief(brief: GenerationBrief): string {
  return [
    `Subject: ${brief.subject}`,
    `Audience: ${brief.level}`,
    ...(brief.outcome_id === undefined ? [] : [`Outcome: ${brief.outcome_id}`]),
    ...(brief.objective === undefined ? [] : [`Objective: ${brief.objective}`]),
    `Bloom level: ${brief.blooms_level ?? 'any that fits'}`,
    `Kind: ${brief.kind}`,
  ].join('\n');
}

export function formatContext({ course, examples }: GenerationContext): string {
  const shown = examples.map(
    ({ text }, place) => `Approved example ${place + 1}, for its form alone:\n${text}`,
  );
  return [course, ...shown].filter((part) => part !== '').join('\n\n') || 'nothing more is known';
}

/** An item as far as it is made. */
export function formatItem(question: Question): string {
  const { vignette, stem, distractors, answerKey, explanation } = toReviewItem(question);
  const parts = [
    ['Vignette', vignette ?? ''],
    ['Stem', stem],
    ['Options', distractors.map(spellOption).join('\n')],
    ['Answer key', answerKey ?? ''],
    ['Explanation', explanation],
  ];
  return parts.flatMap(([name, text]) => (text === '' ? [] : [`${name}:\n${text}`])).join('\n\n');
}

/** One component of an item, for comparing it before and after. */
export function formatComponent(question: Question, component: CorrectionTarget): string {
  const item = toReviewItem(question);
  if (component !== 'distractors') return item[component] ?? '';
  return [...item.distractors.map(spellOption), `Key: ${item.answerKey ?? 'none'}`].join('\n');
}

function spellOption({ text, isCorrect, explanation }: Distractor, place: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + place);
  return `${letter}. ${text}${isCorrect ? ' (key)' : ''}${explanation === '' ? '' : ` — ${explanation}`}`;
}
