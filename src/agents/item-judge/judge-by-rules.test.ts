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
const sure = <Value>(value: Value) => ({ value, confidence: 1 });
const metadata: ItemMetadata = {
  bloomsLevel: sure('apply'),
  topic: sure('Forces'),
  outcome: sure('PHY-5-02'),
};

async function scoresFor(brief: object = {}, changes: Partial<JudgedItem> = {}) {
  const requested = GenerationBrief.parse({ subject: 'Physics', level: 'Nat 5', ...brief });
  const judged = { brief: requested, question, metadata, warnings: [], ...changes };
  return (await judgeByRules(judged, {})).scores;
}

describe('judgeByRules', () => {
  it('deducts for values that the engine could not decide, and shows the formula', async () => {
    const { clinical_accuracy: accuracy } = await scoresFor();
    const { clinical_accuracy: bare } = await scoresFor({}, { question: { ...question, solution: [] } });

    assert.match(accuracy.feedback, /^1 − 0\.3 × 1 unsettled \/ \d values = 0\.\d\d$/);
    assert.ok(accuracy.score < 1 && accuracy.score > 0.7);
    assert.deepEqual(bare, { score: 0.7, feedback: '1 − 0.3 (there is no working to recompute) = 0.70' });
  });

  it('deducts for each warning in the dimension of its field', async () => {
    const warning = (field: 'stem' | 'distractors') => ({
      field,
      message: `${field} is weak.`,
      severity: 'warning' as const,
    });
    const scores = await scoresFor(
      {},
      { warnings: [warning('stem'), warning('distractors'), warning('stem')] },
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

    assert.equal((await scoresFor({}, { warnings })).pedagogical_alignment.score, 0);
  });

  it('compares the outcome, and states that it cannot decide an objective in words', async () => {
    const coverage = async (brief: object) => (await scoresFor(brief)).slo_coverage.score;

    assert.equal(await coverage({}), 1);
    assert.equal(await coverage({ outcome_id: 'PHY-5-02', objective: 'Use F = ma' }), 1);
    assert.equal(await coverage({ outcome_id: 'PHY-5-03' }), 0);
    assert.equal(await coverage({ objective: 'Use F = ma' }), 0.7);
    assert.equal((await scoresFor({}, { metadata: null })).slo_coverage.score, 0.5);
  });

  it('deducts for each level between the requested and the found Bloom level', async () => {
    const match = async (level: string) => (await scoresFor({ blooms_level: level })).blooms_match.score;

    assert.deepEqual([await match('apply'), await match('analyze'), await match('create')], [1, 0.7, 0.1]);
  });
});
