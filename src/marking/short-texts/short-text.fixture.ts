import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createQuestion } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import { markResponse } from '../mark-response.ts';

/** A short question as in the marking instructions of an exam board: the printed answer, and answers to accept and to reject. */
const ShortText = z.strictObject({
  id: z.string(),
  subject: z.string(),
  question: z.string(),
  /** The printed answer; ` / ` separates alternatives. Marking does not get the lists below. */
  key: z.string(),
  accept: z.array(z.string()).min(1),
  reject: z.array(z.string()).min(1),
});
type ShortText = z.infer<typeof ShortText>;

const shortTexts: readonly ShortText[] = readFileSync(new URL('short-texts.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => ShortText.parse(JSON.parse(line)));

/**
 * The texts with odd numbers were used to improve the comparison. The texts with even numbers were only used
 * to measure it.
 */
export type Half = 'tuned' | 'held out';

type Decision = 'accepted' | 'rejected' | 'left to a person';
type Decide = (text: ShortText, answer: string) => Decision;

/** Decides as `vbagent mark` does, which knows only the printed answer. */
const decideByAgreement: Decide = ({ key }, answer) => {
  const verdicts = key.split(' / ').map((each) => agree(each, answer).verdict);
  if (verdicts.includes('correct')) return 'accepted';
  return verdicts.includes('undecided') ? 'left to a person' : 'rejected';
};

/** Decides as practice and exams do, which also know the question. */
const decideByMarking: Decide = ({ key, question: stem, subject }, answer) => {
  const alternatives = key.split(' / ');
  const [first = key] = alternatives;
  const isFormula = /[\d+→^]/u.test(first) && !/\p{L}{4}/u.test(first);
  const question = createQuestion({
    ...{ id: 'q', kind: 'subjective', stem, subject, marks: 1 },
    answer: { kind: 'value', tex: isFormula ? first : `\\text{${first}}`, text: first },
    ...(alternatives.length > 1 && {
      key: { accept: alternatives.slice(1).map((each) => `\\text{${each}}`) },
    }),
  });
  const { marksAwarded, undecided } = markResponse(question, answer);
  return marksAwarded > 0 ? 'accepted' : undecided.length > 0 ? 'left to a person' : 'rejected';
};

export const DECISIONS: Readonly<Record<'vbagent mark' | 'practice and exams', Decide>> = {
  'vbagent mark': decideByAgreement,
  'practice and exams': decideByMarking,
};

export type ShortTextScore = {
  readonly cases: number;
  readonly right: number;
  readonly falseAccepts: readonly string[];
  readonly falseRejects: readonly string[];
  readonly leftToPerson: number;
};

/** Compares the decisions with those of the marking instructions. An answer that is left to a person is not accepted. */
export function scoreShortTexts(decide: Decide, half: Half): ShortTextScore {
  const texts = shortTexts.filter(({ id }) => (Number(id.slice(1)) % 2 === 1) === (half === 'tuned'));
  const cases = texts.flatMap((text) =>
    (['accept', 'reject'] as const).flatMap((list) =>
      text[list].map((answer) => {
        const decision = decide(text, answer);
        return { list, decision, label: `${text.id} “${text.key}”: “${answer}”` };
      }),
    ),
  );
  const wrong = cases.filter(({ list, decision }) => (decision === 'accepted') !== (list === 'accept'));
  const listWrong = (list: 'accept' | 'reject') =>
    wrong.filter((each) => each.list === list).map(({ label }) => label);
  return {
    cases: cases.length,
    right: cases.length - wrong.length,
    falseAccepts: listWrong('reject'),
    falseRejects: listWrong('accept'),
    leftToPerson: cases.filter(({ decision }) => decision === 'left to a person').length,
  };
}
