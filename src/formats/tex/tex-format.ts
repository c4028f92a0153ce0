import type { Finding } from '../../domain/finding.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Format } from '../format.ts';
import { decodeDocument } from '../parse-question.ts';
import { printTexQuestions, readTexQuestions } from './tex-questions.ts';

/** Questions as LaTeX in the form that `printQuestions` writes, with metadata as comments. */
export const texFormat: Format = {
  id: 'tex',
  extensions: ['.tex'],
  mediaType: 'application/x-tex',
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
    for (const question of page) lost.push(...[question, ...(question.questions ?? [])].flatMap(findLosses));
    yield encoder.encode(separator + printTexQuestions(page, { ids: true }));
    separator = '\n';
  }
}

/** Lists the content of a question that TeX cannot express. Importing the file into the same bank does not delete this content. */
function findLosses({ id, markingScheme, options, vignette }: PlainQuestion): Finding[] {
  const createFinding = (field: string, content: string): Finding => ({
    rule: 'tex-holds-everything',
    severity: 'info',
    message: `TeX cannot express ${content}.`,
    field,
    evidence: id,
  });
  return [
    ...(markingScheme === undefined ? [] : [createFinding('markingScheme', 'a marking scheme')]),
    ...(options.some(({ explanation }) => explanation !== undefined)
      ? [createFinding('options', 'explanations of options')]
      : []),
    ...(vignette === undefined
      ? []
      : [createFinding('vignette', 'where the vignette ends and the stem begins')]),
  ];
}
