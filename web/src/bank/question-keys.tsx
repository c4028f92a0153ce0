import type { RenderedQuestion } from '../api/schema.ts';
import { TrustedHtml } from '../design/trusted-html.tsx';
import { strings } from '../strings.ts';
import { EngineTicks } from './engine-ticks.tsx';
import { FindingNotes } from './finding-notes.tsx';
import type { PlaceBook } from './place-book.ts';
import styles from './question-sheet.module.css';

type KeysProps = { question: RenderedQuestion; book: PlaceBook };

/** Answer, working, other ways and ideas, with what verification says at each step. */
export function QuestionKeys({ question, book }: KeysProps) {
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
        <FindingNotes findings={book.at(placeOf(number, 'answer')).findings} />
        <Working
          heading={strings.question.solution}
          steps={part.solution}
          {...{ book, part: number }}
          field="solution"
        />
        {part.alternate_solutions.map((steps, at) => (
          <Working
            key={strings.question.alternate(at + 1)}
            heading={strings.question.alternate(at + 1)}
            steps={steps}
            {...{ book, part: number }}
            field={`alternate_solutions.${at + 1}`}
          />
        ))}
        {part.ideas.map((steps) => (
          <Working
            key={steps.join()}
            heading={strings.question.idea}
            steps={steps}
            {...{ book, part: number }}
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
  book: PlaceBook;
  part: number | undefined;
  field: string;
};

function Working({ heading, steps, book, part, field }: WorkingProps) {
  const whole = book.at(placeOf(part, field)).findings;
  if (steps.length === 0 && whole.length === 0) return null;
  return (
    <div className={styles.working}>
      <h3>{heading}</h3>
      {steps.map((html, at) => {
        const { findings, marks } = book.at({ ...placeOf(part, field), step: at + 1 });
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

function placeOf(part: number | undefined, field: string) {
  return part === undefined ? { field } : { part, field };
}
