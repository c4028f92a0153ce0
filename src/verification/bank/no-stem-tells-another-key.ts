import { defineBankCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { listAnsweredViews, type QuestionView } from '../views/question-view.ts';

const first = choiceQuestion('Which gas do green plants give off in bright light?', [
  'oxygen from split water *',
  'nitrogen from the soil',
  'methane from the roots',
]);

export const noStemTellsAnotherKey = defineBankCheck({
  id: 'no-stem-tells-another-key',
  code: 'B03',
  meaning: 'No stem contains the correct option of another question.',
  severity: 'warning',
  thresholds: { words: 3, characters: 12 },
  fails: `${first}\n${choiceQuestion('Plants give off oxygen from split water. In which part does this happen?', ['The leaf *', 'The root', 'The bark'])}`,
  passes: `${first}\n${choiceQuestion('In which part of a plant is light taken up?', ['The leaf *', 'The root', 'The bark'])}`,
  run: ({ questions }, getThreshold) => {
    const stems = questions.map(({ fullText }) => toPlainWords(fullText.prose));
    const stemsByWord = indexWords(stems);
    const answered = questions.flatMap((question, index) =>
      listAnsweredViews(question).map((view) => ({ question, index, view })),
    );
    return answered.flatMap(({ question, index, view }): Remark[] => {
      const key =
        view.correctOptions.length === 1 && view.authoredOptions.length > 0
          ? view.correctOptions[0]
          : undefined;
      if (key === undefined || key.visible !== key.prose || key.words.length < getThreshold('words'))
        return [];
      const keyWords = toPlainWords(key.prose);
      if (keyWords.length < getThreshold('characters')) return [];
      const stemIndex = findCandidateStems(keyWords, stemsByWord).find(
        (candidate) =>
          candidate !== index &&
          !sharePassage(question, questions[candidate]) &&
          ` ${stems[candidate]} `.includes(` ${keyWords} `),
      );
      const other = stemIndex === undefined ? undefined : questions[stemIndex];
      if (other === undefined) return [];
      return [
        {
          message: `This stem contains “${key.prose}”, the key of question ${index + 1}; reword it.`,
          ...(other.stem.span && { span: other.stem.span }),
          field: 'stem',
        },
      ];
    });
  },
});

/** Lowercase words and numbers, separated by single spaces. */
function toPlainWords(prose: string): string {
  return (prose.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Maps each word to the indexes of the stems that contain it. */
function indexWords(stems: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  stems.forEach((stem, stemIndex) => {
    for (const word of new Set(stem.split(' '))) {
      const stemIndexes = index.get(word);
      if (stemIndexes === undefined) index.set(word, [stemIndex]);
      else stemIndexes.push(stemIndex);
    }
  });
  return index;
}

/** Upper limit on the stems that are searched for one key. */
const MAX_CANDIDATES = 1000;

/** Returns the indexes of the stems that contain the rarest word of a key. */
function findCandidateStems(keyWords: string, index: ReadonlyMap<string, number[]>): readonly number[] {
  const lists = keyWords.split(' ').map((word) => index.get(word) ?? []);
  return lists
    .reduce((shortest, list) => (list.length < shortest.length ? list : shortest))
    .slice(0, MAX_CANDIDATES);
}

function sharePassage(a: QuestionView, b: QuestionView | undefined): boolean {
  return a.passage !== undefined && a.passage.tex === b?.passage?.tex;
}
