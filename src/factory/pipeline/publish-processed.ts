import { hasErrors } from '../../domain/finding.ts';
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

/** What is sound enters the bank; what is flagged waits for an expert, with its findings. */
export function createPublisher({ bank, intake, now }: PublishTools): Publish {
  return async (candidates, { classification, source_path }) => {
    const sound = candidates.filter((candidate) => candidate.sound);
    await saveIncoming(
      sound.map(({ question }) => ({ question, fromTex: false })),
      bank,
      now(),
    );
    for (const { question, latex, findings } of candidates.filter((candidate) => !candidate.sound)) {
      const { confidence } = classification;
      const turn = toTurnRequest({ question, latex, confidence, validationPassed: !hasErrors(findings) });
      const context = JSON.parse(JSON.stringify({ findings, source: { name: source_path } }));
      await intake.submit({ turn, by: 'process', trigger: 'validation_failure', context });
    }
  };
}
