import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { renderQuestion } from '../../print/html/render-question.ts';
import { type Inspection, inspectQuestion } from '../../verification/inspect/inspect-question.ts';
import { findCoverageWarning } from '../../verification/report/describe-coverage.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { snakeKeys } from '../snake-keys.ts';

/** Reads, typesets and verifies the questions of a TeX text, for the response of `/bank/inspect`. */
export function inspectTex(tex: string) {
  const { questions, findings } = readTexQuestions(tex);
  const inspected = questions.map(({ question }) => ({
    html: snakeKeys(renderQuestion(question)),
    found: toWireInspection(inspectQuestion(question)),
  }));
  return { questions: inspected, findings };
}

/** Verifies a stored question with the chosen rules. */
export function inspectStored(question: Question, rules: Parameters<typeof createRuleSettings>[0]) {
  return toWireInspection(inspectQuestion(question, { settings: createRuleSettings(rules) }));
}

/** Typesets the questions of a TeX text. */
export function renderTex(tex: string) {
  return readTexQuestions(tex).questions.map(({ question }) => snakeKeys(renderQuestion(question)));
}

function toWireInspection({ tex, findings, verdicts, read }: Inspection) {
  return {
    tex,
    read,
    coverage_warning: findCoverageWarning({ questions: 1, read }) ?? null,
    marks: [...verdicts],
    findings: findings.map(({ fix, field: _field, ...finding }) => ({
      ...finding,
      ...(fix && { fix: { title: fix.title, certain: fix.certain } }),
    })),
  };
}
