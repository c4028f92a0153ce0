import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GenerationBrief, type ItemMetadata } from '../../domain/generation.ts';
import { createQuestion } from '../../domain/question.ts';
import type { JudgedItem } from './item-judge.ts';
import { judgeByRules } from './judge-by-rules.ts';

const question = createQuestion({
  id: 'force',
  kind: 'mcq_sc',
  stem: 'Calculate the net force.',
  solution: [{ kind: 'prose', tex: '$F = 2.0 \\times 3.0 = 6.0$ and $p = qr$.' }],
});
const withConfidence = <Value>(value: Value) => ({ value, confidence: 1 });
const metadata: ItemMetadata = {
  bloomsLevel: withConfidence('apply'),
  topic: withConfidence('Forces'),
  outcome: withConfidence('PHY-5-02'),
};

async function scoreItem(brief: object = {}, changes: Partial<JudgedItem> = {}) {
  const parsedBrief = GenerationBrief.parse({ subject: 'Physics', level: 'Nat 5', ...brief });
  const judged = { brief: parsedBrief, question, metadata, warnings: [], ...changes };
  return (await judgeByRules(judged, {})).scores;
}

describe('judgeByRules', () => {
  it('deducts for values that could not be checked, and shows the formula', async () => {
    const { clinical_accuracy: accuracy } = await scoreItem();
    const { clinical_accuracy: withoutSolution } = await scoreItem(
      {},
      { question: { ...question, solution: [] } },
    );

    assert.match(accuracy.feedback, /^1 − 0\.3 × 1 undecided \/ \d values = 0\.\d\d$/);
    assert.ok(accuracy.score < 1 && accuracy.score > 0.7);
    assert.deepEqual(withoutSolution, {
      score: 0.7,
      feedback: '1 − 0.3 (there is no working to recompute) = 0.70',
    });
  });

  it('deducts for each warning in the dimension of its field', async () => {
    const createWarning = (field: 'stem' | 'distractors') => ({
      field,
      message: `${field} is weak.`,
      severity: 'warning' as const,
    });
    const scores = await scoreItem(
      {},
      { warnings: [createWarning('stem'), createWarning('distractors'), createWarning('stem')] },
    );

    assert.equal(scores.pedagogical_alignment.score, 0.7);
    assert.deepEqual(scores.distractor_quality, {
      score: 0.85,
      feedback: '1 − 0.15 × 1 warning = 0.85. distractors is weak.',
    });
  });

  it('never returns a negative score', async () => {
    const warnings = Array.from({ length: 9 }, () => ({
      field: 'stem' as const,
      message: 'm',
      severity: 'warning' as const,
    }));

    assert.equal((await scoreItem({}, { warnings })).pedagogical_alignment.score, 0);
  });

  it('compares the outcome, and gives a middle score for an objective that is only words', async () => {
    const scoreCoverage = async (brief: object) => (await scoreItem(brief)).slo_coverage.score;

    assert.equal(await scoreCoverage({}), 1);
    assert.equal(await scoreCoverage({ outcome_id: 'PHY-5-02', objective: 'Use F = ma' }), 1);
    assert.equal(await scoreCoverage({ outcome_id: 'PHY-5-03' }), 0);
    assert.equal(await scoreCoverage({ objective: 'Use F = ma' }), 0.7);
    assert.equal((await scoreItem({}, { metadata: null })).slo_coverage.score, 0.5);
  });

  it('deducts for each level between the requested and the found Bloom level', async () => {
    const scoreMatch = async (level: string) => (await scoreItem({ blooms_level: level })).blooms_match.score;

    assert.deepEqual(
      [await scoreMatch('apply'), await scoreMatch('analyze'), await scoreMatch('create')],
      [1, 0.7, 0.1],
    );
  });
});
