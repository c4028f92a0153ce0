import { defineContext } from '../../contexts/define-context.ts';
import { entryAt } from '../../contexts/measurements.ts';

/** `more` and `less` say what a greater and a smaller median mean. */
const SETTINGS = [
  {
    who: '8 members of a swimming club',
    items: 'times, in seconds, for one length of a pool',
    short: 'times',
    after: 'After a training camp',
    range: [24, 48],
    more: 'slower | longer | greater | higher',
    less: 'faster | shorter | smaller | lower',
  },
  {
    who: '8 pupils',
    items: 'scores in a quiz',
    short: 'scores',
    after: 'After a revision day',
    range: [22, 46],
    more: 'better | higher | greater',
    less: 'worse | lower | smaller',
  },
  {
    who: '8 customers of a café',
    items: 'waiting times, in minutes,',
    short: 'waiting times',
    after: 'After a new till was installed',
    range: [4, 24],
    more: 'longer | greater | higher',
    less: 'shorter | smaller | lower | quicker',
  },
] as const;
const WIDER = 'more varied | less consistent | more spread out';
const NARROWER = 'less varied | more consistent | less spread out';

const toStatements = (start: string, words: string): string =>
  words
    .split(' | ')
    .map((word) => `${start} ${word}`)
    .join(' | ');

/** Two samples compared by median and interquartile range, and a mean with an unknown value. */
export const comparingTimes = defineContext({
  course: ['Mathematics', 'Nat 5'],
  id: 'N5M-C03',
  title: 'Two samples compared',
  outcomeId: 'MNU-5-22',
  calculator: 'forbidden',
  marks: [4, 6],
  partCount: [3, 4],
  draw: (random) => {
    const { who, items, short, after, range, more, less } = random.pick(SETTINGS);
    const drawn = Array.from({ length: 8 }, () => random.int(range[0], range[1]));
    const data = drawn.toSorted((a, b) => a - b);
    const middle = (index: number) => (entryAt(data, index) + entryAt(data, index + 1)) / 2;
    const [lower, median, upper] = [middle(1), middle(3), middle(5)];
    const [spread, total] = [upper - lower, data.reduce((sum, value) => sum + value, 0)];
    const [medianAfter, spreadAfter] = [
      median + random.int(2, 5) * random.sign(),
      spread + random.int(2, 3) * random.sign(),
    ];
    const [mean, extra] = [total / 8, total / 8 + 9 * random.sign()];
    if (spread < 5 || total % 8 !== 0 || new Set(data).size < 7) return undefined;
    if (medianAfter < 3 || extra < 2 || data.includes(extra)) return undefined;
    const [isMore, isWider] = [medianAfter > median, spreadAfter > spread];
    const onAverage = `on average the ${short} were`;
    return {
      values: {
        who,
        items,
        short,
        after,
        total,
        list: drawn.join(', '),
        ...Object.fromEntries(data.map((value, index) => [`v${index + 1}`, value])),
        medianAfter,
        spreadAfter,
        newMean: mean + (extra - mean) / 9,
        sign: isMore ? '<' : '>',
        spreadSign: isWider ? '<' : '>',
        averageWords: toStatements(onAverage, isMore ? more : less),
        otherAverage: toStatements(onAverage, isMore ? less : more),
        spreadWords: toStatements(`the ${short} were`, isWider ? WIDER : NARROWER),
        otherSpread: toStatements(`the ${short} were`, isWider ? NARROWER : WIDER),
      },
      answers: { median, spread, mean, extra },
    };
  },
  text: String.raw`
The #items of #who were recorded: #list.

[median, median] Calculate the median of these #short.
calculate: \frac{#v4 + #v5}{2}
given: The median of these #short is @median.
wrong: sum-not-halved | #v4 + #v5 | The sum of the two values in the middle was not halved. | 0

[spread, interquartile-range] Calculate the interquartile range of these #short.
step: Find the upper quartile | \frac{#v6 + #v7}{2} |
calculate: @1 - \frac{#v2 + #v3}{2}
given: The interquartile range of these #short is @spread.
wrong: semi-interquartile-range | \frac{1}{2} \times (@1 - \frac{#v2 + #v3}{2}) | The interquartile range was halved. | 1
wrong: range-for-interquartile-range | #v8 - #v1 | The range was calculated. | 0

[average, compare-averages] Make one valid comment comparing the #short before and after, on average.
lead: #after, the #items of 8 others were recorded. Their median was #medianAfter and their interquartile range was #spreadAfter.
point: #averageWords
when: @median #sign #medianAfter
otherwise: #otherAverage
why: Compare the medians in context

[consistent, compare-spread] Make one valid comment comparing the spread of the #short before and after.
lead: #after, the #items of 8 others were recorded. Their median was #medianAfter and their interquartile range was #spreadAfter.
point: #spreadWords
when: @spread #spreadSign #spreadAfter
otherwise: #otherSpread
why: Compare the interquartile ranges in context

[mean, mean] Calculate the mean of the 8 #short.
step: Add the values | #v1 + #v2 + #v3 + #v4 + #v5 + #v6 + #v7 + #v8 |
calculate: \frac{@1}{8}
not with: extra

[extra, mean-with-unknown] The sum of the 8 values is #total. When a ninth value is recorded, the mean of all nine is #newMean. Find the ninth value.
step: Find the sum of the nine values | 9 \times #newMean |
calculate: @1 - #total
wrong: mean-with-unknown | 9 \times #newMean - 8 \times #newMean | The new mean was used for the first eight values. | 1
`,
});
