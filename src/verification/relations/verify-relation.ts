import { readQuestions } from '../../latex/read-questions.ts';
import { createLineIndex } from '../../text/line-index.ts';
import type { LocatedFinding } from '../report-remarks.ts';
import { createRuleSettings, type RuleSettings } from '../settings/rule-settings.ts';
import { createQuestionView, type QuestionView } from '../views/question-view.ts';
import { allRelationChecks } from './all-relation-checks.ts';
import type { Relation } from './relation-check.ts';

/** The relation between parent and derived question, and the settings of the rules. */
export type RelationOptions = { readonly relation: Relation; readonly settings?: RuleSettings };

/** Checks a derived question against its parent; positions refer to the derived document. */
export function verifyRelation(
  parentTex: string,
  childTex: string,
  options: RelationOptions,
): LocatedFinding[] {
  const { relation, settings = createRuleSettings() } = options;
  const [parent, child] = [readFirstView(parentTex), readFirstView(childTex)];
  if (parent === undefined || child === undefined) return [];
  const lines = createLineIndex(childTex);
  return allRelationChecks
    .filter(({ relations }) => relations.includes(relation))
    .flatMap((check) =>
      check
        .run({ parent, child, relation })
        .flatMap(({ severityShift, span = child.spans.question, ...remark }) => {
          const severity = settings.getSeverity(check, { level: child.question.level, severityShift });
          if (severity === undefined) return [];
          const position = lines.positionOf(span.start);
          return [{ rule: check.id, severity, ...remark, span, position, question: child.question.id }];
        }),
    );
}

function readFirstView(source: string): QuestionView | undefined {
  const [read] = readQuestions(source).questions;
  return read && createQuestionView(read, { source });
}
