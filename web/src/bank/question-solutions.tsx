import type { RenderedQuestion } from '../api/schema.ts';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import type { FindingsByPlace } from './findings-by-place.ts';
import styles from './question-sheet.module.css';

type SolutionsProps = { question: RenderedQuestion; checkResults: FindingsByPlace };

/** The answer, solutions and key ideas of a question, with the check results at each step. */
export function QuestionSolutions({ question, checkResults }: SolutionsProps) {
  const parts = question.questions ?? [question];
  return parts.map((part, index) => {
    const partNumber = question.questions ? index + 1 : undefined;
    return (
      <section key={strings.question.subQuestion(index + 1)} className={styles.body}>
        {parts.length > 1 && <h2>{strings.question.subQuestion(index + 1)}</h2>}
        {part.answer && (
          <p className={styles.answer}>
            <strong>{strings.question.answer}</strong> <TrustedHtml as="span" html={part.answer} />
          </p>
        )}
        <FindingNotes findings={checkResults.getFindingsAt(toPlace(partNumber, 'answer')).findings} />
        <Working
          heading={strings.question.solution}
          steps={part.solution}
          checkResults={checkResults}
          part={partNumber}
          field="solution"
        />
        {part.alternate_solutions.map((steps, index) => (
          <Working
            key={strings.question.alternate(index + 1)}
            heading={strings.question.alternate(index + 1)}
            steps={steps}
            checkResults={checkResults}
            part={partNumber}
            field={`alternate_solutions.${index + 1}`}
          />
        ))}
        {part.ideas.map((steps) => (
          <Working
            key={steps.join()}
            heading={strings.question.idea}
            steps={steps}
            checkResults={checkResults}
            part={partNumber}
            field="ideas"
          />
        ))}
      </section>
    );
  });
}

type WorkingProps = {
  heading: string;
  steps: readonly string[];
  checkResults: FindingsByPlace;
  part: number | undefined;
  field: string;
};

function Working({ heading, steps, checkResults, part, field }: WorkingProps) {
  const generalFindings = checkResults.getFindingsAt(toPlace(part, field)).findings;
  if (steps.length === 0 && generalFindings.length === 0) return null;
  return (
    <div className={styles.working}>
      <h3>{heading}</h3>
      {steps.map((html, index) => {
        const { findings, marks } = checkResults.getFindingsAt({ ...toPlace(part, field), step: index + 1 });
        return (
          <div key={strings.findings.step(index + 1)} className={styles.step}>
            <TrustedHtml html={html} />
            <EngineTicks marks={marks} />
            <FindingNotes findings={findings} />
          </div>
        );
      })}
      <FindingNotes findings={generalFindings} />
    </div>
  );
}

function toPlace(part: number | undefined, field: string) {
  return part === undefined ? { field } : { part, field };
}
