import { type LearnQuestion, listAnswerTasks } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { formatPartPath } from '../parts/part-texts.ts';
import type { AnswerBook } from './answer-book.ts';
import styles from './paper-nav.module.css';
import { getNumber, type SectionQuestions } from './questions-by-section.ts';
import { useBlankPaths, useFlag } from './use-answer-book.ts';
import { goToQuestion } from './use-paper-shortcuts.ts';

/** Links to all questions of the paper, showing which are answered, flagged or blank, with a dot for each part. */
export function PaperNav({ sections, book }: { sections: readonly SectionQuestions[]; book: AnswerBook }) {
  return (
    <nav className={styles.nav} aria-label={learnStrings.exam.questions}>
      {sections.map((section) => (
        <div key={section.name}>
          <p>{section.name}</p>
          <ol>
            {section.questions.map((question, index) => (
              <li key={question.id}>
                <NavButton question={question} number={getNumber(section, index)} book={book} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

type NavProps = { question: LearnQuestion; number: number; book: AnswerBook };

function NavButton({ question, number, book }: NavProps) {
  const blankPaths = useBlankPaths(book, question);
  const isFlagged = useFlag(book, question.id);
  const texts = learnStrings.exam;
  const { parts = [] } = question.metadata;
  const label = [texts.question(number), describeState(question, blankPaths)]
    .concat(isFlagged ? texts.isFlagged : [])
    .join(', ');
  return (
    <button
      type="button"
      aria-label={label}
      data-answered={blankPaths.length === 0 ? true : undefined}
      data-flagged={isFlagged ? true : undefined}
      onClick={() => goToQuestion(question.id)}
    >
      {number}
      {parts.length > 0 && (
        <span className={styles.parts}>
          {parts.map(({ path }) => (
            <span key={path} data-answered={blankPaths.includes(path) ? undefined : true} />
          ))}
        </span>
      )}
    </button>
  );
}

/** `answered`, `blank`, or `1 of 3 parts answered, (b), (c) blank`. */
function describeState(question: LearnQuestion, blankPaths: readonly string[]): string {
  const texts = learnStrings.exam;
  const count = listAnswerTasks(question).length;
  if (blankPaths.length === 0) return texts.isAnswered;
  if (blankPaths.length === count) return texts.isBlank;
  const blank = blankPaths.map(formatPartPath).join(', ');
  return texts.partsAnswered(count - blankPaths.length, count, blank);
}
