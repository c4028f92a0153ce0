// Written by `npm run api-types` from /openapi.json; do not edit.

export type Account = {
  id: string;
  name: string | null;
  email: string | null;
  roles: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
  roles_fixed: boolean;
  issuer: string | null;
  created_at: string;
  signed_in_at: string | null;
  disabled_at: string | null;
};

export type AccountChanges = {
  name?: string | null;
  email?: string | null;
  roles?: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
  is_disabled?: boolean;
};

export type Accounts = { accounts: Account[] };

export type Answer =
  | { kind: 'choice'; correct: string[] }
  | { kind: 'integer'; value: number }
  | { kind: 'value'; tex: string; text: string }
  | { kind: 'matches'; pairs: { left: string; right: string }[] }
  | { kind: 'order'; order: string[] }
  | { kind: 'table'; cells: string[] }
  | { kind: 'code'; code: string };

export type AnswerKey = {
  exact?: string;
  tolerance?: { relative?: number; absolute?: number };
  range?: { min?: number; max?: number; exclusive?: boolean };
  figures?: { min: number; max?: number };
  places?: number;
  unit?: 'required' | 'optional' | 'printed' | 'ignore';
  units?: string[];
  banned?: string[];
  sign?: 'ignore';
  direction?: string[];
  form?:
    | 'simplest'
    | 'expanded'
    | 'factorised'
    | 'completed_square'
    | 'surd'
    | 'rational_denominator'
    | 'scientific'
    | 'subject'
    | 'mixed'
    | 'any';
  notation?: 'point' | 'column';
  begins?: string;
  words?: string[][];
  accept?: string[];
  reject?: string[];
};

export type ApiKey = {
  id: string;
  user: string;
  roles: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
  hint: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
};

export type ApiKeys = { keys: ApiKey[] };

export type Assignment = {
  id: string;
  class_id: string;
  title: string;
  subject: string;
  level: string;
  work: {
    kind: 'practice' | 'paper';
    outcome_ids: string[];
    question_count: number;
    until_secure: boolean;
    minutes: number | null;
    total_marks: number | null;
  };
  due_at: string | null;
  max_attempts: number;
  results: 'at_once' | 'after_due' | 'on_release';
  released_at: string | null;
  created_at: string;
};

export type AssignmentAnswer = { question_id: string; response: string | Record<string, string> };

export type AssignmentChanges = {
  title?: string;
  due_at?: string | null;
  max_attempts?: number;
  results?: 'at_once' | 'after_due' | 'on_release';
  is_released?: boolean;
};

export type AssignmentGrid = {
  questions: { number: number; section: string | null; outcome_id: string; label: string }[];
  outcomes: { outcome_id: string; label: string }[];
  rows: {
    awarded: number;
    available: number;
    waiting: number;
    is_changed: boolean;
    is_blank: boolean;
    learner: string;
    pupil: string;
    attempt: { id: string; number: number; started_at: string; finished_at: string | null } | null;
    answered: number;
    stuck: { kind: 'long'; minutes: number } | { kind: 'wrong'; count: number } | null;
    questions: ({
      awarded: number;
      available: number;
      waiting: number;
      is_changed: boolean;
      is_blank: boolean;
    } | null)[];
    outcomes: ({
      awarded: number;
      available: number;
      waiting: number;
      is_changed: boolean;
      is_blank: boolean;
    } | null)[];
  }[];
};

export type AssignmentInsights = {
  misconceptions: {
    tag: string;
    concept: string | null;
    pupil_count: number;
    by_outcome: { outcome_id: string; pupil_count: number }[];
    examples: {
      learner: string;
      pupil: string;
      question_id: string;
      outcome_id: string;
      part: string | null;
      task: string | null;
      chosen: string | null;
      response: string;
    }[];
  }[];
  waiting: {
    answer_id: string;
    learner: string;
    pupil: string;
    question_id: string;
    number: number;
    section: string | null;
    outcome_id: string;
    part: string | null;
    task: string | null;
    chosen: string | null;
    response: string;
    waiting: number;
  }[];
};

export type AssignmentWithAllowances = {
  id: string;
  class_id: string;
  title: string;
  subject: string;
  level: string;
  work: {
    kind: 'practice' | 'paper';
    outcome_ids: string[];
    question_count: number;
    until_secure: boolean;
    minutes: number | null;
    total_marks: number | null;
  };
  due_at: string | null;
  max_attempts: number;
  results: 'at_once' | 'after_due' | 'on_release';
  released_at: string | null;
  created_at: string;
  allowances: { learner: string; due_at: string | null; extra_time_percent: number }[];
};

export type Assignments = { assignments: Assignment[] };

export type Assistant = {
  assistant_id: string;
  graph_id: string;
  name: string;
  description: string;
  config: Record<string, unknown>;
  context: Record<string, unknown>;
  metadata: Record<string, unknown>;
  version: number;
  created_at: string;
  updated_at: string;
};

export type Attempt = {
  id: string;
  number: number;
  started_at: string;
  finished_at: string | null;
  ends_at: string | null;
  now: string;
  state: 'question' | 'come_back' | 'finished' | 'closed';
  results_shown: boolean;
  assignment: Assignment;
  paper: {
    exam_id: string;
    subject: string;
    level: string;
    total_marks: number;
    sections: {
      section: string;
      marks: number;
      question_ids: string[];
      calculator: boolean | null;
      first_number?: number;
      multiple_choice: boolean;
      minutes: number | null;
    }[];
    time_allowed_minutes: number;
    instructions: string;
    formulae: { label: string; tex: string; data?: boolean }[];
    official_shape: boolean;
  } | null;
  questions: ScriptQuestion[];
};

export type AuditLogEntry = {
  at: string;
  action:
    | 'sign-in'
    | 'sign-in-failed'
    | 'sign-out'
    | 'session-revoked'
    | 'key-created'
    | 'key-revoked'
    | 'code-created'
    | 'account-created'
    | 'account-changed'
    | 'roles-changed'
    | 'state-edited'
    | 'marks-changed'
    | 'settings-changed'
    | 'learner-viewed'
    | 'exported'
    | 'deleted'
    | 'backed-up';
  actor: string | null;
  subject: string | null;
  target: string | null;
  address: string | null;
  detail: Record<string, string | number | boolean | string[]> | null;
};

export type AuditLogPage = { entries: AuditLogEntry[]; next_cursor: string | null };

export type AuditPage = { entries: ReviewAuditEntry[]; next: string | null };

export type BankChange = {
  selection: QuestionSelection;
  action:
    | { kind: 'retag'; add?: string[]; remove?: string[] }
    | {
        kind: 'classify';
        set?: {
          subject?: string;
          level?: string;
          topic?: string;
          outcome_id?: string;
          difficulty?: 'easy' | 'medium' | 'hard';
        };
        auto?: boolean;
      }
    | { kind: 'delete' }
    | { kind: 'purge' }
    | { kind: 'collect'; collection: string };
  preview?: boolean;
};

export type BankChangeList = { changes: ListedBankChange[] };

export type BankChangeReport = {
  change_id: string | null;
  selected: number;
  changed: number;
  retired: number;
  stale: string[];
  examples: { id: string; text: string; before: QuestionLabels; after: QuestionLabels }[];
};

export type BankPaper = {
  id: string;
  plan: PaperPlan;
  seed: number;
  created_by: string;
  created_at: string;
  versions: PaperVersion[];
};

export type BankQuestion = {
  schema_version: 2;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  tags?: string[];
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
  parts?: Part[];
  questions?: PlainQuestion[];
  version: number;
  created_at: string;
  updated_at: string;
  state: QuestionState;
  text: string;
  tex?: string;
  edit_tex?: string;
  html?: RenderedQuestion;
};

export type BankVerification = { selection: QuestionSelection };

export type BankVerificationReport = {
  verified: number;
  clean: number;
  questions: { id: string; text: string; errors: number; warnings: number; first: string }[];
};

export type BatchList = {
  batches: {
    id: string;
    output: string;
    created_at: string;
    held: string | null;
    tally: {
      waiting: number;
      running: number;
      done: number;
      incomplete: number;
      failed: number;
      total: number;
    };
    failed: { path: string; reason: string | null }[];
    calls: number;
    cost: number;
    unpriced: number;
  }[];
};

export type BlankTable = { columns: string[]; rows: (string | null)[][] };

export type BulkDecision = {
  decision: 'APPROVE' | 'REJECT';
  filter: {
    ids?: string[];
    provider_id?: string;
    reason?:
      | 'validation_failure'
      | 'negative_feedback'
      | 'low_confidence'
      | 'multiple_clarifications'
      | 'sent_by_author';
    min_confidence?: number;
    created_before?: string;
  };
  feedback?: string;
  limit?: number;
};

export type BulkDecisionAnswer = { bulk_id: string; decided: string[]; left: number };

export type Bullet = {
  n: number;
  marks: number;
  kind: 'strategy' | 'process' | 'communication';
  generic: string;
  illustrative?: string;
  evidence: Evidence;
  alternatives?: Evidence[];
  requires: number[];
  implied_by: number[];
  follow_through:
    | { mode: 'no' }
    | { mode: 'yes'; expression: string }
    | {
        mode: 'gate';
        expression: string;
        guard: {
          bullet: number;
          features: ('degree' | 'terms' | 'negatives' | 'fractions' | 'irrationals')[];
        };
      };
  level?: 'C' | 'A';
  gap_tags: string[];
};

export type CheckedText = {
  accepted: boolean;
  message: string | null;
  position: { line: number; column: number } | null;
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
  read: { equalities: number; judged: number; undecided: number; unread: number } | null;
  coverage_warning: string | null;
  involved_tables: string[];
  query_intent: string | null;
  complexity_level: string | null;
  html: RenderedQuestion[];
};

export type Checkpoint = {
  thread_id: string;
  checkpoint_id: string | null;
  checkpoint_ns: string;
  checkpoint_map: Record<string, string> | null;
} | null;

export type ChildOutcome = {
  status: 'saved' | 'flagged' | 'refused';
  question: {
    schema_version: 2;
    id: string;
    kind: QuestionKind;
    vignette?: string;
    stem: string;
    title?: string;
    table?: MatchTable;
    blank_table?: BlankTable;
    response?: ResponseKind;
    answer?: Answer;
    key?: AnswerKey;
    marks?: number;
    marking_scheme?: MarkingScheme;
    subject?: string;
    level?: string;
    topic?: string;
    outcome_id?: string;
    difficulty?: 'easy' | 'medium' | 'hard';
    tags?: string[];
    source?: Source;
    provenance?: Provenance;
    diagrams: Diagram[];
    options: Option[];
    solution: SolutionStep[];
    alternate_solutions: SolutionStep[][];
    ideas: SolutionStep[][];
    comments: string[];
    parts?: Part[];
    questions?: PlainQuestion[];
    version: number;
    created_at: string;
    updated_at: string;
    state: QuestionState;
    text: string;
    tex?: string;
    edit_tex?: string;
    html?: RenderedQuestion;
  } | null;
  reason: string | null;
  tex: string;
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
};

export type ChildRequest =
  | { kind: 'variant'; type: 'numerical' | 'context' | 'conceptual' | 'calculus' }
  | {
      kind: 'conversion';
      to: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    };

export type ChosenQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  topic: string | null;
  difficulty: string | null;
  marks: number;
};

export type ClaimFilter = {
  provider_id?: string;
  reason?:
    | 'validation_failure'
    | 'negative_feedback'
    | 'low_confidence'
    | 'multiple_clarifications'
    | 'sent_by_author';
};

export type Collection = {
  id: string;
  name: string;
  size: number;
  created_by: string;
  created_at: string;
  updated_at: string;
};

export type CollectionList = { collections: Collection[] };

export type CollectionRequest = { name: string };

export type CourseDraftRequest =
  | { subject: string; level: string; bankLevels?: string[]; from: 'topics' | 'tags' }
  | { course: OwnCourse };

export type CourseProgress = {
  subject: string;
  level: string;
  answers: {
    outcome_id: string;
    at: string;
    marks_awarded: number;
    marks_available: number;
    marks_by_person: number;
    hints?: number;
    where: 'practice' | 'exam';
  }[];
  outcomes: OutcomeProgress[];
  papers: {
    thread_id: string;
    handed_in_at: string;
    marks_awarded: number;
    marks_available: number;
    marks_by_person: number;
    grade: string | null;
  }[];
  next: { outcome_id: string; label: string; reason: string }[];
};

export type CourseStatistics = { items: ItemStatistics[] };

export type CreatedApiKey = {
  id: string;
  user: string;
  roles: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
  hint: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  secret: string;
};

export type Diagram =
  | { kind: 'tikz'; tex: string }
  | { kind: 'image'; path: string; options?: string }
  | { kind: 'placeholder'; name: string; commented: boolean };

export type EngineMark = { place: QuestionPlace; verdict: 'verified' | 'wrong' | 'undecided'; how: string };

export type Erasure = { counts: Record<string, number> };

export type Error = {
  error: string;
  message: string;
  timestamp: string;
  request_id: string;
  advice?: string;
  fields?: { in: string; path: string; problem: string }[];
};

export type Evidence =
  | {
      kind: 'expression';
      tex: string;
      form?:
        | 'simplest'
        | 'expanded'
        | 'factorised'
        | 'completed_square'
        | 'surd'
        | 'rational_denominator'
        | 'scientific'
        | 'subject';
      entry?: number;
      part?: number;
    }
  | { kind: 'wording'; any_of: string[]; none_of?: string[]; when?: string; entry?: number; part?: number }
  | {
      kind: 'points';
      points: string[][];
      at_least: number;
      in_one_sentence?: boolean;
      subject?: { is: string[]; not: string[] };
    }
  | { kind: 'choice'; correct: string[] }
  | { kind: 'order'; order: string[] }
  | { kind: 'person'; reason: string };

export type Example = {
  id: string;
  provider_id: string;
  nl_query: string;
  query: string;
  status: 'approved' | 'rejected' | 'revoked';
  query_intent: string | null;
  complexity_level: string | null;
  involved_tables: string[];
  added_by: string;
  created_at: string;
};

export type ExampleAnswer = { answer: string };

export type ExampleHit = {
  example: Example;
  score: number;
  similarity: number;
  explanation: { term: string; weight: number; found: boolean }[];
};

export type ExampleQuestion = {
  number: number;
  count: number;
  course: string;
  marks: number;
  text_html: string;
  options: { id: string; html: string }[];
};

export type ExampleStats = {
  total: number;
  by_status: { approved: number; rejected: number; revoked: number };
  by_intent: Record<string, number>;
  by_provider: Record<string, number>;
};

export type ExportJob = {
  id: string;
  status: 'pending' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'interrupted';
  format:
    | 'tex'
    | 'json'
    | 'jsonl'
    | 'docx'
    | 'csv'
    | 'xlsx'
    | 'gift'
    | 'anki'
    | 'exam'
    | 'xsim'
    | 'amc'
    | 'moodle'
    | 'stack'
    | 'qti3'
    | 'qti2'
    | 'canvas';
  total: number;
  exported: number;
  files: number;
  summary: {
    questions: number;
    levels: { exact?: number; normalised?: number; lossy?: number; dropped?: number };
    losses: {
      level: 'exact' | 'normalised' | 'lossy' | 'dropped';
      code: string;
      message: string;
      questions: number;
    }[];
  };
  losses: {
    question: string;
    field: string;
    level: 'exact' | 'normalised' | 'lossy' | 'dropped';
    code: string;
    message: string;
  }[];
  error: { error: string; message: string } | null;
  created_at: string;
  ended_at: string | null;
};

export type ExportLosses = {
  summary: {
    questions: number;
    levels: { exact?: number; normalised?: number; lossy?: number; dropped?: number };
    losses: {
      level: 'exact' | 'normalised' | 'lossy' | 'dropped';
      code: string;
      message: string;
      questions: number;
    }[];
  };
  losses: {
    question: string;
    field: string;
    level: 'exact' | 'normalised' | 'lossy' | 'dropped';
    code: string;
    message: string;
  }[];
};

export type ExportPage = { exports: ExportJob[]; next: string | null };

export type ExportRequest = {
  format:
    | 'tex'
    | 'json'
    | 'jsonl'
    | 'docx'
    | 'csv'
    | 'xlsx'
    | 'gift'
    | 'anki'
    | 'exam'
    | 'xsim'
    | 'amc'
    | 'moodle'
    | 'stack'
    | 'qti3'
    | 'qti2'
    | 'canvas';
  selection?: QuestionSelection;
  paper?: string;
  version?: string;
};

export type Facets = {
  total: number;
  kinds: { value: string; count: number }[];
  subjects: { value: string; count: number }[];
  levels: { value: string; count: number }[];
  topics: { value: string; count: number }[];
  difficulties: { value: string; count: number }[];
  tags: { value: string; count: number }[];
  estimated: ('total' | 'kinds' | 'subjects' | 'levels' | 'topics' | 'difficulties' | 'tags')[];
};

export type Feedback = {
  rating: 'up' | 'down';
  category?: string | null;
  text?: string | null;
  corrected_query?: string | null;
};

export type FeedbackAnswer = { turn_id: string; queued: boolean; item_id: string | null; approved: boolean };

export type FillRequest = { plan: PaperPlan; seed?: number };

export type Finding = {
  rule: string;
  severity: 'info' | 'warning' | 'error';
  message: string;
  span?: { start: number; end: number };
  position?: { line: number; column: number };
  field?: string;
  evidence?: string;
  fix?: {
    title: string;
    certain: boolean;
    edits: { span: { start: number; end: number }; replacement: string }[];
  };
};

export type GeneratedItem = {
  id: string;
  index: number;
  status: 'passed' | 'corrected' | 'needs_human_review';
  question_id: string | null;
  review_item_id: string | null;
  item: {
    vignette: string | null;
    stem: string;
    distractors: { text: string; isCorrect: boolean; explanation: string }[];
    answerKey: string | null;
    explanation: string;
  };
  latex: string;
  metadata: {
    blooms_level: {
      value: 'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate' | 'create';
      confidence: number;
    } | null;
    topic: { value: string; confidence: number } | null;
    outcome: { value: string; confidence: number } | null;
  };
  review_history: {
    cycle: number;
    validationResult: {
      isValid: boolean;
      errors: {
        field: 'vignette' | 'stem' | 'distractors' | 'answer_key' | 'explanation' | 'metadata';
        message: string;
        severity: 'error' | 'warning';
        rule?: string;
      }[];
    };
    qualityScore: {
      dimensions: {
        name:
          | 'clinical_accuracy'
          | 'pedagogical_alignment'
          | 'distractor_quality'
          | 'slo_coverage'
          | 'blooms_match';
        score: number;
        feedback: string;
        weight: number;
      }[];
      compositeScore: number;
      passesThreshold: boolean;
      threshold: number;
    } | null;
    correctionApplied: boolean;
    correctionTarget: string | null;
    timestamp: string;
  }[];
  corrections: {
    cycle: number;
    component: 'vignette' | 'stem' | 'distractors' | 'explanation';
    before: string;
    after: string;
  }[];
  judge: string;
  persistent_rules: string[];
  provenance: {
    maker: string;
    name: string | null;
    model: string | null;
    prompt_hash: string | null;
    seed: number | null;
    example_ids: string[];
    created_at: string;
  }[];
  usage: { calls: number; input_tokens: number; output_tokens: number; cost: number | null };
  durations: {
    init?: number;
    'context-fetch'?: number;
    'vignette-gen'?: number;
    'stem-gen'?: number;
    'distractor-gen'?: number;
    'rationale-gen'?: number;
    'metadata-tag'?: number;
    'validation-check'?: number;
    'quality-score'?: number;
    'self-correction'?: number;
    'format-output'?: number;
    'human-review'?: number;
  };
  created_at: string;
};

export type Generation = {
  id: string;
  status:
    | 'pending'
    | 'running'
    | 'completed'
    | 'completed_with_errors'
    | 'failed'
    | 'cancelled'
    | 'interrupted';
  brief: {
    subject: string;
    level: string;
    outcome_id?: string;
    objective?: string;
    blooms_level?: 'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate' | 'create';
    kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    count?: number;
    institution_id?: string;
    seed?: number;
  };
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  last_event_id: number;
  cancel_requested: boolean;
  error: { error: string; message: string } | null;
  counts: {
    requested: number;
    passed: number;
    corrected: number;
    needs_human_review: number;
    failed: number;
  };
  failures: { item: number; code: string; message: string; node: string }[];
  persistent_rules: string[];
  usage: { calls: number; input_tokens: number; output_tokens: number; cost: number | null };
  items: GeneratedItem[];
};

export type GenerationBrief = {
  subject: string;
  level: string;
  outcome_id?: string;
  objective?: string;
  blooms_level?: 'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate' | 'create';
  kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
  count?: number;
  institution_id?: string;
  seed?: number;
};

export type GenerationPage = { generations: GenerationSummary[]; next: string | null };

export type GenerationSummary = {
  id: string;
  status:
    | 'pending'
    | 'running'
    | 'completed'
    | 'completed_with_errors'
    | 'failed'
    | 'cancelled'
    | 'interrupted';
  brief: {
    subject: string;
    level: string;
    outcome_id?: string;
    objective?: string;
    blooms_level?: 'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate' | 'create';
    kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    count?: number;
    institution_id?: string;
    seed?: number;
  };
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  last_event_id: number;
  cancel_requested: boolean;
  error: { error: string; message: string } | null;
};

export type GraphRun = {
  run_id: string;
  thread_id: string;
  assistant_id: string;
  created_at: string;
  updated_at: string;
  status: GraphRunStatus;
  metadata: Record<string, unknown>;
  multitask_strategy: 'reject';
};

export type GraphRunRequest = {
  assistant_id: string;
  input?: unknown;
  command?: {
    resume?: unknown;
    update?: Record<string, unknown> | [string, unknown][] | null;
    goto?: string | { node: string; input?: unknown } | (string | { node: string; input?: unknown })[] | null;
  } | null;
  metadata?: Record<string, unknown> | null;
  config?: {
    tags?: string[] | null;
    recursion_limit?: number | null;
    configurable?: Record<string, unknown> | null;
  } | null;
  context?: Record<string, unknown> | null;
  checkpoint?: {
    checkpoint_id?: string | null;
    checkpoint_ns?: string | null;
    checkpoint_map?: Record<string, string> | null;
  } | null;
  checkpoint_id?: string | null;
  stream_mode?:
    | 'values'
    | 'updates'
    | 'messages'
    | 'messages-tuple'
    | 'custom'
    | 'events'
    | 'debug'
    | 'tasks'
    | 'checkpoints'
    | 'tools'
    | (
        | 'values'
        | 'updates'
        | 'messages'
        | 'messages-tuple'
        | 'custom'
        | 'events'
        | 'debug'
        | 'tasks'
        | 'checkpoints'
        | 'tools'
      )[]
    | null;
  stream_subgraphs?: boolean | null;
  stream_resumable?: boolean | null;
  interrupt_before?: '*' | string[] | null;
  interrupt_after?: '*' | string[] | null;
  durability?: 'exit' | 'async' | 'sync' | null;
  checkpoint_during?: boolean | null;
  on_disconnect?: 'cancel' | 'continue' | null;
  if_not_exists?: 'create' | 'reject' | null;
  multitask_strategy?: 'reject' | null;
  on_completion?: 'delete' | 'complete' | null;
  webhook?: null;
  after_seconds?: 0;
  feedback_keys?: null;
};

export type GraphRunStatus = 'pending' | 'running' | 'error' | 'success' | 'timeout' | 'interrupted';

export type Health = { status: 'ok'; version: string };

export type HitPage = {
  hits: { question: BankQuestion; score: number; excerpt: string }[];
  next: string | null;
};

export type HowManyProblems = { problems: number };

export type ImportAnswer = {
  format: 'tex' | 'json' | 'jsonl' | 'docx' | 'csv' | 'xlsx' | 'gift' | 'moodle' | 'qti3' | 'qti2';
  questions: ImportedQuestion[];
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
  saved: { id: string; version: number; outcome: string }[] | null;
};

export type ImportedPupils = {
  pupils: { learner: string; name: string | null; email: string | null; personal_code: string | null }[];
};

export type ImportedQuestion = {
  id: string;
  kind: string;
  text: string;
  marks: number | null;
  options: { text: string; correct: boolean }[];
  parts: { label: string; text: string; marks: number | null }[];
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
};

export type ImportedSamples = { imported: number };

export type InspectedTex = {
  questions: { html: RenderedQuestion; found: TexInspection }[];
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
};

export type Institution = {
  id: string;
  version: number;
  updated_at: string;
  profile?: 'auto' | 'general' | 'jee' | 'sqa' | 'nbme';
  rules?: Record<
    string,
    'off' | 'info' | 'warn' | 'error' | { severity?: 'off' | 'info' | 'warn' | 'error' }
  >;
  raiseAfter?: number;
  review?: {
    threshold?: number;
    weights?: {
      clinical_accuracy?: number;
      pedagogical_alignment?: number;
      distractor_quality?: number;
      slo_coverage?: number;
      blooms_match?: number;
    };
    loops?: number;
    four_eyes?: boolean;
  };
  retention?: { threads?: number; answers?: number };
  limits?: { costPerDay?: number; jobsPerDay?: number };
};

export type InstitutionChange = {
  id?: string;
  version?: number;
  updated_at?: string;
  profile?: 'auto' | 'general' | 'jee' | 'sqa' | 'nbme';
  rules?: Record<
    string,
    'off' | 'info' | 'warn' | 'error' | { severity?: 'off' | 'info' | 'warn' | 'error' }
  >;
  raiseAfter?: number;
  review?: {
    threshold?: number;
    weights?: {
      clinical_accuracy?: number;
      pedagogical_alignment?: number;
      distractor_quality?: number;
      slo_coverage?: number;
      blooms_match?: number;
    };
    loops?: number;
    four_eyes?: boolean;
  };
  retention?: { threads?: number; answers?: number };
  limits?: { costPerDay?: number; jobsPerDay?: number };
};

export type ItemStatistics = {
  item_model: string | null;
  question_id: string;
  question_version: number | null;
  outcome_id: string;
  learners: number;
  facility: number;
  discrimination: number | null;
  discrimination_upper_bound: number | null;
  median_seconds: number | null;
  flagged: boolean;
};

export type JoinCodeOptions = { days?: number; max_pupils?: number };

export type JoinRequest = { code: string; name?: string };

export type JoinableClass = { class_name: string };

export type JoinedClass = { class_name: string; learner: string; personal_code: string | null };

export type ListedBankChange = {
  id: string;
  kind: 'retag' | 'classify' | 'delete' | 'collect' | 'export';
  author: string;
  created_at: string;
  question_count: number;
  undone_at: string | null;
};

export type MarkedExample = {
  correct: boolean;
  marks_awarded: number;
  marks_available: number;
  answer_html: string;
  right_option: string | null;
  reason_html: string;
  steps: { html: string; working_html: string; earned: boolean }[];
};

export type MarkingPolicies = {
  answer_only: 'none' | 'full' | number;
  units: 'none' | 'required' | 'required_once';
  tolerance?: { relative?: number; absolute?: number };
  significant_figures?: { min: number; max?: number };
  decimal_places?: number;
  show_that?: boolean;
  pairs?: { bullets: [number, number]; cells: [[string, string], [string, string]] }[];
};

export type MarkingScheme = {
  bullets: Bullet[];
  policies: MarkingPolicies;
  misconceptions: { tag: string; answer: string; explanation?: string; earns?: number[]; weight?: number }[];
};

export type MatchTable = {
  headings: [string, string];
  left: { id: string; text: string }[];
  right: { id: string; text: string }[];
};

export type MathsToPreview = { texts: string[] };

export type MeasuredJudge = {
  model: string;
  prompt_hash: string;
  created_at: string;
  threshold: number;
  hits: { hits: number; total: number; rate: number; low: number; high: number };
  wrong_keys: { hits: number; total: number; rate: number; low: number; high: number };
  false_alarms: { hits: number; total: number; rate: number; low: number; high: number };
  kinds: {
    hits: number;
    total: number;
    rate: number;
    low: number;
    high: number;
    kind: string;
    description: string;
  }[];
  warnings: string[];
};

export type NewAccount = {
  id?: string;
  name?: string | null;
  email?: string | null;
  roles: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
};

export type NewAllowance = { due_at?: string | null; extra_time_percent?: number };

export type NewApiKey = {
  user?: string;
  roles?: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
  days?: number;
};

export type NewAssignment = {
  title: string;
  due_at?: string | null;
  max_attempts?: number;
  results?: 'at_once' | 'after_due' | 'on_release';
  subject: string;
  level: string;
  work:
    | { kind: 'practice'; outcome_ids: string[]; question_count?: number; until_secure?: boolean }
    | { kind: 'paper'; paper_id?: string; version?: string };
};

export type NewComment = { text: string };

export type NewExample = {
  nl_query: string;
  generated_query: string;
  is_good?: boolean;
  provider_id: string;
  auto_approve?: boolean;
};

export type NewMarks = { answer_id: string; bullets: { n: number; awarded: number }[]; reason?: string };

export type NewPaper = { plan: PaperPlan; seed?: number };

export type NewSchoolClass = { name: string; days?: number; max_pupils?: number };

export type Option = { id: string; text: string; correct: boolean; explanation?: string };

export type OutcomeProgress = {
  outcome_id: string;
  label: string;
  answer_count: number;
  marks_awarded: number;
  marks_available: number;
  marks_by_person: number;
  estimate: {
    status: 'new' | 'weak' | 'due' | 'strong';
    secure: boolean;
    expected_score: number;
    known: number;
    reason: string;
  } | null;
};

export type OwnAccount = { account?: Account };

export type OwnAssignments = {
  assignments: {
    id: string;
    title: string;
    subject: string;
    level: string;
    class_name: string;
    kind: 'practice' | 'paper';
    question_count: number;
    until_secure: boolean;
    minutes: number | null;
    total_marks: number | null;
    due_at: string | null;
    is_overdue: boolean;
    max_attempts: number;
    results_shown: boolean;
    attempts: { id: string; number: number; started_at: string; finished_at: string | null }[];
  }[];
};

export type OwnCourse = {
  subject: string;
  level: string;
  outcomes: {
    id?: string;
    label: string;
    area?: string;
    weight?: number;
    topics?: string[];
    tags?: string[];
  }[];
  bankLevels?: string[];
  exam?: { minutes: number; sections: { title: string; marks: number; outcomes?: string[] }[] };
};

export type OwnCourseView = {
  subject: string;
  level: string;
  outcomes: { id: string; label: string; weight: number; question_count: number }[];
  total_marks: number | null;
  course: {
    subject: string;
    level: string;
    outcomes: {
      id?: string;
      label: string;
      area?: string;
      weight?: number;
      topics?: string[];
      tags?: string[];
    }[];
    bankLevels?: string[];
    exam?: { minutes: number; sections: { title: string; marks: number; outcomes?: string[] }[] };
  };
};

export type OwnCourses = { courses: OwnCourseView[] };

export type OwnReport = {
  id: string;
  question_id: string;
  question: string;
  reason: string;
  created_at: string;
  outcome: 'waiting' | 'corrected' | 'kept' | 'removed';
  note: string | null;
  decided_at: string | null;
};

export type PaperAnswers = { responses: Record<string, string | Record<string, string>> };

export type PaperBlock = { section: string; rule: number | null; message: string };

export type PaperChoice = {
  seed: number;
  sections: { title: string; marks: number; questions: ChosenQuestion[] }[];
  blocks: PaperBlock[];
};

export type PaperPlan = {
  title: string;
  institution?: string;
  course?: { subject: string; level: string };
  minutes: number;
  instructions?: string[];
  sections: {
    title: string;
    marks?: number;
    marksEach?: number;
    questions?: string[];
    fill?: {
      count?: number;
      marks?: number;
      kinds?: ('mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match')[];
      subjects?: string[];
      levels?: string[];
      topics?: string[];
      outcomes?: string[];
      difficulty?: 'easy' | 'medium' | 'hard' | ('easy' | 'medium' | 'hard')[];
      tags?: string[];
      collection?: string;
      notUsedSinceDays?: number;
    }[];
  }[];
  neverTogether?: [string, string][];
  versions?: number;
  variantsPerVersion?: boolean;
  shuffle?: { questions?: boolean; options?: boolean; keepSortedOptions?: boolean };
  logo?: string;
};

export type PaperSummary = {
  id: string;
  title: string;
  minutes: number;
  marks: number;
  question_count: number;
  version_count: number;
  created_by: string;
  created_at: string;
};

export type PaperVersion = {
  label: string;
  marks: number;
  sections: {
    title: string;
    marks: number;
    questions: { id: string; bank_id: string; marks: number; topic: string | null; text: string }[];
  }[];
  notes: { question_id: string; message: string }[];
};

export type Papers = { papers: PaperSummary[] };

export type Part = {
  label: string;
  lead?: string;
  text: string;
  unit?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  parts?: SubPart[];
};

export type PartDraft = {
  label: string;
  lead?: string;
  text: string;
  unit?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  diagrams?: Diagram[];
  options?: Option[];
  solution?: SolutionStep[];
  parts?: SubPartDraft[];
};

export type PersonalCode = { personal_code: string };

export type PictureToDraw = { tex: string };

export type PlacedFinding = {
  rule: string;
  severity: 'info' | 'warning' | 'error';
  message: string;
  reason: string;
  evidence?: string;
  place: QuestionPlace;
  span?: { start: number; end: number };
  position?: { line: number; column: number };
  fix?: { title: string; certain: boolean };
};

export type PlainQuestion = {
  schema_version: 2;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  tags?: string[];
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
  parts?: Part[];
};

export type PlainQuestionInput = {
  schema_version: 1 | 2;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  tags?: string[];
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
  parts?: Part[];
};

export type PreviewedMaths = { html: (string | null)[] };

export type Principal = {
  id: string;
  roles: ('learner' | 'author' | 'expert' | 'teacher' | 'admin')[];
  institution: string;
};

export type Problem = {
  id: string;
  name: string;
  kind: 'tex' | 'photo';
  status: 'pending' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'interrupted';
  cancel_requested: boolean;
  step: string | null;
  error: { error: string; message: string } | null;
  run_id: string | null;
  version: number;
  digest: {
    text: string;
    kind: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    topic: string;
    difficulty: 'easy' | 'medium' | 'hard';
    confidence: number;
    errors: number;
    warnings: number;
    variants: number;
  } | null;
  usage: { calls: number; tokens: number; cost: number; unpriced: number };
  sent: {
    part: string;
    question_id: string | null;
    review_item_id: string | null;
    review: {
      state: 'waiting' | 'approved' | 'corrected' | 'rejected' | 'withdrawn';
      to_bank: boolean;
      sent_version: number;
      version: number | null;
      by: string | null;
      at: string | null;
      reason: string | null;
    } | null;
  }[];
  created_at: string;
  updated_at: string;
  ended_at: string | null;
  source: { path: string; index: number; tex: string | null; confidence: number | null; figures: string[] };
  wish: {
    variants?: ('numerical' | 'context' | 'conceptual' | 'calculus')[];
    alternate?: boolean;
    ideas?: boolean;
  };
  way: 'model' | 'rules';
  shown_version: number | null;
  content: ProblemContent;
  versions: {
    version: number;
    reason: 'processed' | 'edited' | 'varied' | 'approved' | 'corrected' | 'reopened';
    part: string;
    author: string;
    created_at: string;
    note: string | null;
  }[];
};

export type ProblemContent = {
  classification: {
    question_type: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    difficulty: 'easy' | 'medium' | 'hard';
    topic: string;
    subtopic: string;
    has_diagram: boolean;
    diagram_type: string | null;
    num_options: number | null;
    estimated_marks: number;
    key_concepts: string[];
    requires_calculus: boolean;
    confidence: number;
  };
  latex: string;
  tikz_code: string | null;
  ideas: {
    concepts: string[];
    formulas: string[];
    techniques: string[];
    difficulty_factors: string[];
  } | null;
  skipped: { step: string; reason: string }[];
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
  alternates: { name: string; latex: string }[];
  variants: { name: string; latex: string }[];
  made_by: { maker: string; name: string | null; model: string | null }[];
} | null;

export type ProblemEdit = { part: string; latex: string };

export type ProblemPage = {
  problems: ProblemSummary[];
  next: string | null;
  tally: {
    under_way: number;
    failed: number;
    finished: number;
    usage: { calls: number; tokens: number; cost: number; unpriced: number };
  };
  way: 'model' | 'rules';
  limits: { files: number; image_bytes: number; tex_bytes: number; upload_bytes: number };
};

export type ProblemSending = {
  part: string;
  to: 'bank' | 'review';
  to_bank?: boolean;
  subject?: string;
  level?: string;
  topic?: string;
};

export type ProblemSummary = {
  id: string;
  name: string;
  kind: 'tex' | 'photo';
  status: 'pending' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'interrupted';
  cancel_requested: boolean;
  step: string | null;
  error: { error: string; message: string } | null;
  run_id: string | null;
  version: number;
  digest: {
    text: string;
    kind: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    topic: string;
    difficulty: 'easy' | 'medium' | 'hard';
    confidence: number;
    errors: number;
    warnings: number;
    variants: number;
  } | null;
  usage: { calls: number; tokens: number; cost: number; unpriced: number };
  sent: {
    part: string;
    question_id: string | null;
    review_item_id: string | null;
    review: {
      state: 'waiting' | 'approved' | 'corrected' | 'rejected' | 'withdrawn';
      to_bank: boolean;
      sent_version: number;
      version: number | null;
      by: string | null;
      at: string | null;
      reason: string | null;
    } | null;
  }[];
  created_at: string;
  updated_at: string;
  ended_at: string | null;
};

export type Provenance = {
  maker: 'person' | 'import' | 'model' | 'rules' | 'item-model';
  name?: string;
  model?: string;
  prompt_hash?: string;
  parent_id?: string;
  relation?: 'variant' | 'conversion' | 'correction' | 'alternate';
  seed?: number;
  example_ids?: string[];
  created_at: string;
};

export type Pupil = { learner: string; name: string | null; number: number; joined_at: string };

export type PupilList = { csv: string };

export type PupilScript = {
  assignment: Assignment;
  learner: string;
  pupil: string;
  attempts: { id: string; number: number; started_at: string; finished_at: string | null }[];
  attempt: { id: string; number: number; started_at: string; finished_at: string | null } | null;
  questions: ScriptQuestion[];
};

export type QuestionDraft = {
  schema_version?: 1 | 2;
  id?: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  tags?: string[];
  source?: Source;
  provenance?: Provenance;
  diagrams?: Diagram[];
  options?: Option[];
  solution?: SolutionStep[];
  alternate_solutions?: SolutionStep[][];
  ideas?: SolutionStep[][];
  comments?: string[];
  parts?: PartDraft[];
  questions?: PlainQuestionInput[];
};

export type QuestionEdit = {
  version: number;
  tex?: string;
  metadata?: QuestionMetadata;
  marking_scheme?: {
    bullets: Bullet[];
    policies: MarkingPolicies;
    misconceptions: {
      tag: string;
      answer: string;
      explanation?: string;
      earns?: number[];
      weight?: number;
    }[];
  } | null;
  part_schemes?: { path: string; marking_scheme: MarkingScheme & (Record<string, unknown> | null) }[];
  note?: string;
  accept_findings?: boolean;
};

export type QuestionFindings = {
  id: string;
  version: number;
  tex: string;
  findings: PlacedFinding[];
  marks: EngineMark[];
  read: { equalities: number; judged: number; undecided: number; unread: number };
  coverage_warning: string | null;
};

export type QuestionIds = { ids: string[] };

export type QuestionInput = {
  schema_version: 1 | 2;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  tags?: string[];
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
  parts?: Part[];
  questions?: PlainQuestionInput[];
};

export type QuestionKind =
  | 'mcq_sc'
  | 'mcq_mc'
  | 'subjective'
  | 'integer'
  | 'assertion_reason'
  | 'passage'
  | 'match';

export type QuestionLabels = {
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  tags: string[];
  state: string;
};

export type QuestionMetadata = {
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  difficulty?: 'easy' | 'medium' | 'hard';
  marks?: number;
  tags?: string[];
};

export type QuestionPage = { questions: BankQuestion[]; next: string | null; total?: number };

export type QuestionPlace = { part?: number; field: string; step?: number };

export type QuestionReport = { reason: string; text?: string };

export type QuestionReview = {
  item_id: string;
  state: 'waiting' | 'approved' | 'corrected' | 'rejected' | 'withdrawn';
  is_reported: boolean;
  created_at: string;
  by: string | null;
  at: string | null;
  reason: string | null;
};

export type QuestionReviews = { reviews: QuestionReview[] };

export type QuestionSelection =
  | { ids: string[] }
  | {
      filter: {
        kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
        subject?: string;
        level?: string;
        topic?: string;
        outcome_id?: string;
        difficulty?: 'easy' | 'medium' | 'hard';
        tag?: string;
        collection?: string;
        parent_id?: string;
        state?: 'active' | 'retired' | 'deleted';
      };
      q?: string;
    };

export type QuestionState = 'active' | 'retired' | 'deleted';

export type QuestionStatistics = {
  versions: ItemStatistics[];
  responses: { question_version: number | null; part: string | null; response: string; count: number }[];
};

export type QuestionUses = {
  papers: { id: string; title: string; used_at: string }[];
  learners: number;
  courses: { subject: string; level: string }[];
  exports: { format: string; author: string; at: string }[];
  collections: { id: string; name: string }[];
};

export type QueueCheck = {
  name: 'queue_size' | 'oldest_pending_hours' | 'approval_rate';
  status: 'ok' | 'warning';
  value: number | null;
  limit: number;
  message: string;
};

export type QueuedExample = { item_id: string };

export type Readiness = {
  status: 'ready' | 'stopping' | 'database_down' | 'disk_full' | 'not_ready';
  database?: 'ok' | 'down';
  checks?: QueueCheck[];
};

export type RenderedPart = {
  label: string;
  lead?: string;
  text: string;
  table?: string;
  blank_table?: string;
  diagrams: Diagram[];
  options: { id: string; html: string; correct: boolean }[];
  answer?: string;
  solution: string[];
  marks?: number;
  response?:
    | 'choice'
    | 'choices'
    | 'number'
    | 'expression'
    | 'text'
    | 'prose'
    | 'table'
    | 'matches'
    | 'order'
    | 'code';
  unit?: string;
  parts?: {
    label: string;
    lead?: string;
    text: string;
    table?: string;
    blank_table?: string;
    diagrams: Diagram[];
    options: { id: string; html: string; correct: boolean }[];
    answer?: string;
    solution: string[];
    marks?: number;
    response?:
      | 'choice'
      | 'choices'
      | 'number'
      | 'expression'
      | 'text'
      | 'prose'
      | 'table'
      | 'matches'
      | 'order'
      | 'code';
    unit?: string;
  }[];
};

export type RenderedQuestion = {
  title?: string;
  vignette?: string;
  stem: string;
  table?: string;
  blank_table?: string;
  diagrams: Diagram[];
  options: { id: string; html: string; correct: boolean }[];
  answer?: string;
  solution: string[];
  parts?: RenderedPart[];
  alternate_solutions: string[][];
  ideas: string[][];
  questions?: {
    title?: string;
    vignette?: string;
    stem: string;
    table?: string;
    blank_table?: string;
    diagrams: Diagram[];
    options: { id: string; html: string; correct: boolean }[];
    answer?: string;
    solution: string[];
    parts?: RenderedPart[];
    alternate_solutions: string[][];
    ideas: string[][];
  }[];
};

export type ReportAnswer = { queued: boolean };

export type ResponseKind =
  | 'choice'
  | 'choices'
  | 'number'
  | 'expression'
  | 'text'
  | 'prose'
  | 'table'
  | 'matches'
  | 'order'
  | 'code';

export type ReturnRequest = { personal_code: string };

export type ReversalReason = { reason?: string };

export type ReviewAuditEntry = {
  item_id: string | null;
  at: string;
  actor: string;
  action:
    | 'queued'
    | 'raised'
    | 'approved'
    | 'rejected'
    | 'corrected'
    | 'undone'
    | 'reopened'
    | 'revoked'
    | 'withdrawn'
    | 'commented'
    | 'example_added'
    | 'example_revoked';
  detail?: unknown;
};

export type ReviewBackground = { upload: ReviewedUpload; reports: ReviewedReport[]; may_approve: boolean };

export type ReviewComment = { author: string; text: string; at: string };

export type ReviewDecision = {
  approved?: boolean;
  decision?: 'APPROVE' | 'REJECT' | 'CORRECT';
  corrected_query?: string | null;
  feedback?: string | null;
};

export type ReviewItem = {
  id: string;
  provider_id: string;
  natural_language_query: string;
  generated_query: string;
  is_good_example: boolean;
  status: 'pending_review' | 'approved' | 'rejected';
  involved_tables: string[];
  query_intent: string | null;
  complexity_level: string | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
  expert_corrected_query: string | null;
  created_at: string;
  record?: ReviewRecord;
};

export type ReviewQueueItem = {
  id: string;
  conversation_id: string | null;
  turn_id: string;
  provider_id: string;
  user_input: string;
  generated_query: string;
  confidence_score: number;
  validation_status: string;
  reason_for_review:
    | 'validation_failure'
    | 'negative_feedback'
    | 'low_confidence'
    | 'multiple_clarifications'
    | 'sent_by_author';
  created_at: string;
  priority: number;
  text?: string;
  status?: 'pending_review' | 'approved' | 'rejected';
  version?: number;
  claimed_by?: string | null;
  claimed_until?: string | null;
  has_photo?: boolean;
};

export type ReviewRecord = {
  text: string;
  status: 'pending_review' | 'approved' | 'rejected';
  version: number;
  claimed_by: string | null;
  claimed_until: string | null;
  turn_id: string;
  conversation_id: string | null;
  confidence_score: number;
  validation_status: string;
  clarification_count: number;
  reason_for_review:
    | 'validation_failure'
    | 'negative_feedback'
    | 'low_confidence'
    | 'multiple_clarifications'
    | 'sent_by_author';
  triggers: (
    | 'validation_failure'
    | 'negative_feedback'
    | 'low_confidence'
    | 'multiple_clarifications'
    | 'sent_by_author'
  )[];
  priority: number;
  decision: 'APPROVE' | 'REJECT' | 'CORRECT' | null;
  feedback: string | null;
  revoked_at: string | null;
  context?: unknown;
  user_feedback: TurnFeedback[];
  comments: ReviewComment[];
  history: ReviewAuditEntry[];
};

export type ReviewStats = {
  pending_reviews: number;
  status_breakdown: { pending_review?: number; approved?: number; rejected?: number };
  by_provider: Record<string, number>;
  oldest_pending: string | null;
  oldest_age_hours: number | null;
};

export type ReviewTrends = {
  days: { day: string; queued: number; approved: number; corrected: number; rejected: number }[];
  by_reason: Record<string, number>;
  by_provider: Record<string, number>;
  older_than_hours: Record<string, number>;
  approval_rate: number | null;
  waiting_hours: { under: number | null; count: number }[];
  by_source: Record<string, { approved: number; corrected: number; rejected: number }>;
  by_confidence: { from: number; approved: number; corrected: number; rejected: number }[];
  by_rule: Record<string, { approved: number; corrected: number; rejected: number }>;
};

export type ReviewedReport = {
  reason: string;
  comment: string | null;
  created_at: string;
  answers: { part: string | null; response: string; marks_awarded: number; marks_available: number }[];
};

export type ReviewedUpload = {
  name: string;
  part: string;
  kind: 'tex' | 'photo';
  photo: boolean;
  figures: string[];
  read_tex: string | null;
  confidence: number | null;
  latex: string | null;
  findings: {
    rule: string;
    severity: 'info' | 'warning' | 'error';
    message: string;
    span?: { start: number; end: number };
    position?: { line: number; column: number };
    field?: string;
    evidence?: string;
    fix?: {
      title: string;
      certain: boolean;
      edits: { span: { start: number; end: number }; replacement: string }[];
    };
  }[];
  subject: string | null;
  level: string | null;
  topic: string | null;
} | null;

export type Run = {
  id: string;
  kind: string;
  thread_id?: string;
  status: RunStatus;
  created_at: string;
  started_at?: string;
  ended_at?: string;
  cancel_requested: boolean;
  last_event_id: number;
  result?: unknown;
  error?: RunError;
};

export type RunError = { error: string; message: string };

export type RunPage = { runs: Run[]; next: string | null };

export type RunStatus = 'pending' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'interrupted';

export type SaveAnswer = {
  saved: { id: string; version: number; outcome: 'created' | 'updated' | 'unchanged' }[];
  findings: Finding[];
};

export type SaveRequest = { questions: QuestionDraft[] } | { tex: string };

export type SchoolClass = {
  id: string;
  name: string;
  teacher: string;
  created_at: string;
  join_code: { code: string; expires_at: string | null; max_pupils: number } | null;
  is_open: boolean;
};

export type SchoolClassChanges = { name: string };

export type SchoolClassWithPupils = {
  id: string;
  name: string;
  teacher: string;
  created_at: string;
  join_code: { code: string; expires_at: string | null; max_pupils: number } | null;
  is_open: boolean;
  pupils: Pupil[];
};

export type SchoolClasses = {
  classes: {
    id: string;
    name: string;
    teacher: string;
    created_at: string;
    join_code: { code: string; expires_at: string | null; max_pupils: number } | null;
    is_open: boolean;
    pupil_count: number;
  }[];
};

export type ScriptQuestion = {
  number: number;
  section: string | null;
  outcome_id: string;
  question: {
    id: string;
    source: 'local' | 'us' | 'past' | 'llm' | 'variant';
    subject: string;
    level: string;
    outcome_id: string;
    text: string;
    marks: number;
    marking_scheme?: { criteria: { step: string; marks: number; part?: string }[]; total_marks: number };
    metadata: {
      kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
      options?: { id: string; text: string; reason?: string }[];
      table?: {
        headings: [string, string];
        left: { id: string; text: string }[];
        right: { id: string; text: string }[];
      };
      response?:
        | 'choice'
        | 'choices'
        | 'number'
        | 'expression'
        | 'text'
        | 'prose'
        | 'table'
        | 'matches'
        | 'order'
        | 'code';
      blank_table?: { columns: string[]; rows: (string | null)[][] };
      stem?: string;
      parts?: {
        path: string;
        lead?: string;
        text: string;
        response:
          | 'choice'
          | 'choices'
          | 'number'
          | 'expression'
          | 'text'
          | 'prose'
          | 'table'
          | 'matches'
          | 'order'
          | 'code';
        marks: number;
        options?: { id: string; text: string; reason?: string }[];
        unit?: string;
        table?: {
          headings: [string, string];
          left: { id: string; text: string }[];
          right: { id: string; text: string }[];
        };
        blank_table?: { columns: string[]; rows: (string | null)[][] };
        diagram_svg?: string;
        solution?: ({ kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] })[];
        answer?:
          | { kind: 'choice'; correct: string[] }
          | { kind: 'integer'; value: number }
          | { kind: 'value'; tex: string; text: string }
          | { kind: 'matches'; pairs: { left: string; right: string }[] }
          | { kind: 'order'; order: string[] }
          | { kind: 'table'; cells: string[] }
          | { kind: 'code'; code: string };
        key?: {
          exact?: string;
          tolerance?: { relative?: number; absolute?: number };
          range?: { min?: number; max?: number; exclusive?: boolean };
          figures?: { min: number; max?: number };
          places?: number;
          unit?: 'required' | 'optional' | 'printed' | 'ignore';
          units?: string[];
          banned?: string[];
          sign?: 'ignore';
          direction?: string[];
          form?:
            | 'simplest'
            | 'expanded'
            | 'factorised'
            | 'completed_square'
            | 'surd'
            | 'rational_denominator'
            | 'scientific'
            | 'subject'
            | 'mixed'
            | 'any';
          notation?: 'point' | 'column';
          begins?: string;
          words?: string[][];
          accept?: string[];
          reject?: string[];
        };
      }[];
      questions?: {
        id: string;
        text: string;
        kind: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
        options?: { id: string; text: string; reason?: string }[];
        answer?:
          | { kind: 'choice'; correct: string[] }
          | { kind: 'integer'; value: number }
          | { kind: 'value'; tex: string; text: string }
          | { kind: 'matches'; pairs: { left: string; right: string }[] }
          | { kind: 'order'; order: string[] }
          | { kind: 'table'; cells: string[] }
          | { kind: 'code'; code: string };
        key?: {
          exact?: string;
          tolerance?: { relative?: number; absolute?: number };
          range?: { min?: number; max?: number; exclusive?: boolean };
          figures?: { min: number; max?: number };
          places?: number;
          unit?: 'required' | 'optional' | 'printed' | 'ignore';
          units?: string[];
          banned?: string[];
          sign?: 'ignore';
          direction?: string[];
          form?:
            | 'simplest'
            | 'expanded'
            | 'factorised'
            | 'completed_square'
            | 'surd'
            | 'rational_denominator'
            | 'scientific'
            | 'subject'
            | 'mixed'
            | 'any';
          notation?: 'point' | 'column';
          begins?: string;
          words?: string[][];
          accept?: string[];
          reject?: string[];
        };
      }[];
      diagram_svg?: string;
      variant_of?: string;
      difficulty?: 'easy' | 'medium' | 'hard';
      solution?: ({ kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] })[];
      answer?:
        | { kind: 'choice'; correct: string[] }
        | { kind: 'integer'; value: number }
        | { kind: 'value'; tex: string; text: string }
        | { kind: 'matches'; pairs: { left: string; right: string }[] }
        | { kind: 'order'; order: string[] }
        | { kind: 'table'; cells: string[] }
        | { kind: 'code'; code: string };
      key?: {
        exact?: string;
        tolerance?: { relative?: number; absolute?: number };
        range?: { min?: number; max?: number; exclusive?: boolean };
        figures?: { min: number; max?: number };
        places?: number;
        unit?: 'required' | 'optional' | 'printed' | 'ignore';
        units?: string[];
        banned?: string[];
        sign?: 'ignore';
        direction?: string[];
        form?:
          | 'simplest'
          | 'expanded'
          | 'factorised'
          | 'completed_square'
          | 'surd'
          | 'rational_denominator'
          | 'scientific'
          | 'subject'
          | 'mixed'
          | 'any';
        notation?: 'point' | 'column';
        begins?: string;
        words?: string[][];
        accept?: string[];
        reject?: string[];
      };
      item_model?: string;
      seed?: number;
    };
  } | null;
  answered: boolean;
  response: string | null;
  marks: {
    marking: {
      marks_awarded: number;
      marks_available: number;
      marks_by_person: number;
      parts?: {
        path: string;
        correct: boolean;
        marks_awarded: number;
        marks_available: number;
        marks_by_person: number;
        final_answer: string | null;
      }[];
      steps: {
        n: number;
        part?: string;
        step: string;
        example: string | null;
        marks_awarded: number;
        marks_available: number;
        via: 'exact' | 'follow-through' | 'implied' | 'answer-only' | 'person' | null;
        matched_line: string | null;
        for_person: boolean;
        rule: string;
      }[];
      mistakes: string[];
      wrong_steps?: { n: number; part?: string; reason: string }[];
      misconceptions?: { name: string; counter_example: string }[];
      idea?: string;
      final_answer: string | null;
      undecided: number[];
    };
    answers: { id: string; part: string | null }[];
    changes: {
      teacher: string;
      at: string;
      reason: string;
      part: string | null;
      marks_before: number;
      marks_after: number;
      marks_available: number;
      is_first: boolean;
    }[];
  } | null;
};

export type SelectionExport = {
  selection: QuestionSelection;
  format:
    | 'tex'
    | 'json'
    | 'jsonl'
    | 'docx'
    | 'csv'
    | 'xlsx'
    | 'gift'
    | 'anki'
    | 'exam'
    | 'xsim'
    | 'amc'
    | 'moodle'
    | 'stack'
    | 'qti3'
    | 'qti2'
    | 'canvas';
};

export type SentQuestion = { review_item_id: string };

export type Session = {
  id: string;
  user: string;
  key_id: string | null;
  device: string;
  is_current: boolean;
  created_at: string;
  used_at: string;
  expires_at: string;
};

export type SessionKey = { key: string };

export type Sessions = { sessions: Session[] };

export type SetTexts = { html: string[] };

export type SignInProviders = { providers: { id: string; name: string }[] };

export type SolutionStep = { kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] };

export type Source = {
  origin?: 'local' | 'us' | 'past' | 'llm' | 'variant';
  path?: string;
  index?: number;
  content_hash?: string;
};

export type SqaCourse = {
  subject: string;
  level: string;
  outcomes: { id: string; label: string; weight: number; has_questions: boolean }[];
  total_marks: number | null;
  exam_minutes: number | null;
  is_own: boolean;
  notes: string[];
};

export type SqaQuestion = {
  id: string;
  source: 'local' | 'us' | 'past' | 'llm' | 'variant';
  subject: string;
  level: string;
  outcome_id: string;
  text: string;
  marks: number;
  marking_scheme?: { criteria: { step: string; marks: number; part?: string }[]; total_marks: number };
  metadata: {
    kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    options?: { id: string; text: string; reason?: string }[];
    table?: {
      headings: [string, string];
      left: { id: string; text: string }[];
      right: { id: string; text: string }[];
    };
    response?:
      | 'choice'
      | 'choices'
      | 'number'
      | 'expression'
      | 'text'
      | 'prose'
      | 'table'
      | 'matches'
      | 'order'
      | 'code';
    blank_table?: { columns: string[]; rows: (string | null)[][] };
    stem?: string;
    parts?: {
      path: string;
      lead?: string;
      text: string;
      response:
        | 'choice'
        | 'choices'
        | 'number'
        | 'expression'
        | 'text'
        | 'prose'
        | 'table'
        | 'matches'
        | 'order'
        | 'code';
      marks: number;
      options?: { id: string; text: string; reason?: string }[];
      unit?: string;
      table?: {
        headings: [string, string];
        left: { id: string; text: string }[];
        right: { id: string; text: string }[];
      };
      blank_table?: { columns: string[]; rows: (string | null)[][] };
      diagram_svg?: string;
      solution?: ({ kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] })[];
      answer?:
        | { kind: 'choice'; correct: string[] }
        | { kind: 'integer'; value: number }
        | { kind: 'value'; tex: string; text: string }
        | { kind: 'matches'; pairs: { left: string; right: string }[] }
        | { kind: 'order'; order: string[] }
        | { kind: 'table'; cells: string[] }
        | { kind: 'code'; code: string };
      key?: {
        exact?: string;
        tolerance?: { relative?: number; absolute?: number };
        range?: { min?: number; max?: number; exclusive?: boolean };
        figures?: { min: number; max?: number };
        places?: number;
        unit?: 'required' | 'optional' | 'printed' | 'ignore';
        units?: string[];
        banned?: string[];
        sign?: 'ignore';
        direction?: string[];
        form?:
          | 'simplest'
          | 'expanded'
          | 'factorised'
          | 'completed_square'
          | 'surd'
          | 'rational_denominator'
          | 'scientific'
          | 'subject'
          | 'mixed'
          | 'any';
        notation?: 'point' | 'column';
        begins?: string;
        words?: string[][];
        accept?: string[];
        reject?: string[];
      };
    }[];
    questions?: {
      id: string;
      text: string;
      kind: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
      options?: { id: string; text: string; reason?: string }[];
      answer?:
        | { kind: 'choice'; correct: string[] }
        | { kind: 'integer'; value: number }
        | { kind: 'value'; tex: string; text: string }
        | { kind: 'matches'; pairs: { left: string; right: string }[] }
        | { kind: 'order'; order: string[] }
        | { kind: 'table'; cells: string[] }
        | { kind: 'code'; code: string };
      key?: {
        exact?: string;
        tolerance?: { relative?: number; absolute?: number };
        range?: { min?: number; max?: number; exclusive?: boolean };
        figures?: { min: number; max?: number };
        places?: number;
        unit?: 'required' | 'optional' | 'printed' | 'ignore';
        units?: string[];
        banned?: string[];
        sign?: 'ignore';
        direction?: string[];
        form?:
          | 'simplest'
          | 'expanded'
          | 'factorised'
          | 'completed_square'
          | 'surd'
          | 'rational_denominator'
          | 'scientific'
          | 'subject'
          | 'mixed'
          | 'any';
        notation?: 'point' | 'column';
        begins?: string;
        words?: string[][];
        accept?: string[];
        reject?: string[];
      };
    }[];
    diagram_svg?: string;
    variant_of?: string;
    difficulty?: 'easy' | 'medium' | 'hard';
    solution?: ({ kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] })[];
    answer?:
      | { kind: 'choice'; correct: string[] }
      | { kind: 'integer'; value: number }
      | { kind: 'value'; tex: string; text: string }
      | { kind: 'matches'; pairs: { left: string; right: string }[] }
      | { kind: 'order'; order: string[] }
      | { kind: 'table'; cells: string[] }
      | { kind: 'code'; code: string };
    key?: {
      exact?: string;
      tolerance?: { relative?: number; absolute?: number };
      range?: { min?: number; max?: number; exclusive?: boolean };
      figures?: { min: number; max?: number };
      places?: number;
      unit?: 'required' | 'optional' | 'printed' | 'ignore';
      units?: string[];
      banned?: string[];
      sign?: 'ignore';
      direction?: string[];
      form?:
        | 'simplest'
        | 'expanded'
        | 'factorised'
        | 'completed_square'
        | 'surd'
        | 'rational_denominator'
        | 'scientific'
        | 'subject'
        | 'mixed'
        | 'any';
      notation?: 'point' | 'column';
      begins?: string;
      words?: string[][];
      accept?: string[];
      reject?: string[];
    };
    item_model?: string;
    seed?: number;
  };
};

export type SqaQuestionInput = {
  id: string;
  source?: 'local' | 'us' | 'past' | 'llm' | 'variant';
  subject: string;
  level: string;
  outcome_id: string;
  text: string;
  marks: number;
  marking_scheme?: { criteria: { step: string; marks: number; part?: string }[]; total_marks?: number };
  metadata?: {
    kind?: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
    options?: { id: string; text: string; reason?: string }[];
    table?: {
      headings: [string, string];
      left: { id: string; text: string }[];
      right: { id: string; text: string }[];
    };
    response?:
      | 'choice'
      | 'choices'
      | 'number'
      | 'expression'
      | 'text'
      | 'prose'
      | 'table'
      | 'matches'
      | 'order'
      | 'code';
    blank_table?: { columns: string[]; rows: (string | null)[][] };
    stem?: string;
    parts?: {
      path: string;
      lead?: string;
      text: string;
      response:
        | 'choice'
        | 'choices'
        | 'number'
        | 'expression'
        | 'text'
        | 'prose'
        | 'table'
        | 'matches'
        | 'order'
        | 'code';
      marks: number;
      options?: { id: string; text: string; reason?: string }[];
      unit?: string;
      table?: {
        headings: [string, string];
        left: { id: string; text: string }[];
        right: { id: string; text: string }[];
      };
      blank_table?: { columns: string[]; rows: (string | null)[][] };
      diagram_svg?: string;
      solution?: ({ kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] })[];
      answer?:
        | { kind: 'choice'; correct: string[] }
        | { kind: 'integer'; value: number }
        | { kind: 'value'; tex: string; text: string }
        | { kind: 'matches'; pairs: { left: string; right: string }[] }
        | { kind: 'order'; order: string[] }
        | { kind: 'table'; cells: string[] }
        | { kind: 'code'; code: string };
      key?: {
        exact?: string;
        tolerance?: { relative?: number; absolute?: number };
        range?: { min?: number; max?: number; exclusive?: boolean };
        figures?: { min: number; max?: number };
        places?: number;
        unit?: 'required' | 'optional' | 'printed' | 'ignore';
        units?: string[];
        banned?: string[];
        sign?: 'ignore';
        direction?: string[];
        form?:
          | 'simplest'
          | 'expanded'
          | 'factorised'
          | 'completed_square'
          | 'surd'
          | 'rational_denominator'
          | 'scientific'
          | 'subject'
          | 'mixed'
          | 'any';
        notation?: 'point' | 'column';
        begins?: string;
        words?: string[][];
        accept?: string[];
        reject?: string[];
      };
    }[];
    questions?: {
      id: string;
      text: string;
      kind: 'mcq_sc' | 'mcq_mc' | 'subjective' | 'integer' | 'assertion_reason' | 'passage' | 'match';
      options?: { id: string; text: string; reason?: string }[];
      answer?:
        | { kind: 'choice'; correct: string[] }
        | { kind: 'integer'; value: number }
        | { kind: 'value'; tex: string; text: string }
        | { kind: 'matches'; pairs: { left: string; right: string }[] }
        | { kind: 'order'; order: string[] }
        | { kind: 'table'; cells: string[] }
        | { kind: 'code'; code: string };
      key?: {
        exact?: string;
        tolerance?: { relative?: number; absolute?: number };
        range?: { min?: number; max?: number; exclusive?: boolean };
        figures?: { min: number; max?: number };
        places?: number;
        unit?: 'required' | 'optional' | 'printed' | 'ignore';
        units?: string[];
        banned?: string[];
        sign?: 'ignore';
        direction?: string[];
        form?:
          | 'simplest'
          | 'expanded'
          | 'factorised'
          | 'completed_square'
          | 'surd'
          | 'rational_denominator'
          | 'scientific'
          | 'subject'
          | 'mixed'
          | 'any';
        notation?: 'point' | 'column';
        begins?: string;
        words?: string[][];
        accept?: string[];
        reject?: string[];
      };
    }[];
    diagram_svg?: string;
    variant_of?: string;
    difficulty?: 'easy' | 'medium' | 'hard';
    solution?: ({ kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] })[];
    answer?:
      | { kind: 'choice'; correct: string[] }
      | { kind: 'integer'; value: number }
      | { kind: 'value'; tex: string; text: string }
      | { kind: 'matches'; pairs: { left: string; right: string }[] }
      | { kind: 'order'; order: string[] }
      | { kind: 'table'; cells: string[] }
      | { kind: 'code'; code: string };
    key?: {
      exact?: string;
      tolerance?: { relative?: number; absolute?: number };
      range?: { min?: number; max?: number; exclusive?: boolean };
      figures?: { min: number; max?: number };
      places?: number;
      unit?: 'required' | 'optional' | 'printed' | 'ignore';
      units?: string[];
      banned?: string[];
      sign?: 'ignore';
      direction?: string[];
      form?:
        | 'simplest'
        | 'expanded'
        | 'factorised'
        | 'completed_square'
        | 'surd'
        | 'rational_denominator'
        | 'scientific'
        | 'subject'
        | 'mixed'
        | 'any';
      notation?: 'point' | 'column';
      begins?: string;
      words?: string[][];
      accept?: string[];
      reject?: string[];
    };
    item_model?: string;
    seed?: number;
  };
};

export type SqaSpec = {
  outcomes: { id: string; label: string; weight: number }[];
  assessment_structure: { section: string; outcome_ids: string[]; marks: number }[];
};

export type SubPart = {
  label: string;
  lead?: string;
  text: string;
  unit?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
};

export type SubPartDraft = {
  label: string;
  lead?: string;
  text: string;
  unit?: string;
  table?: MatchTable;
  blank_table?: BlankTable;
  response?: ResponseKind;
  answer?: Answer;
  key?: AnswerKey;
  marks?: number;
  marking_scheme?: MarkingScheme;
  diagrams?: Diagram[];
  options?: Option[];
  solution?: SolutionStep[];
};

export type TexInspection = {
  tex: string;
  findings: PlacedFinding[];
  marks: EngineMark[];
  read: { equalities: number; judged: number; undecided: number; unread: number };
  coverage_warning: string | null;
};

export type TexToInspect = { tex: string };

export type TextToCheck = { provider_id: string; text: string };

export type TextsToSet = { texts: string[]; inline?: boolean };

export type Thread = {
  thread_id: string;
  created_at: string;
  updated_at: string;
  state_updated_at: string;
  metadata: Record<string, unknown>;
  status: ThreadStatus;
  config: Record<string, unknown>;
  edited_at: string | null;
  values?: unknown;
  interrupts: Record<string, unknown>;
};

export type ThreadState = {
  values?: unknown;
  next: string[];
  tasks: unknown[];
  metadata?: unknown;
  created_at: string | null;
  checkpoint: Checkpoint;
  parent_checkpoint: Checkpoint;
};

export type ThreadStatus = 'idle' | 'busy' | 'interrupted' | 'error';

export type Turn = {
  turn_id?: string | null;
  conversation_id?: string | null;
  provider_id: string;
  user_input: string;
  generated_query: string;
  confidence_score: number;
  validation_status: string;
  clarification_count?: number;
  context?: Record<string, unknown>;
};

export type TurnAnswer = {
  turn_id: string;
  queued: boolean;
  item_id: string | null;
  reason_for_review:
    | 'validation_failure'
    | 'negative_feedback'
    | 'low_confidence'
    | 'multiple_clarifications'
    | 'sent_by_author'
    | null;
  triggers: (
    | 'validation_failure'
    | 'negative_feedback'
    | 'low_confidence'
    | 'multiple_clarifications'
    | 'sent_by_author'
  )[];
  priority: number | null;
};

export type TurnFeedback = {
  user: string;
  rating: 'up' | 'down';
  category: string | null;
  text: string | null;
  corrected_query: string | null;
  created_at: string;
};

export type UndoReport = { undone: number; stale: string[] };

export type UploadAnswer = { problems: ProblemSummary[]; refused: { name: string; reason: string }[] };

export type VariantOrder = { type: 'numerical' | 'context' | 'conceptual' | 'calculus' };

export type VersionList = {
  versions: {
    version: number;
    created_at: string;
    author: string | null;
    reason:
      | 'created'
      | 'imported'
      | 'edited'
      | 'restored'
      | 'approved'
      | 'corrected'
      | 'copied'
      | 'varied'
      | 'converted'
      | 'retagged'
      | 'classified'
      | 'undone'
      | null;
    note: string | null;
    findings: {
      rule: string;
      severity: 'info' | 'warning' | 'error';
      message: string;
      span?: { start: number; end: number };
      position?: { line: number; column: number };
      field?: string;
      evidence?: string;
      fix?: {
        title: string;
        certain: boolean;
        edits: { span: { start: number; end: number }; replacement: string }[];
      };
    }[];
  }[];
};

export type VersionRestore = { from: number; version: number };
