import { Link } from '@tanstack/react-router';
import { readStartSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { ShareBar } from '../share-bar.tsx';
import { SetText } from '../typeset/set-text.tsx';
import type { ExamValues } from './exam-thread.ts';
import styles from './gap-picture.module.css';
import type { ScriptOutcome } from './outcomes-of-script.ts';

/** Where marks were earned and lost, topic by topic, each gap with the way to close it. */
export function GapPicture({ outcomes, values }: { outcomes: readonly ScriptOutcome[]; values: ExamValues }) {
  const words = learnStrings.script;
  const course = readStartSearch(values);
  return (
    <figure className={styles.picture}>
      <figcaption>
        <h2>{words.gaps}</h2>
        <p className={styles.key}>
          <span data-part="earned">{words.parts.earned}</span>
          <span data-part="person">{words.parts.person}</span>
          <span data-part="lost">{words.parts.lost}</span>
        </p>
      </figcaption>
      <ul>
        {outcomes.map((outcome) => {
          const { id, awarded, available, byPerson, advice } = outcome;
          return (
            <li key={id}>
              <ShareBar {...outcome} />
              {awarded + byPerson < available && (
                <Link to="/learn/practice" search={{ ...course, outcome: id }} className={styles.practise}>
                  {words.practise} <span className="visually-hidden">{outcome.label}</span>
                </Link>
              )}
              {advice.length > 0 && (
                <div className={styles.advice}>
                  {advice.map((line) => (
                    <SetText key={line} tex={line} />
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
