import type { MarkedAnswer } from '../../../../src/domain/exam-result.ts';
import { learnStrings } from '../learn-strings.ts';
import styles from './marked-paper-nav.module.css';
import { getNumber, type SectionQuestions } from './questions-by-section.ts';
import { goToQuestion } from './use-paper-shortcuts.ts';

type NavProps = {
  sections: readonly SectionQuestions[];
  marking: Readonly<Record<string, MarkedAnswer>>;
  /** Leaves out the questions that lost no marks. */
  isLostOnly: boolean;
};

/** Links to the questions of a marked paper, each with its marks. */
export function MarkedPaperNav({ sections, marking, isLostOnly }: NavProps) {
  const texts = learnStrings;
  return (
    <nav className={styles.nav} aria-label={texts.markedPaper.jump}>
      {sections.map((section) => (
        <div key={section.name}>
          {sections.length > 1 && <p>{section.name}</p>}
          <ol aria-label={section.name}>
            {section.questions.map(({ id }, index) => {
              const marked = marking[id];
              if (marked === undefined || (isLostOnly && !hasLostMarks(marked))) return null;
              const marks = texts.marks.of(marked.marks_awarded, marked.marks_available);
              return (
                <li key={id}>
                  <button
                    type="button"
                    data-lost={hasLostMarks(marked) ? true : undefined}
                    onClick={() => goToQuestion(id)}
                  >
                    <span className="visually-hidden">{texts.markedPaper.questionWord} </span>
                    {getNumber(section, index)}
                    <small>{marks}</small>
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </nav>
  );
}

/** True when the answer has lost marks. Marks that a person still has to decide do not count as lost. */
export function hasLostMarks(marked: MarkedAnswer | undefined): boolean {
  if (marked === undefined) return false;
  return marked.marks_awarded + marked.marks_by_person < marked.marks_available;
}
