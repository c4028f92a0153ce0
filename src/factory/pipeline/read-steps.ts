import type { ScanOutcome } from '../../agents/scanner/scan-question.ts';
import { scanByRules } from '../../agents/scanner/scan-question.ts';
import { LOW_CONFIDENCE } from '../../domain/classification.ts';
import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import { liftMetadata } from '../../domain/metadata-comments.ts';
import type { StepTools, StepWork } from './take-step.ts';

export const classifyStep: StepWork = async (_state, { agents, item, options }) => {
  const { classification, doubtful, provenance } = await agents.classify(item.source, options);
  const { question_type, topic, subtopic, confidence } = classification;
  const percent = Math.round(confidence * 100);
  return {
    outcome: doubtful ? 'flagged' : 'done',
    note: `${question_type}, ${topic} / ${subtopic}, ${percent}% sure`,
    update: { classification },
    noticed: {
      provenance: [provenance],
      findings: doubtful
        ? [
            {
              rule: 'low-confidence',
              severity: 'warning',
              message: `The classification is ${percent}% sure, below ${LOW_CONFIDENCE * 100}%.`,
              field: 'classification',
            },
          ]
        : [],
    },
  };
};

export const scanStep: StepWork = async (state, tools) => {
  const kind = state.classification?.question_type;
  const scan = await readQuestion(kind, tools);
  const [read] = scan.questions;
  const question = read === undefined ? null : liftMetadata(read);
  const missing = scan.missing.length === 0 ? '' : `, without ${scan.missing.join(', ')}`;
  return {
    outcome: hasErrors(scan.findings) ? 'flagged' : 'done',
    note: question === null ? 'cannot be read as a question' : `${question.kind}${missing}`,
    update: {
      question,
      latex: scan.latex,
      figureDescription: scan.raw_diagram_description,
      hasFigure: scan.has_diagram,
    },
    noticed: { provenance: [scan.provenance], findings: [...scan.findings] },
  };
};

/** TeX that our own reader finds whole is taken word for word; a model transcribes everything else. */
async function readQuestion(
  kind: string | undefined,
  { agents, item, options, now }: StepTools,
): Promise<ScanOutcome> {
  const { source } = item;
  if (source.kind === 'text') {
    const own = orUndefined(() => scanByRules(source, now()));
    const whole = own !== undefined && own.missing.length === 0 && !hasErrors(own.findings);
    if (own !== undefined && (whole || agents.way === 'rules')) return own;
  }
  return agents.scan(source, kind, options);
}

function orUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
