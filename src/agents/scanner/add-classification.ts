import type { Finding } from '../../domain/finding.ts';
import type { ClassifyOutcome } from '../classifier/classify-question.ts';
import type { ScanOutcome } from './scan-question.ts';

/** Adds warnings from the classification to a transcription: about a missing figure and about an uncertain kind. */
export function addClassification(scan: ScanOutcome, classified: ClassifyOutcome): ScanOutcome {
  const { classification, isDoubtful } = classified;
  const isFigureLost = classification.has_diagram && !scan.has_diagram;
  const percent = Math.round(classification.confidence * 100);
  const warnings: Finding[] = [
    ...(isFigureLost
      ? [
          createWarning(
            'missing-diagram',
            'The question has a figure, but the transcription has no place for it.',
          ),
        ]
      : []),
    ...(isDoubtful
      ? [
          createWarning(
            'doubtful-kind',
            `The kind ${classification.question_type} is uncertain (${percent}%).`,
          ),
        ]
      : []),
  ];
  return {
    ...scan,
    has_diagram: scan.has_diagram || classification.has_diagram,
    missing: isFigureLost ? [...scan.missing, 'diagram'] : scan.missing,
    findings: [...scan.findings, ...warnings],
  };
}

function createWarning(rule: string, message: string): Finding {
  return { rule, severity: 'warning', message };
}
