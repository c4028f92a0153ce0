import { hasErrors } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { toTurnRequest } from '../../domain/queue-item-view.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import { saveIncoming } from '../intake/save-incoming.ts';
import type { Publish } from './pipeline-tools.ts';

export type PublishTools = {
  readonly bank: QuestionBank;
  readonly intake: ReviewIntake;
  readonly now: () => Date;
};

/** What is sound enters the bank with its sound variants; what is flagged waits for an expert, with its findings. */
export function createPublisher({ bank, intake, now }: PublishTools): Publish {
  const save = (questions: readonly Question[]) =>
    saveIncoming(
      questions.map((question) => ({ question, fromTex: false })),
      bank,
      now(),
    );
  return async ({ question, result, sound, variants, findings }) => {
    if (question === undefined) return;
    await save(sound ? [question, ...variants] : variants);
    if (sound) return;
    const turn = toTurnRequest({
      question,
      latex: result.latex,
      confidence: result.classification.confidence,
      validationPassed: !hasErrors(findings),
    });
    const source = { name: result.source_path };
    const context = JSON.parse(JSON.stringify({ findings, source }));
    await intake.submit({ turn, by: 'process', trigger: 'validation_failure', context });
  };
}
