import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Question } from '../../../src/domain/question.ts';
import { findModel } from '../../../src/item-models/catalogue.ts';
import { generateItem } from '../../../src/item-models/generate-item.ts';
import { markQuestion } from '../../../src/marking/mark-question.ts';
import { toMarkedQuestion } from '../../../src/practice/exam/to-marked-question.ts';

/** A paper as `vbagent exam --json` prints it. */
const Paper = z.object({
  subject: z.string(),
  level: z.string(),
  sections: z.array(z.object({ section: z.string(), question_ids: z.array(z.string()) })),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      metadata: z.object({ item_model: z.string(), seed: z.number() }),
    }),
  ),
});
type Paper = z.infer<typeof Paper>;
/** A response that an examiner wrote and marked. `question` is `section.number`, both from 1; `part` is a path such as `b`. */
const MarkedResponse = z.object({
  paper: z.string(),
  question: z.string(),
  part: z.string().nullable(),
  response: z.string(),
  marks: z.number(),
  of: z.number(),
  prose: z.boolean(),
  reason: z.string(),
});
type MarkedResponse = z.infer<typeof MarkedResponse>;

/** A response with the examiner's mark and ours. */
export type Comparison = {
  readonly course: string;
  readonly subject: string;
  readonly response: MarkedResponse;
  readonly awarded: number;
  /** The marks that our marking leaves to a person. */
  readonly byPerson: number;
};

/** Marks the responses of `responses.jsonl`, with working required, by the schemes of the papers in `papers/`. */
export function compareMarks(folder: string): Comparison[] {
  const papers = new Map(
    readdirSync(join(folder, 'papers')).map((file) => [
      file.replace(/\..*$/u, ''),
      Paper.parse(JSON.parse(readFileSync(join(folder, 'papers', file), 'utf8'))),
    ]),
  );
  const lines = readFileSync(join(folder, 'responses.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const response = MarkedResponse.parse(JSON.parse(line));
    const paper = papers.get(response.paper);
    if (paper === undefined) throw new Error(`There is no paper ${response.paper} in ${folder}/papers.`);
    const { subject, level } = paper;
    return { course: `${subject} ${level}`, subject, response, ...markOne(paper, response) };
  });
}

function markOne(
  paper: Paper,
  { question, part, response, of }: MarkedResponse,
): Pick<Comparison, 'awarded' | 'byPerson'> {
  const [sectionNumber = 0, number = 0] = question.split('.').map(Number);
  const section = paper.sections[sectionNumber - 1];
  const regenerated = regenerateQuestion(paper, section?.question_ids[number - 1] ?? '');
  const path = part?.replace(/\((\w+)\)/u, '.$1');
  const given = path === undefined ? response : { [path]: response };
  const marking = markQuestion(regenerated, given, { requireWorking: true });
  const position = { section: section?.section ?? '', number };
  const marked = toMarkedQuestion(regenerated, { response: given, marking }, position);
  const result = path === undefined ? marked : marked.parts?.find((one) => one.path === path);
  if (result?.marks !== of)
    throw new Error(`Question ${question} ${part ?? ''} is worth ${result?.marks}, not ${of} marks.`);
  return { awarded: result.marksAwarded, byPerson: result.marksByPerson };
}

/** Generates a question of the paper again, so that it has the scheme of today's item model. */
function regenerateQuestion({ questions }: Paper, id: string): Question {
  const printed = questions.find((question) => question.id === id);
  const model = findModel(printed?.metadata.item_model ?? '');
  if (printed === undefined || model === undefined)
    throw new Error(`The question ${id} cannot be generated.`);
  return generateItem(model, printed.metadata.seed);
}
