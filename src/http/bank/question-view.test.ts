import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../../domain/fault.ts';
import { createPart } from '../../domain/part.ts';
import { questions } from '../../domain/question.arbitrary.ts';
import { createQuestion, Question } from '../../domain/question.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import { fromWireDraft, fromWireQuestion, toWireQuestion } from './question-view.ts';
import { WireQuestion, WireQuestionDraft } from './wire-question.ts';

describe('the wire format of a question', () => {
  it('converts back to the same question', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const wire: unknown = JSON.parse(JSON.stringify(toWireQuestion(question)));
        assert.deepEqual(fromWireQuestion(WireQuestion.parse(wire)), Question.parse(question));
      }),
      { numRuns: 200 },
    );
  });

  it('has no key in camelCase', () => {
    fc.assert(
      fc.property(questions, (question) => {
        assert.doesNotMatch(JSON.stringify(listKeys(toWireQuestion(question))), /[A-Z]/);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a question draft', () => {
  it('gets an id derived from its content, and empty lists', () => {
    const draft = fromWireDraft({ kind: 'integer', stem: 'How many?' });

    const expected = createQuestion({ id: '', kind: 'integer', stem: 'How many?' });
    assert.deepEqual(draft, { ...expected, id: deriveQuestionId(expected) });
  });

  it('of version 1, or without a version, is upgraded: labelled paragraphs become parts', () => {
    const createBullet = (n: number, word: string) => ({
      n,
      marks: 1,
      kind: 'process' as const,
      generic: `Name term ${n}`,
      evidence: { kind: 'wording' as const, any_of: [word], part: n },
      requires: [],
      implied_by: [],
      follow_through: { mode: 'no' as const },
      gap_tags: [],
    });
    const draft = {
      kind: 'subjective' as const,
      stem: 'Give the term.\n\n(a) A carrier of heredity.\n\n(b) All of them.',
      answer: { kind: 'value' as const, tex: '\\text{gene}, \\text{genome}', text: 'gene, genome' },
      marking_scheme: {
        bullets: [createBullet(1, 'gene'), createBullet(2, 'genome')],
        policies: { answer_only: 'full' as const, units: 'none' as const },
        misconceptions: [],
      },
    };

    for (const schema_version of [1 as const, undefined]) {
      const wire = WireQuestionDraft.parse({ ...draft, schema_version });
      const { schemaVersion, stem, marks, parts = [] } = fromWireDraft(wire);
      assert.deepEqual([schemaVersion, stem, marks], [2, 'Give the term.', 2]);
      assert.deepEqual(
        parts.map(({ label, text, answer }) => [label, text, answer]),
        [
          ['a', 'A carrier of heredity.', { kind: 'value', tex: '\\text{gene}', text: 'gene' }],
          ['b', 'All of them.', { kind: 'value', tex: '\\text{genome}', text: 'genome' }],
        ],
      );
    }
  });

  it('may omit the empty lists of its parts', () => {
    const inner = { label: 'i', text: 'Name it.', response: 'text' as const };
    const draft = fromWireDraft({
      schema_version: 2,
      kind: 'subjective',
      stem: '',
      parts: [{ label: 'a', text: 'Look.', parts: [inner] }],
    });

    const subPart = createPart({ label: 'i', text: 'Name it.', response: 'text' });
    assert.deepEqual(draft.parts, [createPart({ label: 'a', text: 'Look.', parts: [subPart] })]);
  });

  it('reports the field of an inconsistent scheme by its wire name', () => {
    const bullet = {
      n: 2,
      marks: 1,
      kind: 'process' as const,
      generic: 'g',
      evidence: { kind: 'person' as const, reason: 'r' },
      requires: [],
      implied_by: [],
      follow_through: { mode: 'no' as const },
      gap_tags: [],
    };
    const policies = { answer_only: 'full' as const, units: 'none' as const };
    const scheme = { bullets: [bullet], policies, misconceptions: [] };

    assert.throws(
      () => fromWireDraft({ kind: 'integer', stem: 's', marking_scheme: scheme }),
      (thrown) =>
        thrown instanceof Fault && JSON.stringify(thrown.facts).includes('"marking_scheme.bullets"'),
    );
  });
});

function listKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ownKeys = Array.isArray(value) ? [] : Object.keys(value);
  return [...ownKeys, ...Object.values(value).flatMap(listKeys)];
}
