import type { Bullet, Evidence } from '../../domain/marking-scheme.ts';
import type { Question } from '../../domain/question.ts';
import type { Answer, SolutionStep } from '../../domain/question-content.ts';

type Renaming = {
  /** The new id of an option. */
  readonly rename: (id: string) => string;
  /** Renames the options in a LaTeX text. */
  readonly renameText: (tex: string) => string;
};

/** Renames options in the answer, the scheme and the solutions of a question; its options and its stem are not changed. */
export function mapAnswerText(question: Question, renaming: Renaming): Question {
  const { answer, markingScheme, solution, alternateSolutions, ideas, options } = question;
  const { renameText } = renaming;
  const mapSteps = (steps: readonly SolutionStep[]): SolutionStep[] =>
    steps.map((step) => mapStep(step, renameText));
  return {
    ...question,
    ...(answer && { answer: mapAnswer(answer, renaming) }),
    ...(markingScheme && {
      markingScheme: {
        ...markingScheme,
        bullets: markingScheme.bullets.map((bullet) => mapBullet(bullet, renaming)),
        misconceptions: markingScheme.misconceptions.map((mistake) =>
          options.some(({ id }) => id === mistake.answer)
            ? { ...mistake, answer: renaming.rename(mistake.answer) }
            : mistake,
        ),
      },
    }),
    options: options.map((option) =>
      option.explanation === undefined ? option : { ...option, explanation: renameText(option.explanation) },
    ),
    solution: mapSteps(solution),
    alternateSolutions: alternateSolutions.map(mapSteps),
    ideas: ideas.map(mapSteps),
  };
}

function mapStep(step: SolutionStep, renameText: Renaming['renameText']): SolutionStep {
  if (step.kind === 'prose') return { ...step, tex: renameText(step.tex) };
  // Only the text between aligned lines is prose.
  const mapLine = (line: string): string =>
    line.replace(/\\(?:intertext|text)\{[^{}]*\}/gu, (text) => renameText(text));
  return { ...step, lines: step.lines.map(mapLine) };
}

function mapAnswer(answer: Answer, { rename }: Renaming): Answer {
  if (answer.kind === 'choice') return { ...answer, correct: answer.correct.map(rename).toSorted() };
  return answer;
}

function mapBullet(bullet: Bullet, renaming: Renaming): Bullet {
  const { alternatives } = bullet;
  return {
    ...bullet,
    evidence: mapEvidence(bullet.evidence, renaming),
    ...(alternatives && {
      alternatives: alternatives.map((evidence) => mapEvidence(evidence, renaming)),
    }),
    ...(bullet.illustrative !== undefined && { illustrative: renaming.renameText(bullet.illustrative) }),
  };
}

function mapEvidence(evidence: Evidence, { rename }: Renaming): Evidence {
  return evidence.kind === 'choice' ? { ...evidence, correct: evidence.correct.map(rename) } : evidence;
}
