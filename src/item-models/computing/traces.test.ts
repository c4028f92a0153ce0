import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createRandom, type Random } from '../random.ts';
import { countInArray, selection, sumLoop, whileLoop } from './traces.ts';
import type { CodeTrace } from './write-trace.ts';

/** Translates each line of the exam's reference language to JavaScript. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^DECLARE (\w+) INITIALLY (.*)$/, 'var $1 = $2;'],
  [/^SET (\w+) TO (.*)$/, '$1 = $2;'],
  [/^FOR EACH (\w+) FROM (\w+) DO$/, 'for (var $1 of $2) {'],
  [/^FOR (\w+) FROM (\d+) TO (\d+) DO$/, 'for (var $1 = $2; $1 <= $3; $1++) {'],
  [/^WHILE (.*) DO$/, 'while ($1) {'],
  [/^ELSE IF (.*) THEN$/, '} else if ($1) {'],
  [/^IF (.*) THEN$/, 'if ($1) {'],
  [/^ELSE$/, '} else {'],
  [/^END (?:FOR EACH|FOR|WHILE|IF)$/, '}'],
  [/^SEND .*$/, ''],
];

function translate(line: string): string {
  const rule = RULES.find(([pattern]) => pattern.test(line.trim()));
  assert.ok(rule, `no rule for ${line}`);
  return line.trim().replace(rule[0], rule[1]);
}

/** Translates the code to JavaScript, runs it and returns its variables. */
function run({ code }: CodeTrace): Record<string, number> {
  const variables: Record<string, number> = {};
  runInNewContext(code.map(translate).join('\n'), variables);
  return variables;
}

/** Matches a question on a final value; the group is the name of the variable. */
const FINAL_VALUE_QUESTION = /value of \\texttt\{(\w+)\} (?:when the code ends|that is displayed)/;

describe('code traces', () => {
  const pickTrace: Record<string, (random: Random) => CodeTrace> = {
    sumLoop,
    whileLoop,
    countInArray,
    selection,
  };
  for (const [name, draw] of Object.entries(pickTrace)) {
    it(`${name} states the values that the code computes`, () => {
      for (let seed = 0; seed < 100; seed++) {
        const trace = draw(createRandom(`${name} ${seed}`));
        const variables = run(trace);
        const finalQuestions = trace.questions.filter(({ question }) => FINAL_VALUE_QUESTION.test(question));
        assert.ok(finalQuestions.length > 0);
        for (const { question, value } of finalQuestions)
          assert.equal(
            variables[FINAL_VALUE_QUESTION.exec(question)?.[1] ?? ''],
            value,
            trace.code.join('\n'),
          );
      }
    });
  }
});
