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
import { UNUSABLE_REPLY } from '../authoring/authored.ts';
import { type CheckedCallContext, callWithChecks } from '../authoring/call-with-checks.ts';
import { findMissingSections } from '../authoring/missing-sections.ts';
import { createNeedsModelFault } from '../needs-model.ts';
import { getSourceText, type SourceMaterial } from '../source-material.ts';
import { type checkScan, findWrongNumbers, repairTex } from './check-scan.ts';
import { NO_QUESTION } from './scanned-tex.ts';
import { getScannerRole } from './scanner-roles.ts';

/** The transcription of a source. */
export type ScanOutcome = ScanResult & {
  readonly questions: readonly Question[];
  /** Reading errors, missing sections, and text that the transcription marks as unsure. */
  readonly findings: readonly Finding[];
  readonly missing: readonly string[];
  readonly provenance: Provenance;
  readonly usage?: ModelUsage;
};

/**
 * Calls a model to transcribe the question of a source, with the prompt document for its kind. LaTeX that cannot be read,
 * and a wrong solution that the model added, are returned to the model at most twice.
 */
export async function scanWithModel(
  source: SourceMaterial,
  kind: string,
  context: CheckedCallContext<typeof checkScan>,
): Promise<ScanOutcome> {
  const { value, usage, provenance, findings, raw } = await callWithChecks(
    {
      role: getScannerRole(kind),
      variables: { source: getSourceText(source) },
      source,
      check: async (tex) => (tex === NO_QUESTION ? [] : context.check(tex)),
      format: (tex) => tex,
    },
    context,
  );
  if (value === undefined || provenance === undefined)
    throw new Fault('model-misbehaved', findings[0]?.message ?? UNUSABLE_REPLY, { facts: { raw } });
  if (value === NO_QUESTION) throw new Fault('invalid-input', `${source.name} contains no question.`);
  const outcome = readScan(repairTex(value), provenance, QuestionKind.safeParse(kind).data);
  return { ...outcome, findings: [...outcome.findings, ...findWrongNumbers(outcome.latex)], usage };
}

/**
 * Splits the transcription of a page with several questions into one transcription for each question. If its LaTeX cannot be
 * read, it is returned unsplit, with a finding.
 */
export function splitScan(scan: ScanOutcome): ScanOutcome[] {
  const { questions, latex, provenance, usage } = scan;
  if (questions.length < 2) return [scan];
  if (hasErrors(readQuestions(latex).findings.filter(({ rule }) => rule !== 'question-has-solution'))) {
    const message = `The text contains ${questions.length} questions, but it has errors, so it was not split.`;
    return [
      { ...scan, findings: [...scan.findings, { rule: 'several-questions', severity: 'error', message }] },
    ];
  }
  return questions.map((question, index) => {
    const single = readScan(printQuestions([question]), provenance);
    const findings = [...single.findings, ...findWrongNumbers(single.latex)];
    return { ...single, findings, ...(index === 0 && usage && { usage }) };
  });
}

/** Reads the questions of a TeX source and prints them again; throws `needs-model` for an image. */
export function scanByRules(source: SourceMaterial, now: Date, kind?: string): ScanOutcome {
  if (source.kind === 'images') throw createNeedsModelFault('Reading a photo');
  const provenance: Provenance = { maker: 'rules', name: 'scanner', createdAt: now.toISOString() };
  const outcome = readScan(source.text, provenance, QuestionKind.safeParse(kind).data);
  if (outcome.questions.length === 0)
    throw new Fault('invalid-input', `${source.name} contains no question.`);
  return { ...outcome, findings: [...outcome.findings, ...warnLowConfidence(source.confidence)] };
}

function warnLowConfidence(confidence = 1): Finding[] {
  if (confidence >= LOW_CONFIDENCE) return [];
  const message = `The photo was read by rules with a confidence of ${Math.round(confidence * 100)}%; compare it with the photo.`;
  return [{ rule: 'low-confidence-reading', severity: 'warning', message }];
}

/** Reads a transcription; LaTeX with reading errors is returned unchanged, with its findings. */
function readScan(tex: string, provenance: Provenance, kind?: QuestionKind): ScanOutcome {
  const document = readQuestions(tex);
  const questions = document.questions.map(({ question }) => ({ ...question, provenance }));
  const missing = questions.flatMap((question) => findMissingSections(question, kind));
  const isBroken = hasErrors(document.findings) || questions.length === 0;
  const comments = questions.flatMap(listComments);
  return {
    latex: isBroken ? tex : printQuestions(questions),
    has_diagram: questions.some(hasDiagram),
    raw_diagram_description: findNotes(comments, 'diagram')[0] ?? null,
    questions,
    missing,
    findings: [
      ...document.findings.filter(({ rule }) => rule !== 'question-has-solution'),
      ...missing.map(createMissingFinding),
      ...toWarnings(comments),
    ],
    provenance,
  };
}

function listComments(question: Question): string[] {
  return [question, ...(question.questions ?? [])].flatMap(({ comments }) => comments);
}

function hasDiagram(question: Question): boolean {
  return [question, ...(question.questions ?? [])].some(({ diagrams }) => diagrams.length > 0);
}

/** Lists the texts of comments with a label, such as `% diagram: …`. */
function findNotes(comments: readonly string[], label: string): string[] {
  return comments
    .map((comment) => comment.replace(/^[%\s]+/, ''))
    .filter((comment) => comment.startsWith(`${label}:`))
    .map((comment) => comment.slice(label.length + 1).trim());
}

function createMissingFinding(section: string): Finding {
  const message = `The ${section} could not be found.`;
  return { rule: 'missing-section', severity: 'error', message, field: section };
}

/** Converts the comments with which a model reports doubts to warnings. */
function toWarnings(comments: readonly string[]): Finding[] {
  const createWarning = (rule: string, message: string): Finding => ({ rule, severity: 'warning', message });
  return [
    ...findNotes(comments, 'unsure').map((note) =>
      createWarning('unsure-transcription', `The transcription is unsure: ${note}`),
    ),
    ...findNotes(comments, 'check').map((note) =>
      createWarning('doubtful-source', `The source may be wrong: ${note}`),
    ),
    ...findNotes(comments, 'solution').map(() =>
      createWarning('proposed-solution', 'The solution is not in the source; the model wrote it.'),
    ),
  ];
}
