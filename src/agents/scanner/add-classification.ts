import type { Finding } from '../../domain/finding.ts';
import type { ClassifyOutcome } from '../classifier/classify-question.ts';
import type { ScanOutcome } from './scan-question.ts';

/** Adds warnings from the classification to a transcription: a figure it left out, and an uncertain kind. */
export function addClassification(scan: ScanOutcome, classified: ClassifyOutcome): ScanOutcome {
  const { classification, doubtful } = classified;
  const isFigureLost = classification.has_diagram && !scan.has_diagram;
  const percent = Math.round(classification.confidence * 100);
  const warnings: Finding[] = [
    ...(isFigureLost
      ? [warning('missing-diagram', 'The question has a figure, but the transcription has no place for it.')]
      : []),
    ...(doubtful
      ? [warning('doubtful-kind', `The kind ${classification.question_type} is uncertain (${percent}%).`)]
      : []),
  ];
  return {
    ...scan,
    has_diagram: scan.has_diagram || classification.has_diagram,
    missing: isFigureLost ? [...scan.missing, 'diagram'] : scan.missing,
    findings: [...scan.findings, ...warnings],
  };
}

function warning(rule: string, message: string): Finding {
  return { rule, severity: 'warning', message };
}
