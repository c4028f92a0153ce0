import type { BulletAward } from '../../domain/award.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import { NO_ATTEMPT, UNCLASSIFIED } from '../awarding/find-gap-tags.ts';
import { listBullets, type NumberedBullet } from '../list-bullets.ts';
import type { Marking } from '../marking.ts';
import { findConcept } from './find-concept.ts';

/** The fields of a marking that explain lost marks. */
type MarkingSummary = Pick<Marking, 'gapTags' | 'mistakes'> & {
  readonly awards: readonly Pick<BulletAward, 'n' | 'awarded' | 'available' | 'rule'>[];
};

type Remediation = {
  readonly question: PlainQuestion;
  readonly marking: MarkingSummary;
  /** A question on the same topic, to try next. */
  readonly similar?: PlainQuestion | undefined;
};

const MAX_CONCEPTS = 3;

/** Writes feedback after lost marks: what went wrong, the key concept, and a question to try. */
export function writeRemediation(remediation: Remediation): string {
  return [
    `**What went wrong:**\n${explainError(remediation)}`,
    `**Key concept:**\n${explainConcepts(remediation)}`,
    `**Try this:**\n${suggestPractice(remediation)}`,
  ].join('\n\n');
}

function explainError({ question, marking }: Remediation): string {
  if (isBlank(marking)) return `No answer this time. The first step is: ${describeFirstStep(question)}.`;
  const lines = [...marking.mistakes, ...listLostSteps({ question, marking })];
  return lines.length === 0 ? 'No marks were lost.' : lines.map((line) => `- ${line}`).join('\n');
}

/** If a mark was awarded, only other parts of the question were left blank. */
function isBlank({ gapTags, awards }: MarkingSummary): boolean {
  return gapTags.includes(NO_ATTEMPT) && awards.every(({ awarded }) => awarded === 0);
}

function describeFirstStep(question: PlainQuestion): string {
  const [first] = listBullets(question);
  return first === undefined ? 'write down what is given' : describeStep(first);
}

/** Writes what a bullet is for, after the label of its part: `(b)(i) Find the gradient`. */
function describeStep({ generic, part }: NumberedBullet): string {
  return part === undefined ? generic : `${formatPartPath(part)} ${generic}`;
}

/** Lists each lost mark with its purpose and why it was not awarded. */
function listLostSteps({ question, marking }: Pick<Remediation, 'question' | 'marking'>): string[] {
  const bullets = listBullets(question);
  return marking.awards
    .filter(({ awarded, available }) => awarded < available)
    .map(({ n, rule }) => {
      const bullet = bullets[n - 1];
      const step = bullet === undefined ? `Step ${n}` : describeStep(bullet);
      return `${step}: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
    });
}

function explainConcepts({ question, marking }: Remediation): string {
  // Advice for an empty page does not help with one blank part.
  const gapTags = marking.gapTags.filter((tag) => tag !== NO_ATTEMPT || isBlank(marking));
  const taggedConcepts = gapTags.flatMap((tag) => findConcept(tag) ?? []);
  const concepts = taggedConcepts.length > 0 ? taggedConcepts : listStepConcepts({ question, marking });
  return concepts.slice(0, MAX_CONCEPTS).join('\n');
}

/** Describes the lost steps in the words of the scheme; used if no tag has an entry in GAP_CONCEPTS. */
function listStepConcepts({ question, marking }: Pick<Remediation, 'question' | 'marking'>): string[] {
  const bullets = listBullets(question);
  const lostAwards = marking.awards.filter(({ awarded, available }) => awarded < available);
  const steps = lostAwards.flatMap(({ n }) => bullets[n - 1]?.generic ?? []);
  if (steps.length === 0) return [findConcept(UNCLASSIFIED) ?? ''];
  return [...new Set(steps)].map((step) => `Practise this step: ${step}.`);
}

function suggestPractice({ question, similar }: Remediation): string {
  if (!similar)
    return `Do the same question again and write down every step, beginning with: ${describeFirstStep(question)}.`;
  const options = similar.options.map(({ id, text }) => `(${id}) ${text}`);
  return [printPartsText(similar), ...options].join('\n');
}
