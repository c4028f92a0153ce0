import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { describeGuidance } from './describe-guidance.ts';
import { groupByPart } from './scheme-groups.ts';

const question = generateItem(getModel('N5P-C01'), 2);
const guidance = new Map(
  groupByPart(question).map((group) => [group.rows.at(-1)?.tex ?? '', describeGuidance(group)]),
);
const findGuidance = (start: string) =>
  [...guidance]
    .find(([text]) => text.startsWith(start))?.[1]
    .map(({ heading, tex }) => `${heading}: ${tex}`) ?? [];

describe('the guidance for markers', () => {
  it('lists other accepted wordings and statements that cancel a point', () => {
    const lines = [...guidance.values()].flat();

    assert.ok(lines.some(({ heading }) => heading.startsWith('Accept')));
    assert.deepEqual(
      lines.filter(({ tex }) => tex === ''),
      [],
    );
  });

  it('states which earlier answer follows through, and which marks a usual mistake keeps', () => {
    const [force] = groupByPart(question).filter(({ rows }) =>
      rows.at(-1)?.tex.includes('unbalanced force on'),
    );
    const lines = findGuidance('Calculate the unbalanced force');

    assert.ok(force, 'the seed asks for the force');
    assert.ok(lines.includes('Follow-through: or consistent with the answer to (a)'), lines.join('\n'));
    assert.ok(
      lines.some((line) => line.startsWith('Usual mistake') && line.endsWith('(no marks)')),
      lines.join('\n'),
    );
  });

  it('shortens a long number with groups of digits', () => {
    const [group] = groupByPart(generateItem(getModel('N5M-43'), 0));
    const misconceptions = [{ tag: 'a', answer: '33\\,025.4567 \\text{ or } 2.345678' }];
    const source = group && {
      ...group.source,
      markingScheme: {
        bullets: [],
        policies: { answerOnly: 'none', units: 'none' } as const,
        misconceptions,
      },
    };

    assert.ok(source);
    const [mistake] = describeGuidance({ source, bullets: [] }).filter(
      ({ heading }) => heading === 'Usual mistake',
    );

    assert.equal(mistake?.tex, '$33\\,025 \\text{ or } 2.346$: ');
  });

  it('is left out for multiple choice', () => {
    const choice = generateItem(getModel('N5P-01'), 3);

    for (const group of groupByPart(choice).filter(({ source }) => source.options.length > 0))
      assert.deepEqual(describeGuidance(group), []);
  });
});
