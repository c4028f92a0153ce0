import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion, writtenQuestion } from '../example.ts';

const ornateStem =
  'Notwithstanding certain considerable meteorological perturbations, whose multifarious antecedents remain thoroughly contested amongst contemporary scholars, an intrepid aeronaut, departing Edinburgh eastwards aboard her cherished vintage balloon, serenely traverses picturesque Lothian countryside, admiring medieval castles, verdant pastures, grazing sheep, meandering rivers, bustling harbours plus windswept beaches, before finally alighting beside Dunbar after two hours, having covered fifty kilometres overall. What was the mean speed?';

export const vocabularyIsPlain = defineQuestionCheck({
  id: 'vocabulary-is-plain',
  code: 'M05',
  meaning: 'The stem uses few different words for its length.',
  severity: 'info',
  thresholds: { diversity: 4.5, words: 40 },
  fails: writtenQuestion(ornateStem, 'The mean speed is $25$ kilometres per hour.'),
  passes: choiceQuestion(
    'A balloon travels fifty kilometres in two hours. What is its mean speed in kilometres per hour?',
    ['$20$', '$25$ *', '$30$'],
  ),
  run: ({ stem, question }, getThreshold) => {
    const words = stem.words.map((word) => word.toLowerCase());
    if (
      words.length < getThreshold('words') ||
      question.kind === 'passage' ||
      question.vignette !== undefined
    )
      return [];
    // The corrected type–token ratio: different words per square root of twice the number of words.
    const diversity = new Set(words).size / Math.sqrt(2 * words.length);
    if (diversity <= getThreshold('diversity')) return [];
    return [
      {
        message: `The stem uses ${new Set(words).size} different words; leave out what the question does not need.`,
        ...(stem.span && { span: stem.span }),
        field: 'stem',
      },
    ];
  },
});
