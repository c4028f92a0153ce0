import type { CourseSpec } from '../domain/course-spec.ts';
import { toPartQuestions } from '../domain/part-question.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import { listBullets, type NumberedBullet } from '../marking/list-bullets.ts';
import { findConcept } from '../marking/remediation/find-concept.ts';
import { escapeTex } from '../text/escape-tex.ts';
import { listSkillsInWords } from './explain-gap.ts';

const MAX_SKILLS = 3;

/** A bullet for the relationship that a calculation begins with. It has no numbers of the question. */
const RELATIONSHIP = /\b(?:relationship|formula|rule|equation)\b/iu;

/**
 * Writes the hints to a question as LaTeX text, each revealing more: the idea; then the relationship or the plan; then the
 * first line. With the path of a part, only the steps of this part are used. The first hint reveals no step of the scheme, and no hint
 * reveals the answer.
 */
export function writeHints(
  question: Question,
  course: Pick<CourseSpec, 'outcomes'>,
  part?: string,
): readonly [string, ...string[]] {
  const all = listBullets(question);
  const bullets = all.filter((bullet) => part === undefined || bullet.part === part);
  const hintedPart = findHintedPart(question, part);
  const later =
    hintedPart.options.length > 0 ? listChoiceHints(hintedPart) : listStepHints(bullets, hintedPart);
  return [writeIdea(question, course, { bullets, all }), ...later];
}

/** The part that the hint is for; the first one if the learner did not choose a part. */
function findHintedPart(question: Question, part: string | undefined): PlainQuestion {
  const parts = toPartQuestions(question);
  return (parts.find(({ path }) => path === part) ?? parts[0])?.question ?? question;
}

/** The bullets of the part that the hint is for, and those of the whole question, whose answers stay secret. */
type HintedBullets = { readonly bullets: readonly NumberedBullet[]; readonly all: readonly NumberedBullet[] };

function writeIdea(
  { outcomeId }: Question,
  { outcomes }: Pick<CourseSpec, 'outcomes'>,
  { bullets, all }: HintedBullets,
): string {
  const idea = findIdea(bullets);
  if (idea !== undefined && !statesAnswer(idea, all)) return idea;
  const outcome = outcomes.find(({ id }) => id === outcomeId);
  const skills = listSkillsInWords(outcome?.topics.flatMap((topic) => topic.skills) ?? []).filter(
    (skill) => !statesAnswer(skill, all),
  );
  const details = skills.length > 0 ? `: ${skills.slice(0, MAX_SKILLS).join('; ')}` : '';
  return `This is about ${escapeTex(outcome?.label ?? 'the topic you practise')}${details}.`;
}

/** Whether a text contains words that earn a mark, such as the term that the question asks for. */
function statesAnswer(text: string, bullets: readonly NumberedBullet[]): boolean {
  const wordings = bullets.flatMap(({ evidence }) => {
    if (evidence.kind === 'wording') return evidence.anyOf;
    return evidence.kind === 'points' ? evidence.points.flat() : [];
  });
  return wordings.some((wording) => text.toLowerCase().includes(wording.toLowerCase()));
}

/** Returns the concept behind the first steps, as LaTeX text; undefined if there is no text for it. */
export function findIdea(bullets: readonly Pick<NumberedBullet, 'gapTags'>[]): string | undefined {
  const [concept] = bullets.flatMap(({ gapTags }) => gapTags.flatMap((tag) => findConcept(tag) ?? []));
  return concept;
}

/** Rules out one wrong option, with the reason. There is no such hint for two options, because it would reveal the answer. */
function listChoiceHints({ options }: PlainQuestion): string[] {
  const wrong = options.filter(({ correct }) => !correct);
  const excluded = wrong.find(({ explanation }) => explanation !== undefined) ?? wrong[0];
  if (excluded === undefined || wrong.length < 2) return [];
  return [[`You can rule out ${excluded.id.toUpperCase()}.`, excluded.explanation ?? ''].join(' ').trim()];
}

function listStepHints(bullets: readonly NumberedBullet[], hintedPart: PlainQuestion): string[] {
  const [first, second] = bullets;
  if (first === undefined) return [];
  const isRelationship = RELATIONSHIP.test(first.generic) && first.evidence.kind === 'expression';
  if (isRelationship && second !== undefined)
    return [
      `Use this relationship: ${first.illustrative ?? first.generic}.`,
      ...writeFirstLine(second, hintedPart, bullets.length === 2),
    ];
  return [writePlan(bullets), ...writeFirstLine(first, hintedPart, bullets.length === 1)];
}

function writePlan(bullets: readonly NumberedBullet[]): string {
  const [only, ...others] = bullets.map(({ generic }) => generic);
  if (others.length === 0) return `What to do: ${only}.`;
  return `There are ${bullets.length} steps. ${[only, ...others].map((step, index) => `${index + 1}. ${step}.`).join(' ')}`;
}

/** Writes the line of a bullet. A line with the answer has dots in place of its result; of a word, only the first letter and the length are given. */
function writeFirstLine(
  { illustrative = '', evidence }: NumberedBullet,
  { answer }: PlainQuestion,
  isLast: boolean,
): string[] {
  if (evidence.kind === 'wording') return writeFirstLetter(evidence.anyOf[0] ?? '');
  const key = answer?.kind === 'value' ? answer.tex : undefined;
  const isAnswer = isLast || (key !== undefined && illustrative.includes(key));
  if (evidence.kind !== 'expression' || illustrative === '') return [];
  if (!isAnswer) return [`The first line is ${illustrative}. Now you continue.`];
  const leftSide = /^\$(?<left>[^$]*)=[^=$]*\$$/u.exec(illustrative)?.groups?.left?.trim();
  const isSafe =
    leftSide !== undefined && /\d/u.test(leftSide) && (key === undefined || !leftSide.includes(key));
  return isSafe ? [`The first line begins $${leftSide} = \\ldots$`] : [];
}

function writeFirstLetter(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  return [`It is one word with ${word.length} letters that begins with “${word.charAt(0)}”.`];
}
