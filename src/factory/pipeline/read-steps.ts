import { type ScanOutcome, scanByRules } from '../../agents/scanner/scan-question.ts';
import { LOW_CONFIDENCE } from '../../domain/classification.ts';
import { Fault } from '../../domain/fault.ts';
import { type Finding, hasErrors } from '../../domain/finding.ts';
import { readMetadataComments } from '../../domain/metadata-comments.ts';
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

/** Reads the source as a question in LaTeX. */
export const scanStep: PipelineStep = async (state, deps) => {
  const kind = state.classification?.question_type;
  const scan = await readQuestion(kind, deps);
  const { latex, raw_diagram_description: figureDescription, has_diagram: hasFigure } = scan;
  const [firstQuestion] = scan.questions;
  const question = firstQuestion === undefined ? null : readMetadataComments(firstQuestion);
  const missingText = scan.missing.length === 0 ? '' : `, without ${scan.missing.join(', ')}`;
  return {
    outcome: hasErrors(scan.findings) ? 'flagged' : 'done',
    note: question === null ? 'cannot be read as a question' : `${question.kind}${missingText}`,
    update: { question, latex, figureDescription, hasFigure },
    records: { provenance: [scan.provenance], findings: [...scan.findings] },
  };
};

/** Uses TeX unchanged if the TeX reader reads it completely; otherwise the scanner agent transcribes the source. */
async function readQuestion(kind: string | undefined, deps: StepDependencies): Promise<ScanOutcome> {
  const { agents, item, workOptions, now } = deps;
  const { source } = item;
  if (source.kind === 'text') {
    const scan = undefinedOnFault(() => scanByRules(source, now()));
    const isComplete = scan !== undefined && scan.missing.length === 0 && !hasErrors(scan.findings);
    if (scan !== undefined && (isComplete || agents.mode === 'rules')) return scan;
  }
  return agents.scan(source, kind, workOptions);
}

/** Returns undefined instead of throwing a fault. */
function undefinedOnFault<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
