import type { RenderedQuestion } from '../api/schema.ts';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import type { FindingsByPlace } from './findings-by-place.ts';
import styles from './question-sheet.module.css';

type KeysProps = { question: RenderedQuestion; checks: FindingsByPlace };

/** The answer, solutions and key ideas of a question, with the check results at each step. */
export function QuestionKeys({ question, checks }: KeysProps) {
  const parts = question.questions ?? [question];
  return parts.map((part, index) => {
    const number = question.questions ? index + 1 : undefined;
    return (
      <section key={strings.question.part(index + 1)} className={styles.body}>
        {parts.length > 1 && <h2>{strings.question.part(index + 1)}</h2>}
        {part.answer && (
          <p className={styles.answer}>
            <strong>{strings.question.answer}</strong> <TrustedHtml as="span" html={part.answer} />
          </p>
        )}
        <FindingNotes findings={checks.at(toPlace(number, 'answer')).findings} />
        <Working
          heading={strings.question.solution}
          steps={part.solution}
          {...{ checks, part: number }}
          field="solution"
        />
        {part.alternate_solutions.map((steps, at) => (
          <Working
            key={strings.question.alternate(at + 1)}
            heading={strings.question.alternate(at + 1)}
            steps={steps}
            {...{ checks, part: number }}
            field={`alternate_solutions.${at + 1}`}
          />
        ))}
        {part.ideas.map((steps) => (
          <Working
            key={steps.join()}
            heading={strings.question.idea}
            steps={steps}
            {...{ checks, part: number }}
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
  checks: FindingsByPlace;
  part: number | undefined;
  field: string;
};

function Working({ heading, steps, checks, part, field }: WorkingProps) {
  const whole = checks.at(toPlace(part, field)).findings;
  if (steps.length === 0 && whole.length === 0) return null;
  return (
    <div className={styles.working}>
      <h3>{heading}</h3>
      {steps.map((html, at) => {
        const { findings, marks } = checks.at({ ...toPlace(part, field), step: at + 1 });
        return (
          <div key={strings.findings.step(at + 1)} className={styles.step}>
            <TrustedHtml html={html} />
            <EngineTicks marks={marks} />
            <FindingNotes findings={findings} />
          </div>
        );
      })}
      <FindingNotes findings={whole} />
    </div>
  );
}

function toPlace(part: number | undefined, field: string) {
  return part === undefined ? { field } : { part, field };
}
