import type { Finding } from '../../domain/finding.ts';
import type { ClassifyOutcome } from '../classifier/classify-question.ts';
import type { ScanOutcome } from './scan-question.ts';

/** Adds to a transcription what was seen before it: a figure it left out, and a kind that was a guess. */
export function heedClassification(scan: ScanOutcome, seen: ClassifyOutcome): ScanOutcome {
  const { classification, doubtful } = seen;
  const lost = classification.has_diagram && !scan.has_diagram;
  const percent = Math.round(classification.confidence * 100);
  const doubts: Finding[] = [
    ...(lost
      ? [warning('missing-diagram', 'The question has a figure, and the transcription no place for it.')]
      : []),
    ...(doubtful
      ? [warning('doubtful-kind', `That this is ${classification.question_type} is a guess (${percent}%).`)]
      : []),
  ];
  return {
    ...scan,
    has_diagram: scan.has_diagram || classification.has_diagram,
    missing: lost ? [...scan.missing, 'diagram'] : scan.missing,
    findings: [...scan.findings, ...doubts],
  };
}

function warning(rule: string, message: string): Finding {
  return { rule, severity: 'warning', message };
}
