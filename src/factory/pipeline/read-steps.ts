import { type ScanOutcome, splitScan } from '../../agents/scanner/scan-question.ts';
import { LOW_CONFIDENCE } from '../../domain/classification.ts';
import { Fault } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import { readMetadataComments } from '../../domain/metadata-comments.ts';
import { selectQuestions } from '../intake/split-questions.ts';
import type { PipelineStep, StepDependencies } from './pipeline-step.ts';

/** Classifies the source: question type, topic, difficulty and confidence. */
export const classifyStep: PipelineStep = async (_state, { agents, item, workOptions }) => {
  const { classification, isDoubtful, provenance } = await agents.classify(item.source, workOptions);
  const { question_type, topic, subtopic, confidence } = classification;
  const percent = Math.round(confidence * 100);
  const message = `The confidence of the classification is ${percent}%, below ${LOW_CONFIDENCE * 100}%.`;
  const warning: Finding = { rule: 'low-confidence', severity: 'warning', message, field: 'classification' };
  return {
    outcome: isDoubtful ? 'flagged' : 'done',
    note: `${question_type}, ${topic} / ${subtopic}, ${percent}% sure`,
    update: { classification },
    records: { provenance: [provenance], findings: isDoubtful ? [warning] : [] },
  };
};

/** Reads the source as a question in LaTeX. Of several questions, the first is processed; the others become items of their own. */
export const scanStep: PipelineStep = async (state, deps) => {
  const kind = state.classification?.question_type;
  const scans = splitScan(await readQuestion(kind, deps)).map((scan, index) => ({
    scan,
    position: index + 1,
  }));
  const [selected, ...others] = selectQuestions(scans, deps.item.range);
  // A text is the text of one question, so further questions in a reply are not in the source.
  const keepsOthers = deps.item.source.kind === 'images' || others.length === 0;
  if (selected === undefined)
    throw new Fault('invalid-input', `${deps.item.source.name} contains no question.`);
  const { position } = selected;
  const scan = keepsOthers ? selected.scan : reportOthers(selected.scan, others.length);
  const { latex, raw_diagram_description: figureDescription, has_diagram: hasFigure } = scan;
  const [firstQuestion] = scan.questions;
  const question = firstQuestion === undefined ? null : readMetadataComments(firstQuestion);
  const missingText = scan.missing.length === 0 ? '' : `, without ${scan.missing.join(', ')}`;
  const countText =
    scans.length === 1 || !keepsOthers ? '' : `; question ${position} of ${scans.length} on the page`;
  const further = (keepsOthers ? others : []).map((other) => ({
    position: other.position,
    latex: other.scan.latex,
  }));
  return {
    outcome: hasErrors(scan.findings) ? 'flagged' : 'done',
    note: question === null ? 'cannot be read as a question' : `${question.kind}${missingText}${countText}`,
    update: {
      question,
      latex,
      figureDescription,
      hasFigure,
      further,
      ...(scans.length > 1 && keepsOthers && { position }),
    },
    records: { provenance: [scan.provenance], findings: [...scan.findings] },
  };
};

/** Adds a finding about further questions that the reply contains although the source is the text of one question. */
function reportOthers(scan: ScanOutcome, count: number): ScanOutcome {
  const message = `The reply contains ${count + 1} questions for a source with one; only the first was kept.`;
  return {
    ...scan,
    findings: [...scan.findings, { rule: 'several-questions', severity: 'error', message }],
  };
}

/** Uses TeX unchanged if the TeX reader reads it completely; otherwise the scanner agent transcribes the source. */
async function readQuestion(kind: string | undefined, deps: StepDependencies): Promise<ScanOutcome> {
  const { agents, item, workOptions } = deps;
  const { source } = item;
  if (source.kind === 'text') {
    const scan = await undefinedOnFault(() => agents.scanByRules(source));
    const isComplete = scan !== undefined && scan.missing.length === 0 && !hasErrors(scan.findings);
    if (scan !== undefined && (isComplete || agents.mode === 'rules')) return scan;
  }
  return agents.scan(source, kind, workOptions);
}

/** Returns undefined instead of throwing a fault. */
async function undefinedOnFault<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
