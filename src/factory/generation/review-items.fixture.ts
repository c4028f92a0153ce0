// Items, scores and states for the tests of the quality loop: validation, quality score, self-correction.
import type { DimensionScores, JudgeItem } from '../../agents/item-judge/item-judge.ts';
import {
  DEFAULT_DIMENSION_WEIGHTS,
  QualityLoopConfig,
  type QualityLoopItem,
  type QualityScore,
  type ReviewHistoryEntry,
} from '../../domain/quality-loop.ts';
import { createQuestion, type Question } from '../../domain/question.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { createInitialState } from './create-initial-state.ts';
import type { NodeRun } from './node-work.ts';
import type { PipelineState } from './pipeline-state.ts';

export const MOCK_VALID_QUESTION: QualityLoopItem = {
  vignette:
    'A 45-year-old woman presents to the emergency department with acute onset chest pain radiating to her left arm. She has a history of hypertension and hyperlipidemia. ECG shows ST-elevation in leads V1-V4.',
  stem: 'Which of the following is the most likely diagnosis?',
  distractors: [
    {
      text: 'Acute myocardial infarction',
      isCorrect: true,
      explanation: 'ST-elevation with classic risk factors',
    },
    { text: 'Pulmonary embolism', isCorrect: false, explanation: 'Would typically show right heart strain' },
    { text: 'Aortic dissection', isCorrect: false, explanation: 'Usually presents with tearing pain' },
    { text: 'Pericarditis', isCorrect: false, explanation: 'Would show diffuse ST-elevation' },
    { text: 'Costochondritis', isCorrect: false, explanation: 'Would not cause ECG changes' },
  ],
  answerKey: 'A',
  explanation: 'The combination of ST-elevation, classic risk factors, and presentation is diagnostic.',
};

export const MOCK_INVALID_QUESTION: QualityLoopItem = {
  ...MOCK_VALID_QUESTION,
  answerKey: null,
  vignette: 'Short.',
};

export const MOCK_REVIEW_CONFIG = QualityLoopConfig.parse({});

export const PASSING_SCORES: DimensionScores = {
  clinical_accuracy: { score: 0.9, feedback: 'Accurate presentation' },
  pedagogical_alignment: { score: 0.8, feedback: 'Well-aligned with SLO' },
  distractor_quality: { score: 0.75, feedback: 'Plausible distractors' },
  slo_coverage: { score: 0.85, feedback: 'Covers target SLO' },
  blooms_match: { score: 0.8, feedback: 'Matches application level' },
};

export const FAILING_SCORES: DimensionScores = {
  clinical_accuracy: { score: 0.4, feedback: 'Inaccurate ECG interpretation' },
  pedagogical_alignment: { score: 0.6, feedback: 'Partially aligned' },
  distractor_quality: { score: 0.5, feedback: 'Some implausible distractors' },
  slo_coverage: { score: 0.7, feedback: 'Covers SLO' },
  blooms_match: { score: 0.6, feedback: 'Below target Bloom level' },
};

function createScore(
  scores: DimensionScores,
  compositeScore: number,
  passesThreshold: boolean,
): QualityScore {
  const names = Object.keys(DEFAULT_DIMENSION_WEIGHTS) as (keyof DimensionScores)[];
  const dimensions = names.map((name) => ({
    name,
    ...scores[name],
    weight: DEFAULT_DIMENSION_WEIGHTS[name],
  }));
  return { dimensions, compositeScore, passesThreshold, threshold: 0.7 };
}

export const MOCK_PASSING_SCORE = createScore(PASSING_SCORES, 0.83, true);
export const MOCK_FAILING_SCORE = createScore(FAILING_SCORES, 0.54, false);

export const FIXED_TIME = '2026-01-02T03:04:05.000Z';
export const now = (): Date => new Date(FIXED_TIME);

/** Creates the state of an item before its first judgement. */
export function createReviewState(
  item: QualityLoopItem,
  changes: Partial<PipelineState> = {},
): PipelineState {
  const brief = { subject: 'Medicine', level: 'Year 3', kind: 'mcq_sc' as const, count: 1 };
  const rules = createRuleSettings();
  const state = createInitialState(
    { brief, mode: 'model', course: undefined, rules, config: MOCK_REVIEW_CONFIG },
    1,
  );
  const emptyQuestion = createQuestion({ id: 'unnamed', kind: 'mcq_sc', stem: '' });
  return { ...state, question: withLoopItem(emptyQuestion, item), ...changes };
}

/** Replaces the content of a multiple-choice question with the content of an item of the quality loop. */
export function withLoopItem(question: Question, item: QualityLoopItem): Question {
  const { vignette: _vignette, answer: _answer, ...rest } = question;
  const { vignette, stem, distractors, answerKey, explanation } = item;
  const options = distractors.map(({ text, isCorrect, explanation: reason }, index) => ({
    id: 'abcdefgh'.charAt(index),
    text,
    correct: isCorrect,
    ...(reason !== '' && { explanation: reason }),
  }));
  return {
    ...rest,
    ...(vignette !== null && { vignette }),
    stem,
    options,
    ...(answerKey !== null && { answer: { kind: 'choice', correct: [answerKey.toLowerCase()] } }),
    solution: [{ kind: 'prose', tex: explanation }],
  };
}

/** Creates a history entry of one cycle of the quality loop, as the nodes write it. */
export function createEntry(changes: Partial<ReviewHistoryEntry> = {}): ReviewHistoryEntry {
  return {
    cycle: 1,
    validationResult: { isValid: true, errors: [] },
    qualityScore: MOCK_FAILING_SCORE,
    correctionApplied: false,
    correctionTarget: null,
    timestamp: FIXED_TIME,
    ...changes,
  };
}

/** Creates the callbacks of a node run; all of them do nothing, except `warn` if it is passed. */
export function createNodeRun(warn: NodeRun['warn'] = () => {}): NodeRun {
  return { signal: new AbortController().signal, onToken: () => {}, onRestart: () => {}, warn };
}

/** Creates a judge that always returns these scores. */
export function createFixedJudge(scores: DimensionScores): JudgeItem {
  return async () => ({ scores, judge: 'strict-model' });
}
