import { LOW_CONFIDENCE } from '../../domain/classification.ts';
import { Fault } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { ScanResult } from '../../domain/pipeline-result.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { ModelUsage } from '../../ports/model.ts';
import type { Asking } from '../ask-role.ts';
import { askUntilSound } from '../authoring/ask-until-sound.ts';
import { examineHere } from '../authoring/examiner.ts';
import { needsModel } from '../needs-model.ts';
import { type Source, textOfSource } from '../source.ts';
import { mendTex, wrongNumbers } from './inspect-scan.ts';
import { missingSections } from './missing-sections.ts';
import { NO_QUESTION } from './scanned-tex.ts';
import { scannerRoleFor } from './scanner-roles.ts';

export type ScanOutcome = ScanResult & {
  readonly questions: readonly Question[];
  /** What the reader noticed, what is missing, and what the transcriber was unsure of. */
  readonly findings: readonly Finding[];
  readonly missing: readonly string[];
  readonly provenance: Provenance;
  readonly usage?: ModelUsage;
};

/**
 * Transcribes the question of a source with the document for its kind. What cannot be read, and a solution of the
 * model's own that does not compute, goes back to it, at most twice.
 */
export async function scanWithModel(source: Source, kind: string, asking: Asking): Promise<ScanOutcome> {
  const { examiner = examineHere } = asking;
  const { value, usage, provenance, findings, raw } = await askUntilSound(
    {
      role: scannerRoleFor(kind),
      variables: { source: textOfSource(source) },
      source,
      examine: async (tex) => (tex === NO_QUESTION ? [] : examiner.scan(tex)),
      spell: (tex) => tex,
    },
    asking,
  );
  if (value === undefined || provenance === undefined)
    throw new Fault('model-misbehaved', findings[0]?.message ?? 'The model gave no usable reply.', {
      facts: { raw },
    });
  if (value === NO_QUESTION) throw new Fault('invalid-input', `${source.name} holds no question.`);
  const outcome = examine(mendTex(value), provenance, QuestionKind.safeParse(kind).data);
  return { ...outcome, findings: [...outcome.findings, ...wrongNumbers(outcome.latex)], usage };
}

/** Reads TeX and prints it in the normal form; a picture that nobody read needs a model. */
export function scanByRules(source: Source, now: Date, kind?: string): ScanOutcome {
  if (source.kind === 'images') throw needsModel('Reading a photo');
  const provenance: Provenance = { maker: 'rules', name: 'scanner', createdAt: now.toISOString() };
  const outcome = examine(source.text, provenance, QuestionKind.safeParse(kind).data);
  if (outcome.questions.length === 0) throw new Fault('invalid-input', `${source.name} holds no question.`);
  return { ...outcome, findings: [...outcome.findings, ...lowConfidence(source.confidence)] };
}

function lowConfidence(reading = 1): Finding[] {
  if (reading >= LOW_CONFIDENCE) return [];
  const message = `The photo was read by rules and is ${Math.round(reading * 100)}% sure; compare it with the picture.`;
  return [{ rule: 'low-confidence-reading', severity: 'warning', message }];
}

/** LaTeX that cannot be read without errors is answered as it is, with what is wrong. */
function examine(tex: string, provenance: Provenance, kind?: QuestionKind): ScanOutcome {
  const document = readQuestions(tex);
  const questions = document.questions.map(({ question }) => ({ ...question, provenance }));
  const missing = questions.flatMap((question) => missingSections(question, kind));
  const broken = hasErrors(document.findings) || questions.length === 0;
  const comments = questions.flatMap(commentsOf);
  return {
    latex: broken ? tex : printQuestions(questions),
    has_diagram: questions.some(hasDiagram),
    raw_diagram_description: noted(comments, 'diagram')[0] ?? null,
    questions,
    missing,
    findings: [
      ...document.findings.filter(({ rule }) => rule !== 'question-has-solution'),
      ...missing.map(missingFinding),
      ...remarksOf(comments),
    ],
    provenance,
  };
}

function commentsOf(question: Question): string[] {
  return [question, ...(question.questions ?? [])].flatMap(({ comments }) => comments);
}

function hasDiagram(question: Question): boolean {
  return [question, ...(question.questions ?? [])].some(({ diagrams }) => diagrams.length > 0);
}

/** Comments such as `diagram: …`, without their label. */
function noted(comments: readonly string[], label: string): string[] {
  return comments
    .map((comment) => comment.replace(/^[%\s]+/, ''))
    .filter((comment) => comment.startsWith(`${label}:`))
    .map((comment) => comment.slice(label.length + 1).trim());
}

function missingFinding(section: string): Finding {
  return {
    rule: 'missing-section',
    severity: 'error',
    message: `The ${section} could not be found.`,
    field: section,
  };
}

function remarksOf(comments: readonly string[]): Finding[] {
  const remark = (rule: string, message: string): Finding => ({ rule, severity: 'warning', message });
  return [
    ...noted(comments, 'unsure').map((what) => remark('unsure-transcription', `To be checked: ${what}`)),
    ...noted(comments, 'check').map((what) => remark('doubtful-source', `The source is in doubt: ${what}`)),
    ...noted(comments, 'solution').map(() =>
      remark('proposed-solution', 'The solution is not in the source; the model proposes it.'),
    ),
  ];
}
