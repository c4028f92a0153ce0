import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Bullet } from '../domain/marking-scheme.ts';
import { totalMarks } from '../domain/marking-scheme.ts';
import { type PartQuestion, toPartQuestions } from '../domain/part-question.ts';
import { itemModels } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markResponse } from './mark-response.ts';

/** The working of a scheme, one line for each bullet, and the marks of all bullets and of the last one. */
type Working = {
  readonly question: PartQuestion['question'];
  readonly lines: readonly string[];
  readonly full: number;
  readonly last: number;
};

const UNIT = /(?:\\,)?\\mathrm\{[^{}]+(?:\{[^{}]*\}[^{}]*)*\}\s*$/u;

const mark = ({ question }: Working, lines: readonly string[]) =>
  markResponse(question, lines.join('\n'), { requireWorking: true });

/** Lists the parts of a model's question whose bullets are all formulas and whose own lines earn all marks. */
function listWorkings(model: (typeof itemModels)[number]): Working[] {
  return toPartQuestions(generateItem(model, 9)).flatMap(({ question }) => {
    const scheme = question.markingScheme;
    if (!scheme || question.options.length > 0) return [];
    const lines = scheme.bullets.flatMap(({ evidence }: Bullet) =>
      evidence.kind === 'expression' ? [evidence.tex] : [],
    );
    const full = totalMarks(scheme);
    const working = { question, lines, full, last: scheme.bullets.at(-1)?.marks ?? 0 };
    return lines.length === scheme.bullets.length && mark(working, lines).marksAwarded === full
      ? [working]
      : [];
  });
}

/** Changes the first digit of the last number of a line that is neither an exponent nor an index. */
function changeLastNumber(line: string): string | undefined {
  const number = [...line.matchAll(/(?<![\d.^_{A-Za-z]|\^\{-?|_\{?)\d+(?:\.\d+)?/gu)].at(-1);
  const offset = number?.[0].search(/[1-9]/u) ?? -1;
  if (!number || offset < 0) return undefined;
  const position = number.index + offset;
  return `${line.slice(0, position)}${(Number(line[position]) % 9) + 1}${line.slice(position + 1)}`;
}

const workings = itemModels.flatMap((model) => listWorkings(model).map((working) => ({ model, working })));

describe('the working of every item model’s scheme', () => {
  it('is found for most courses', () => assert.ok(workings.length > 350, String(workings.length)));

  it('loses the last mark if the last number is wrong', () => {
    for (const { model, working } of workings) {
      const { lines, full, last } = working;
      const wrong = changeLastNumber(lines.at(-1) ?? '');
      if (wrong === undefined) continue;
      const response = [...lines.slice(0, -1), wrong];

      const { marksAwarded } = mark(working, response);

      assert.ok(
        marksAwarded <= full - last,
        `${model.id}: ${marksAwarded} of ${full} for ${response.join(' ⏎ ')}`,
      );
    }
  });

  it('loses exactly one mark where units count if the unit of the answer is missing or wrong', () => {
    for (const { model, working } of workings) {
      const { question, lines, full } = working;
      const answer = lines.at(-1) ?? '';
      if (question.markingScheme?.policies.units === 'none' || !UNIT.test(answer)) continue;
      const otherUnit = /\\mathrm\{kg\}/u.test(answer) ? '\\,\\mathrm{N}' : '\\,\\mathrm{kg}';
      for (const ending of ['', otherUnit]) {
        const response = [...lines.slice(0, -1), answer.replace(UNIT, ending)];

        const { marksAwarded } = mark(working, response);

        assert.equal(marksAwarded, full - 1, `${model.id}: ${response.join(' ⏎ ')}`);
      }
    }
  });
});
