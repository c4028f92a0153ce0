import type { Loss } from '../../domain/loss.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import type { Interaction } from './interaction.ts';

/** Reports losses of one question with codes of one format, each field and code once. */
export type LossReporter = {
  report(field: string, level: Loss['level'], code: string, message: string): void;
  /** The same reporter for a question of a passage or a part; fields get a prefix. */
  within(prefix: string): LossReporter;
};

export function createLossReporter(
  prefix: string,
  { id }: Question,
  onLoss: (loss: Loss) => void,
): LossReporter {
  const seen = new Set<string>();
  const create = (path: string): LossReporter => ({
    report: (field, level, code, message) => {
      const key = `${path}${field} ${code}`;
      if (seen.has(key)) return;
      seen.add(key);
      onLoss({ question: id, field: path + field, level, code: `${prefix}-${code}`, message });
    },
    within: (inner) => create(`${path}${inner}.`),
  });
  return create('');
}

/** Reports content that other programs do not show anywhere. */
export function reportUnshown(question: PlainQuestion, losses: LossReporter): void {
  const { alternateSolutions, ideas, vignette, outcomeId: _outcomeId } = question;
  if (alternateSolutions.length > 0)
    losses.report('alternateSolutions', 'dropped', 'no-alternates', 'Other solutions are not exported.');
  if (ideas.length > 0) losses.report('ideas', 'dropped', 'no-ideas', 'Ideas are not exported.');
  if (vignette !== undefined)
    losses.report('vignette', 'normalised', 'vignette-in-stem', 'The vignette is printed above the stem.');
}

/** Reports what the marking of another program ignores in a question or part. */
export function reportMarking(
  section: QuestionSection,
  interaction: Interaction,
  losses: LossReporter,
): void {
  const { markingScheme, key, answer, options } = section;
  const isByHand = interaction.kind === 'written';
  if (markingScheme !== undefined)
    losses.report(
      'markingScheme',
      'lossy',
      'scheme-as-text',
      'The marking scheme is text for the person who marks.',
    );
  if (isByHand && answer !== undefined)
    losses.report(
      'answer',
      'lossy',
      'marked-by-hand',
      'The answer is marked by a person, who sees the right answer.',
    );
  if (interaction.kind === 'number' && interaction.answer.interval === 'rounding')
    losses.report(
      'answer',
      'normalised',
      'rounding-interval',
      'Values that round to the printed answer are right.',
    );
  if (!isByHand && key !== undefined && hasUnmarkedRules(key, interaction))
    losses.report('key', 'lossy', 'key-rules', 'Rules about how the answer must be written are not applied.');
  if (interaction.kind === 'choice' && !options.some(({ correct }) => correct))
    losses.report('answer', 'lossy', 'no-key', 'The question has no right option, so nothing is marked.');
}

function hasUnmarkedRules(key: NonNullable<QuestionSection['key']>, interaction: Interaction): boolean {
  const { tolerance: _tolerance, exact: _exact, range, accept, unit: _unit, ...rules } = key;
  const keepsRange = interaction.kind === 'number' && interaction.answer.interval === 'key';
  const keepsAccept = interaction.kind === 'text';
  return (
    Object.values(rules).some((rule) => rule !== undefined) ||
    (range !== undefined && !keepsRange) ||
    (accept !== undefined && !keepsAccept)
  );
}
