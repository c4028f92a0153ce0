import type { Finding } from '../../domain/finding.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import type { Format } from '../format.ts';
import { decodeDocument } from '../parse-question.ts';
import { printTexQuestions, readTexQuestions } from './tex-questions.ts';

/** Questions as LaTeX in the form that `printQuestions` writes, with metadata as comments. */
export const texFormat: Format = {
  read: async (bytes) => {
    const { questions, findings } = readTexQuestions(decodeDocument(bytes));
    return { questions: questions.map(({ question }) => question), lost: findings };
  },
  write: (pages) => {
    const lost: Finding[] = [];
    return { bytes: writeDocument(pages, lost), lost };
  },
};

async function* writeDocument(
  pages: AsyncIterable<readonly Question[]>,
  lost: Finding[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = '';
  for await (const page of pages) {
    for (const question of page) lost.push(...[question, ...(question.questions ?? [])].flatMap(listLosses));
    yield encoder.encode(separator + printTexQuestions(page, { ids: true }));
    separator = '\n';
  }
}

/**
 * Lists the content of a question and its parts that TeX cannot express. Importing the file into the same bank does not delete
 * this content.
 */
function listLosses(question: PlainQuestion): Finding[] {
  const { id, vignette, parts = [] } = question;
  const inParts = parts.flatMap(({ parts: innerParts = [], ...part }) => [
    ...findLosses(part, id, part.label),
    ...innerParts.flatMap((inner) => findLosses(inner, id, `${part.label}.${inner.label}`)),
  ]);
  const noVignette = { field: 'vignette', content: 'where the vignette ends and the stem begins' };
  return [
    ...findLosses(question, id),
    ...(vignette === undefined ? [] : [createLoss(noVignette, id)]),
    ...inParts,
  ];
}

function findLosses(section: QuestionSection, id: string, path?: string): Finding[] {
  const { markingScheme, options, blankTable } = section;
  const losses: Loss[] = [
    ...(markingScheme === undefined ? [] : [{ field: 'markingScheme', content: 'a marking scheme' }]),
    ...(options.some(({ explanation }) => explanation !== undefined)
      ? [{ field: 'options', content: 'explanations of options' }]
      : []),
    ...(blankTable === undefined ? [] : [{ field: 'blankTable', content: 'a table to complete' }]),
  ];
  return losses.map((loss) => createLoss(loss, id, path));
}

type Loss = { readonly field: string; readonly content: string };

function createLoss({ field, content }: Loss, id: string, path?: string): Finding {
  return {
    rule: 'tex-holds-everything',
    severity: 'info',
    message: `TeX cannot express ${content}${path === undefined ? '' : ` of part ${formatPartPath(path)}`}.`,
    field: path === undefined ? field : `parts.${path}.${field}`,
    evidence: id,
  };
}
