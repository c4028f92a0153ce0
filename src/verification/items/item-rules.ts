import { allItemChecks } from './all-item-checks.ts';
import type { ItemView } from './item-check.ts';

/** The item checks as rule descriptions, with their examples printed as text. */
export const itemRules = allItemChecks.map(({ run: _run, fails, passes, ...rule }) => ({
  ...rule,
  fails: printItem(fails),
  passes: printItem(passes),
}));

function printItem({ item, level, metadata, requestedBloom, neighbours }: ItemView): string {
  const options = item.distractors.map(
    ({ text, isCorrect, explanation }) =>
      `  ${isCorrect ? '*' : '-'} ${text}${explanation && ` % ${explanation}`}`,
  );
  const lines = [
    ...(level === undefined ? [] : [`% level: ${level}`]),
    ...(requestedBloom === undefined ? [] : [`% requested Bloom level: ${requestedBloom}`]),
    ...(neighbours ?? []).map(({ id, similarity }) => `% the bank has ${id}, similarity ${similarity}`),
    ...(metadata === undefined ? [] : [`% topic: ${metadata.topic?.value ?? 'none'}`]),
    ...(item.vignette === null ? [] : [`vignette: ${item.vignette}`]),
    `stem: ${item.stem}`,
    'distractors:',
    ...options,
    `answerKey: ${item.answerKey ?? 'null'}`,
    `explanation: ${item.explanation}`,
  ];
  return lines.join('\n');
}
