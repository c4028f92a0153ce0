// Checks that the schemas contain every field that the specifications list.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Classification } from './classification.ts';
import { BlueprintSlot, ExamPackage, OutcomeRemediation, QuestionMarking } from './exam-paper.ts';
import { Ideas, PipelineResult, ReferenceSearchResult, ScanResult } from './pipeline-result.ts';
import {
  DiagnosePatchState,
  ExamAssessmentState,
  FetchQuestionState,
  QuestionPracticeState,
} from './practice-state.ts';
import {
  Distractor,
  QualityDimension,
  QualityLoopConfig,
  QualityLoopItem,
  QualityScore,
  ReviewHistoryEntry,
  ReviewState,
  SelfCorrectionFeedback,
  ValidationError,
  ValidationResult,
} from './quality-loop.ts';
import { QueueItem, QueueItemDetails } from './queue-item.ts';
import { TurnFeedback, TurnRequest } from './queue-request.ts';
import { QueueStats } from './queue-stats.ts';
import { ProblemContext, ReviewSession } from './spot-check.ts';
import { SQASpec, SqaMarkingScheme, SqaOutcome, SqaQuestion } from './sqa.ts';
import { ReviewResult, ReviewStats, StoredSuggestion, Suggestion } from './suggestion.ts';

type SchemaFields = [schema: { shape: object }, fields: string];

const specs: Record<string, Record<string, SchemaFields>> = {
  'question pipeline': {
    Classification: [
      Classification,
      'question_type difficulty topic subtopic has_diagram diagram_type num_options estimated_marks key_concepts requires_calculus confidence',
    ],
    ScanResult: [ScanResult, 'latex has_diagram raw_diagram_description'],
    Ideas: [Ideas, 'concepts formulas techniques difficulty_factors'],
    ReferenceSearchResult: [ReferenceSearchResult, 'file_path content relevance_score'],
    PipelineResult: [
      PipelineResult,
      'source_path classification latex tikz_code ideas alternate_solutions variants',
    ],
  },
  'QA review agent': {
    ProblemContext: [
      ProblemContext,
      'problem_id base_path image_path latex_path latex_content variants variant_paths',
    ],
    Suggestion: [
      Suggestion,
      'issue_type file_path description reasoning confidence original_content suggested_content diff',
    ],
    ReviewResult: [ReviewResult, 'problem_id passed suggestions summary'],
    StoredSuggestion: [
      StoredSuggestion,
      'id version problem_id file_path issue_type description reasoning confidence original_content suggested_content diff status created_at session_id',
    ],
    ReviewSession: [
      ReviewSession,
      'id started_at completed_at problems_reviewed suggestions_made approved_count rejected_count skipped_count',
    ],
    ReviewStats: [
      ReviewStats,
      'total_reviewed total_suggestions approved_count rejected_count skipped_count approval_rate issues_by_type',
    ],
  },
  'review nodes': {
    QualityDimension: [QualityDimension, 'name score feedback weight'],
    QualityScore: [QualityScore, 'dimensions compositeScore passesThreshold threshold'],
    ValidationResult: [ValidationResult, 'isValid errors'],
    ValidationError: [ValidationError, 'field message severity'],
    SelfCorrectionFeedback: [
      SelfCorrectionFeedback,
      'weakDimensions targetComponent correctionPrompt attemptNumber',
    ],
    ReviewHistoryEntry: [
      ReviewHistoryEntry,
      'cycle validationResult qualityScore correctionApplied correctionTarget timestamp',
    ],
    QualityLoopConfig: [QualityLoopConfig, 'qualityThreshold maxCorrectionLoops dimensionWeights'],
    ReviewState: [ReviewState, 'reviewHistory currentReviewCycle finalStatus'],
    ReviewItem: [QualityLoopItem, 'vignette stem distractors answerKey explanation'],
    Distractor: [Distractor, 'text isCorrect explanation'],
  },
  'SQA graphs': {
    SqaQuestion: [SqaQuestion, 'id source subject level outcome_id text marks marking_scheme metadata'],
    SqaMarkingScheme: [SqaMarkingScheme, 'criteria total_marks'],
    SqaOutcome: [SqaOutcome, 'id label weight'],
    SqaAssessmentSection: [SQASpec.shape.assessment_structure.element, 'section outcome_ids marks'],
    SQASpec: [SQASpec, 'outcomes assessment_structure'],
    FetchQuestionState: [FetchQuestionState, 'subject level target_outcome used_question_ids question'],
    DiagnosePatchState: [DiagnosePatchState, 'question user_answer result gap_tags remediation'],
    QuestionPracticeState: [
      QuestionPracticeState,
      'subject level target_outcome question user_answer used_question_ids result gap_tags remediation total_questions correct_count streak should_continue resume_data',
    ],
    ExamAssessmentState: [
      ExamAssessmentState,
      'subject level blueprint questions exam_package responses marking gap_outcomes used_question_ids exam_count should_continue resume_data',
    ],
    BlueprintSlot: [BlueprintSlot, 'section outcome_id marks'],
    ExamPackage: [
      ExamPackage,
      'exam_id subject level total_marks sections time_allowed_minutes instructions',
    ],
    QuestionMarking: [QuestionMarking, 'correct marks_awarded gap_tags'],
    OutcomeRemediation: [OutcomeRemediation, 'outcome_id explanation practice_question'],
  },
  'expert review queue': {
    QueueItem: [
      QueueItem,
      'id conversation_id turn_id provider_id user_input generated_query confidence_score validation_status reason_for_review created_at priority',
    ],
    QueueItemDetails: [
      QueueItemDetails,
      'id provider_id natural_language_query generated_query is_good_example status involved_tables query_intent complexity_level reviewed_by reviewed_at expert_corrected_query created_at',
    ],
    QueueStats: [QueueStats, 'pending_reviews status_breakdown by_provider oldest_pending oldest_age_hours'],
    TurnRequest: [
      TurnRequest,
      'turn_id conversation_id provider_id user_input generated_query confidence_score validation_status clarification_count',
    ],
    TurnFeedback: [TurnFeedback, 'rating category text corrected_query'],
  },
};

for (const [spec, rows] of Object.entries(specs)) {
  describe(`the ${spec} specification`, () => {
    for (const [name, [schema, fields]] of Object.entries(rows)) {
      it(`${name} has every field of the specification`, () => {
        const missing = fields.split(' ').filter((field) => !Object.hasOwn(schema.shape, field));

        assert.deepEqual(missing, []);
      });
    }
  });
}

describe('the sample responses of the expert review queue', () => {
  it('are parsed unchanged', () => {
    const row = {
      id: 'i1',
      conversation_id: 'c1',
      turn_id: 't1',
      provider_id: 'postgresql',
      user_input: 'Show me all orders from last month',
      generated_query: 'SELECT * FROM orders',
      confidence_score: 0.65,
      validation_status: 'valid',
      reason_for_review: 'low_confidence',
      created_at: '2024-01-15T10:30:00Z',
      priority: 35,
    };
    const stats = {
      pending_reviews: 15,
      status_breakdown: { pending_review: 15, approved: 142, rejected: 8 },
      by_provider: { postgresql: 10, athena: 5 },
      oldest_pending: '2024-01-10T08:00:00Z',
      oldest_age_hours: 120,
    };

    assert.deepEqual(QueueItem.parse(row), row);
    assert.deepEqual(QueueStats.parse(stats), stats);
  });
});
