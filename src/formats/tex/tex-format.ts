import type { Finding } from '../../domain/finding.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Format } from '../format.ts';
import { decodeDocument } from '../parse-question.ts';
import { printTexQuestions, readTexQuestions } from './tex-questions.ts';

/** Questions as LaTeX in the normal form, metadata as comments. */
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

/** Lists the content of a question that TeX has no syntax for; importing into the same bank keeps it. */
function findLosses({ id, markingScheme, options, vignette }: PlainQuestion): Finding[] {
  const lost = (field: string, what: string): Finding => ({
    rule: 'tex-holds-everything',
    severity: 'info',
    message: `TeX cannot express ${what}.`,
    field,
    evidence: id,
  });
  return [
    ...(markingScheme === undefined ? [] : [lost('markingScheme', 'a marking scheme')]),
    ...(options.some(({ explanation }) => explanation !== undefined)
      ? [lost('options', 'explanations of options')]
      : []),
    ...(vignette === undefined ? [] : [lost('vignette', 'where the vignette ends and the stem begins')]),
  ];
}
