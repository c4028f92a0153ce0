import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import type { QuestionView } from '../views/question-view.ts';
import { judgeStatement } from '../working/judge-statement.ts';

/** The two statements of an assertion–reason question. */
const STATEMENTS =
  /\b(?:Assertion|Statement[- ]?(?:1|I\b))\s*(?:\(A\))?\}?\s*[:.]?\}?([\s\S]*?)\b(?:Reason|Statement[- ]?(?:2|II))\s*(?:\(R\))?\}?\s*[:.]?\}?([\s\S]*)/;

const options = [
  'Both the assertion and the reason are true',
  'The assertion is true but the reason is false',
  'The assertion is false but the reason is true',
];
const stem = 'Assertion (A): $2^3 = 9$. Reason (R): $2^3 = 2 \\times 2 \\times 2$.';
const createOptions = (key: number) =>
  options.map((option, index) => (index === key ? `${option} *` : option));

export const assertionKeyFitsTheStatements = defineQuestionCheck({
  id: 'assertion-key-fits-the-statements',
  code: 'S14',
  meaning:
    'The key of an assertion–reason question agrees with the equalities in the two statements and with the solution.',
  severity: 'error',
  fails: choiceQuestion(stem, createOptions(0)),
  passes: choiceQuestion(stem, createOptions(2)),
  run: (view) => {
    const [, assertion = '', reason = ''] = STATEMENTS.exec(view.stem.tex) ?? [];
    const [key] = view.correctOptions;
    if (assertion === '' || key === undefined || view.correctOptions.length !== 1) return [];
    const claimed = readClaims(key.visible);
    const statements = [
      { name: 'assertion', tex: assertion, claim: claimed?.assertion },
      { name: 'reason', tex: reason, claim: claimed?.reason },
    ];
    const verdict = findVerdict(view);
    if (verdict !== undefined && explains(key.visible) !== undefined && verdict !== explains(key.visible)) {
      const message = `The solution says that the reason ${verdict ? 'explains' : 'does not explain'} the assertion, but the marked option says the opposite; correct the key.`;
      return [createOptionRemark(key, message)];
    }
    return statements.flatMap(({ name, tex, claim }) => {
      const isTrue = claim === undefined ? undefined : judgeStatement(view, tex);
      if (isTrue === undefined || isTrue === claim) return [];
      const message = `The ${name} is ${isTrue ? 'true' : 'false'}, but the marked option calls it ${isTrue ? 'false' : 'true'}; correct the key.`;
      return [createOptionRemark(key, message)];
    });
  },
});

const NOT_EXPLAINED =
  /\b(?:not|n't)\b[^.;]{0,40}\bexpla(?:in|nation)|\bnot (?:the|a) (?:correct|right|proper) explanation/i;
const EXPLAINED = /\bexplains\b|\b(?:correct|right|proper) explanation\b/i;

/** Whether a text says that the reason explains the assertion; undefined if it says nothing about it. */
function explains(text: string): boolean | undefined {
  if (NOT_EXPLAINED.test(text)) return false;
  return EXPLAINED.test(text) ? true : undefined;
}

/** Reads from the solution whether the reason explains the assertion. */
function findVerdict({ question }: QuestionView): boolean | undefined {
  const prose = question.solution.map((step) => (step.kind === 'prose' ? step.tex : '')).join(' ');
  const sentences = prose.split(/(?<=[.;])\s/).filter((sentence) => /\breason\b|\bit\b|\bR\b/.test(sentence));
  const verdicts = new Set(sentences.flatMap((sentence) => explains(sentence) ?? []));
  return verdicts.size === 1 ? [...verdicts][0] : undefined;
}

/** Reads which statements an option calls true. */
function readClaims(option: string): { assertion: boolean; reason: boolean } | undefined {
  const both = /\bboth\b[\s\S]*?\b(true|correct|false|incorrect|wrong)\b/i.exec(option)?.[1];
  if (both !== undefined) {
    const isTrue = /^(?:true|correct)$/i.test(both);
    return { assertion: isTrue, reason: isTrue };
  }
  const words = [...option.matchAll(/\b(true|correct|false|incorrect|wrong)\b/gi)].map(([word]) =>
    /^(?:true|correct)$/i.test(word),
  );
  const startsWithReason = /^\W*(?:the )?(?:reason|statement[- ]?(?:2|II))\b/i.test(option);
  const [first, second] = startsWithReason ? [words[1], words[0]] : words;
  return first === undefined || second === undefined || words.length !== 2
    ? undefined
    : { assertion: first, reason: second };
}
