import { findMarksMismatches, type MarksMismatch } from '../../domain/part-marks.ts';
import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { questionWithParts } from '../example.ts';

const createExample = (total: number) =>
  questionWithParts('A car covers $60$ metres in $4$ seconds.', [
    { text: 'Calculate its speed. \\hfill [2]' },
    { text: `State the energy that it gains. \\hfill [1]\n\n\\hfill (Total ${total} marks)` },
  ]);

export const marksAddUp = defineQuestionCheck({
  id: 'marks-add-up',
  meaning:
    'The marks of a question are the sum of those of its parts, and the marks of a part are the sum of its scheme.',
  severity: 'warning',
  fails: createExample(4),
  passes: createExample(3),
  run: ({ question, parts, part }) => {
    if (part !== undefined) return [];
    return findMarksMismatches(question).map((mismatch): Remark => {
      const view = parts.find(({ part: path }) => path === mismatch.path);
      return { ...createMarksRemark(mismatch), ...(view === undefined ? {} : { span: view.spans.question }) };
    });
  },
});

/** Lists the remarks on marks that differ from a marking scheme. The TeX of a question has no scheme. */
export function listSchemeRemarks(question: PlainQuestion): Remark[] {
  const areMarksStated = listLeafParts(question).every(({ part }) => part.marks !== undefined);
  return findMarksMismatches(question)
    .filter(({ of }) => of === 'scheme' || !areMarksStated)
    .map(createMarksRemark);
}

function createMarksRemark({ path, stated, sum, of }: MarksMismatch): Remark {
  const name = path === undefined ? 'The question' : `Part ${formatPartPath(path)}`;
  return {
    message: `${name} has ${formatMarks(stated)}, but ${of === 'parts' ? 'its parts' : 'the bullets of its scheme'} have ${sum} together; correct one of them.`,
    field: path === undefined ? 'marks' : `parts.${path}.marks`,
  };
}

function formatMarks(marks: number): string {
  return `${marks} ${marks === 1 ? 'mark' : 'marks'}`;
}
