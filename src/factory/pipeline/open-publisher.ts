import type { Settings } from '../../domain/settings.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import { saveIncomingQuestions } from '../intake/save-incoming-questions.ts';
import { submitForReview } from '../intake/submit-for-review.ts';
import type { Publish } from './pipeline-types.ts';

/** Functions that open the stores to which a publisher writes. */
export type PublisherDependencies = {
  readonly openBank: (settings: Settings) => Promise<QuestionBank>;
  readonly openReview: (
    settings: Settings,
  ) => Promise<{ readonly intake: ReviewIntake; close(): Promise<void> }>;
  readonly now: () => Date;
};

type Publisher = { readonly publish: Publish; close(): Promise<void> };

/** Opens the bank for questions that passed all checks, and the expert queue for the other questions. */
export async function openPublisher(settings: Settings, deps: PublisherDependencies): Promise<Publisher> {
  const { openBank, openReview, now } = deps;
  const bank = await openBank(settings);
  const { intake, close } = await openReview(settings);
  const publish: Publish = async (candidates, { classification: { confidence }, source_path }) => {
    const passed = candidates.filter((candidate) => candidate.hasPassedChecks);
    const incoming = passed.map(({ question }) => ({ question, fromTex: false }));
    await saveIncomingQuestions(incoming, bank, { at: now() });
    for (const { question, latex, findings } of candidates.filter((candidate) => !candidate.hasPassedChecks))
      await submitForReview(
        { question, latex, findings, confidence, sourceName: source_path, trigger: 'validation_failure' },
        intake,
      );
  };
  return {
    publish,
    close: async () => {
      await close();
      await bank.close();
    },
  };
}
