import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
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
  meaning: 'The key of an assertion–reason question agrees with the equalities in the two statements.',
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
    return statements.flatMap(({ name, tex, claim }) => {
      const isTrue = claim === undefined ? undefined : judgeStatement(view, tex);
      if (isTrue === undefined || isTrue === claim) return [];
      const message = `The ${name} is ${isTrue ? 'true' : 'false'}, but the marked option calls it ${isTrue ? 'false' : 'true'}; correct the key.`;
      return [createOptionRemark(key, message)];
    });
  },
});

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
