import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';
import type { OptionView } from '../views/question-view.ts';
import { listPairs } from '../views/words.ts';
import { optionRemark } from './option-remark.ts';

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

export const keyIsNotInTheOnlyOppositePair = questionCheck({
  id: 'key-is-not-in-the-only-opposite-pair',
  code: 'X06',
  meaning: 'The correct option is not half of the only pair of opposites.',
  severity: 'info',
  fails: choice('What happens to the pulse?', [
    'The pulse increases *',
    'The pulse decreases',
    'The skin turns red',
    'The patient sleeps',
  ]),
  passes: choice('What happens to the pulse?', [
    'The pulse increases *',
    'The skin pales',
    'The skin turns red',
    'The patient sleeps',
  ]),
  run: ({ worded, keyed }) => {
    const [key] = keyed;
    if (worded.length < 4 || keyed.length !== 1 || key === undefined) return [];
    const pairs = listPairs(worded).filter(([one, other]) => areOpposite(one, other));
    const [only] = pairs;
    if (pairs.length !== 1 || only === undefined || !only.includes(key)) return [];
    return [
      optionRemark(
        key,
        `Options (${only[0].id}) and (${only[1].id}) are the only opposites, so learners guess that one of them is right; add a second pair or replace one.`,
      ),
    ];
  },
});

function areOpposite(one: OptionView, other: OptionView): boolean {
  const [a, b] = [spaced(one), spaced(other)];
  return OPPOSITES.some(([x, y]) => swapped(a, x, y) === b || swapped(b, x, y) === a);
}

function spaced({ words }: OptionView): string {
  return ` ${words.join(' ').toLowerCase()} `;
}

function swapped(text: string, from: string, to: string): string | undefined {
  const at = text.indexOf(` ${from} `);
  return at < 0 ? undefined : `${text.slice(0, at)} ${to} ${text.slice(at + from.length + 2)}`;
}
