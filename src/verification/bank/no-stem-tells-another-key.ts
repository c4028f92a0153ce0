import { bankCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';

const first = choice('Which gas do green plants give off in bright light?', [
  'oxygen from split water *',
  'nitrogen from the soil',
  'methane from the roots',
]);

export const noStemTellsAnotherKey = bankCheck({
  id: 'no-stem-tells-another-key',
  code: 'B03',
  meaning: 'No stem contains the correct option of another question.',
  severity: 'error',
  thresholds: { words: 3, characters: 12 },
  fails: `${first}\n${choice('Plants give off oxygen from split water. In which part does this happen?', ['The leaf *', 'The root', 'The bark'])}`,
  passes: `${first}\n${choice('In which part of a plant is light taken up?', ['The leaf *', 'The root', 'The bark'])}`,
  run: ({ questions }, limit) => {
    const stems = questions.map(({ stem }) => toPlainWords(stem.prose));
    const index = indexWords(stems);
    return questions.flatMap((view, place): Remark[] => {
      const key = view.keyed.length === 1 && view.worded.length > 0 ? view.keyed[0] : undefined;
      if (key === undefined || key.visible !== key.prose || key.words.length < limit('words')) return [];
      const keyWords = toPlainWords(key.prose);
      if (keyWords.length < limit('characters')) return [];
      const found = findCandidateStems(keyWords, index).find(
        (other) =>
          other !== place &&
          !sharePassage(view, questions[other]) &&
          ` ${stems[other]} `.includes(` ${keyWords} `),
      );
      const other = found === undefined ? undefined : questions[found];
      if (other === undefined) return [];
      return [
        {
          message: `This stem contains “${key.prose}”, the key of question ${place + 1}; reword it.`,
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
  stems.forEach((stem, place) => {
    for (const word of new Set(stem.split(' '))) {
      const places = index.get(word);
      if (places === undefined) index.set(word, [place]);
      else places.push(place);
    }
  });
  return index;
}

/** Upper limit on the stems that are searched for one key. */
const MAX_CANDIDATES = 1000;

/** Returns the indexes of the stems that contain the rarest word of a key. */
function findCandidateStems(keyWords: string, index: ReadonlyMap<string, number[]>): readonly number[] {
  const lists = keyWords.split(' ').map((word) => index.get(word) ?? []);
  return lists.reduce((best, list) => (list.length < best.length ? list : best)).slice(0, MAX_CANDIDATES);
}

function sharePassage(one: QuestionView, other: QuestionView | undefined): boolean {
  return one.passage !== undefined && one.passage.tex === other?.passage?.tex;
}
