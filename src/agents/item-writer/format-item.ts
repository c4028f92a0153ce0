import type { GenerationBrief, GenerationContext } from '../../domain/generation.ts';
import type { CorrectionTarget, Distractor } from '../../domain/quality-loop.ts';
import { toQualityLoopItem } from '../../domain/quality-loop-item.ts';
import type { Question } from '../../domain/question.ts';

/** Formats a brief for a prompt, one fact per line. */
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

/** Formats the course facts and approved examples for a prompt. */
export function formatContext({ course, examples }: GenerationContext): string {
  const exampleTexts = examples.map(
    ({ text }, index) => `Approved example ${index + 1}, for its form alone:\n${text}`,
  );
  return [course, ...exampleTexts].filter((text) => text !== '').join('\n\n') || 'nothing more is known';
}

/** Formats the components of an item that are written so far. */
export function formatItem(question: Question): string {
  const { vignette, stem, distractors, answerKey, explanation } = toQualityLoopItem(question);
  const components = [
    ['Vignette', vignette ?? ''],
    ['Stem', stem],
    ['Options', distractors.map(formatOption).join('\n')],
    ['Answer key', answerKey ?? ''],
    ['Explanation', explanation],
  ];
  return components.flatMap(([name, text]) => (text === '' ? [] : [`${name}:\n${text}`])).join('\n\n');
}

/** Formats one component of an item, to compare it before and after a correction. */
export function formatComponent(question: Question, component: CorrectionTarget): string {
  const item = toQualityLoopItem(question);
  if (component !== 'distractors') return item[component] ?? '';
  return [...item.distractors.map(formatOption), `Key: ${item.answerKey ?? 'none'}`].join('\n');
}

function formatOption({ text, isCorrect, explanation }: Distractor, index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + index);
  return `${letter}. ${text}${isCorrect ? ' (key)' : ''}${explanation === '' ? '' : ` — ${explanation}`}`;
}
