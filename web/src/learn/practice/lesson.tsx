import { learnStrings } from '../learn-strings.ts';
import type { ResultKind } from '../result-kind.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import styles from './feedback-view.module.css';
import type { PracticeValues } from './practice-thread.ts';

const MAX_IDEAS = 2;

type LessonProps = { values: PracticeValues; kind: ResultKind };

/** Names the misconception with an example that refutes it, and states the idea to remember. */
export function Lesson({ values: { remediation, marking }, kind }: LessonProps) {
  const texts = learnStrings.verdict;
  const isRightOrBlank = kind === 'correct' || kind === 'blank';
  const ideas = isRightOrBlank ? [marking?.idea ?? ''] : readConcepts(remediation);
  const shownIdeas = ideas.filter((idea) => idea !== '');
  const misconceptions = marking?.misconceptions ?? [];
  // The mistake is shown at the step where it was made, unless the question has options.
  const isExplained = (marking?.wrong_steps ?? []).length > 0;
  const mistakes = isExplained || misconceptions.length === 0 ? [] : (marking?.mistakes ?? []);
  if (shownIdeas.length === 0 && misconceptions.length === 0) return null;
  return (
    <aside className={styles.lesson}>
      {misconceptions.map(({ name, counter_example: example }) => (
        <div key={name} className={styles.misconception}>
          <h3>{name}</h3>
          {mistakes.map((mistake) => (
            <TypesetText key={mistake} tex={mistake} />
          ))}
          <TypesetText tex={`${texts.counterExample} ${example}`} />
        </div>
      ))}
      {shownIdeas.length > 0 && <h3>{kind === 'correct' ? texts.remember : texts.concept}</h3>}
      {shownIdeas.map((idea) => (
        <TypesetText key={idea} tex={idea} />
      ))}
    </aside>
  );
}

/** Reads the key ideas from the remediation text, which is Markdown: the lines between their heading and the next one. */
function readConcepts(remediation: string | null | undefined): string[] {
  const section = /\*\*Key concept:\*\*\n([\s\S]*?)(?:\n\n\*\*|$)/.exec(remediation ?? '')?.[1];
  const lines = section?.trim().split('\n') ?? [];
  // The worked solution already shows these steps.
  return lines.filter((line) => !line.startsWith('Practise this step:')).slice(0, MAX_IDEAS);
}
