import { learnStrings } from '../learn-strings.ts';
import type { AnswerBook } from './answer-book.ts';
import styles from './paper-nav.module.css';
import type { SectionQuestions } from './questions-by-section.ts';
import { useAnswer, useFlag } from './use-answer-book.ts';
import { goToQuestion } from './use-paper-shortcuts.ts';

/** Links to all questions of the paper, showing which are answered, flagged or blank. */
export function PaperNav({ sections, book }: { sections: readonly SectionQuestions[]; book: AnswerBook }) {
  return (
    <nav className={styles.nav} aria-label={learnStrings.exam.questions}>
      {sections.map(({ name, questions }) => (
        <div key={name}>
          <p>{name}</p>
          <ol>
            {questions.map(({ id }, index) => (
              <li key={id}>
                <NavButton id={id} number={index + 1} book={book} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function NavButton({ id, number, book }: { id: string; number: number; book: AnswerBook }) {
  const isAnswered = useAnswer(book, id).trim() !== '';
  const isFlagged = useFlag(book, id);
  const texts = learnStrings.exam;
  const label = [texts.question(number), isAnswered ? texts.isAnswered : texts.isBlank]
    .concat(isFlagged ? texts.isFlagged : [])
    .join(', ');
  return (
    <button
      type="button"
      aria-label={label}
      data-answered={isAnswered ? true : undefined}
      data-flagged={isFlagged ? true : undefined}
      onClick={() => goToQuestion(id)}
    >
      {number}
    </button>
  );
}
