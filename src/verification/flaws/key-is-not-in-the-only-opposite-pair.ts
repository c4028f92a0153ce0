import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';
import { listPairs } from '../views/words.ts';
import { createOptionRemark } from './option-remark.ts';

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['increases', 'decreases'],
  ['increase', 'decrease'],
  ['rises', 'falls'],
  ['accelerates', 'decelerates'],
  ['attracts', 'repels'],
  ['expands', 'contracts'],
  ['positive', 'negative'],
  ['acidic', 'alkaline'],
  ['higher', 'lower'],
  ['greater', 'smaller'],
  ['more', 'less'],
  ['clockwise', 'anticlockwise'],
  ['faster', 'slower'],
  ['hotter', 'colder'],
  ['oxidised', 'reduced'],
  ['endothermic', 'exothermic'],
  ['upwards', 'downwards'],
  ['is', 'is not'],
];

export const keyIsNotInTheOnlyOppositePair = defineQuestionCheck({
  id: 'key-is-not-in-the-only-opposite-pair',
  code: 'X06',
  meaning: 'The correct option is not one of the only two options that are opposites of each other.',
  severity: 'info',
  fails: choiceQuestion('What happens to the pulse?', [
    'The pulse increases *',
    'The pulse decreases',
    'The skin turns red',
    'The patient sleeps',
  ]),
  passes: choiceQuestion('What happens to the pulse?', [
    'The pulse increases *',
    'The skin pales',
    'The skin turns red',
    'The patient sleeps',
  ]),
  run: ({ authoredOptions, correctOptions }) => {
    const [key] = correctOptions;
    if (authoredOptions.length < 4 || correctOptions.length !== 1 || key === undefined) return [];
    const pairs = listPairs(authoredOptions).filter(([first, second]) => areOpposite(first, second));
    const [onlyPair] = pairs;
    if (pairs.length !== 1 || onlyPair === undefined || !onlyPair.includes(key)) return [];
    return [
      createOptionRemark(
        key,
        `Options (${onlyPair[0].id}) and (${onlyPair[1].id}) are the only opposites, so learners guess that one of them is right; add a second pair or replace one.`,
      ),
    ];
  },
});

/** Whether replacing one word by its opposite turns one option into the other. */
function areOpposite(first: OptionView, second: OptionView): boolean {
  const [a, b] = [joinWords(first), joinWords(second)];
  return OPPOSITES.some(([x, y]) => replaceWord(a, x, y) === b || replaceWord(b, x, y) === a);
}

function joinWords({ words }: OptionView): string {
  return ` ${words.join(' ').toLowerCase()} `;
}

function replaceWord(text: string, from: string, to: string): string | undefined {
  const at = text.indexOf(` ${from} `);
  return at < 0 ? undefined : `${text.slice(0, at)} ${to} ${text.slice(at + from.length + 2)}`;
}
