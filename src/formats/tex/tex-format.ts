import type { Loss } from '../../domain/loss.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import type { Format } from '../format.ts';
import { decodeDocument } from '../parse-question.ts';
import { printTexQuestions, readTexQuestions } from './tex-questions.ts';

/** Questions as LaTeX in the form that `printQuestions` writes, with metadata as comments. */
export const texFormat: Format = {
  read: async (bytes) => {
    const { questions, findings } = readTexQuestions(decodeDocument(bytes));
    return { questions: questions.map(({ question }) => question), findings };
  },
  write: (pages, { onLoss }) => writeDocument(pages, onLoss),
};

async function* writeDocument(
  pages: AsyncIterable<readonly Question[]>,
  onLoss: (loss: Loss) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = '';
  for await (const page of pages) {
    for (const question of page) listLosses(question).forEach(onLoss);
    yield encoder.encode(separator + printTexQuestions(page, { ids: true }));
    separator = '\n';
  }
}

/**
 * Lists the content of a question, its parts and its inner questions that TeX cannot express. Importing the file into the same
 * bank does not delete this content.
 */
function listLosses(question: Question): Loss[] {
  const inner = question.questions ?? [];
  const losses = [
    ...listOwnLosses(question),
    ...inner.flatMap((each) =>
      listOwnLosses(each).map((loss) => ({ ...loss, field: `questions.${each.id}.${loss.field}` })),
    ),
  ];
  return losses.map((loss) => ({ question: question.id, level: 'dropped', ...loss }));
}

type TexLoss = Pick<Loss, 'field' | 'code' | 'message'>;

function listOwnLosses(question: PlainQuestion): TexLoss[] {
  const { vignette, parts = [] } = question;
  const inParts = parts.flatMap(({ parts: innerParts = [], ...part }) => [
    ...findLosses(part, part.label),
    ...innerParts.flatMap((inner) => findLosses(inner, `${part.label}.${inner.label}`)),
  ]);
  const noVignette = createLoss('vignette', 'tex-no-vignette', 'where the vignette ends and the stem begins');
  return [...findLosses(question), ...(vignette === undefined ? [] : [noVignette]), ...inParts];
}

function findLosses({ markingScheme, options, blankTable }: QuestionSection, path?: string): TexLoss[] {
  const losses = [
    ...(markingScheme === undefined
      ? []
      : [createLoss('markingScheme', 'tex-no-scheme', 'a marking scheme')]),
    ...(options.some(({ explanation }) => explanation !== undefined)
      ? [createLoss('options', 'tex-no-explanation', 'explanations of options')]
      : []),
    ...(blankTable === undefined
      ? []
      : [createLoss('blankTable', 'tex-no-blank-table', 'a table to complete')]),
  ];
  return path === undefined
    ? losses
    : losses.map((loss) => ({ ...loss, field: `parts.${path}.${loss.field}` }));
}

function createLoss(field: string, code: string, content: string): TexLoss {
  return { field, code, message: `TeX cannot express ${content}.` };
}
