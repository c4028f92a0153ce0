// Written by `npm run api-types` from /openapi.json; do not edit.

export type Answer =
  | { kind: 'choice'; correct: string[] }
  | { kind: 'integer'; value: number }
  | { kind: 'value'; tex: string; text: string }
  | { kind: 'matches'; pairs: { left: string; right: string }[] };

export type BankQuestion = {
  schema_version: 1;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  answer?: Answer;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  marks?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
  questions?: PlainQuestion[];
  version: number;
  created_at: string;
  updated_at: string;
  text: string;
  tex?: string;
  html?: RenderedQuestion;
};

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

export type Diagram =
  | { kind: 'tikz'; tex: string }
  | { kind: 'image'; path: string; options?: string }
  | { kind: 'placeholder'; name: string; commented: boolean };

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
    }
  | { kind: 'wording'; any_of: string[]; none_of?: string[]; when?: string }
  | { kind: 'points'; points: string[][]; at_least: number }
  | { kind: 'choice'; correct: string[] }
  | { kind: 'person'; reason: string };

export type Facets = {
  total: number;
  kinds: { value: string; count: number }[];
  subjects: { value: string; count: number }[];
  levels: { value: string; count: number }[];
  topics: { value: string; count: number }[];
};

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

export type Health = { status: 'ok'; version: string };

export type HitPage = {
  hits: { question: BankQuestion; score: number; excerpt: string }[];
  next: string | null;
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

export type Option = { id: string; text: string; correct: boolean; explanation?: string };

export type PlainQuestion = {
  schema_version: 1;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  answer?: Answer;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  marks?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
};

export type Principal = { id: string; roles: ('learner' | 'author' | 'expert' | 'admin')[] };

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

export type Question = {
  schema_version: 1;
  id: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  answer?: Answer;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  marks?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  source?: Source;
  provenance?: Provenance;
  diagrams: Diagram[];
  options: Option[];
  solution: SolutionStep[];
  alternate_solutions: SolutionStep[][];
  ideas: SolutionStep[][];
  comments: string[];
  questions?: PlainQuestion[];
};

export type QuestionDraft = {
  schema_version?: 1;
  id?: string;
  kind: QuestionKind;
  vignette?: string;
  stem: string;
  title?: string;
  table?: MatchTable;
  answer?: Answer;
  marking_scheme?: MarkingScheme;
  subject?: string;
  level?: string;
  topic?: string;
  outcome_id?: string;
  marks?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  source?: Source;
  provenance?: Provenance;
  diagrams?: Diagram[];
  options?: Option[];
  solution?: SolutionStep[];
  alternate_solutions?: SolutionStep[][];
  ideas?: SolutionStep[][];
  comments?: string[];
  questions?: PlainQuestion[];
};

export type QuestionKind =
  | 'mcq_sc'
  | 'mcq_mc'
  | 'subjective'
  | 'integer'
  | 'assertion_reason'
  | 'passage'
  | 'match';

export type QuestionPage = { questions: BankQuestion[]; next: string | null; total?: number };

export type Readiness = { status: 'ready' | 'stopping' | 'database_down'; database: 'ok' | 'down' };

export type RenderedQuestion = {
  title?: string;
  vignette?: string;
  stem: string;
  table?: string;
  diagrams: Diagram[];
  options: { id: string; html: string; correct: boolean }[];
  answer?: string;
  solution: string;
  alternate_solutions: string[];
  ideas: string[];
  questions?: {
    title?: string;
    vignette?: string;
    stem: string;
    table?: string;
    diagrams: Diagram[];
    options: { id: string; html: string; correct: boolean }[];
    answer?: string;
    solution: string;
    alternate_solutions: string[];
    ideas: string[];
  }[];
};

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

export type SolutionStep = { kind: 'prose'; tex: string } | { kind: 'display'; lines: string[] };

export type Source = {
  origin?: 'local' | 'us' | 'past' | 'llm' | 'variant';
  path?: string;
  index?: number;
  content_hash?: string;
};

export type VersionList = { versions: { version: number; created_at: string }[] };
