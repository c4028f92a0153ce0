import { Link } from '@tanstack/react-router';
import { readLearnSearch } from '../learn-search.ts';
import { learnStrings } from '../learn-strings.ts';
import { MarksBar } from '../marks-bar.tsx';
import { TypesetText } from '../typeset/typeset-text.tsx';
import type { ExamValues } from './exam-thread.ts';
import type { OutcomeMarks } from './marks-by-outcome.ts';
import styles from './topic-chart.module.css';

/** The topics with the greatest loss are shown; with all topics, the questions would begin far below. */
const SHOWN_TOPICS = 4;

/** The marks earned and lost per topic, with advice and a link to practise the topic. */
export function TopicChart({ outcomes, values }: { outcomes: readonly OutcomeMarks[]; values: ExamValues }) {
  const texts = learnStrings.markedPaper;
  const course = readLearnSearch(values);
  const others = outcomes.slice(SHOWN_TOPICS);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{texts.topics}</h2>
        <p className={styles.legend}>
          <span data-marks="earned">{texts.legend.earned}</span>
          {outcomes.some(({ byPerson }) => byPerson > 0) && (
            <span data-marks="person">{texts.legend.person}</span>
          )}
          <span data-marks="lost">{texts.legend.lost}</span>
        </p>
      </figcaption>
      <TopicList outcomes={outcomes.slice(0, SHOWN_TOPICS)} course={course} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{texts.otherTopics(others.length)}</summary>
          <TopicList outcomes={others} course={course} />
        </details>
      )}
    </figure>
  );
}

type TopicListProps = { outcomes: readonly OutcomeMarks[]; course: ReturnType<typeof readLearnSearch> };

function TopicList({ outcomes, course }: TopicListProps) {
  const texts = learnStrings.markedPaper;
  return (
    <ul>
      {outcomes.map((outcome) => {
        const { id, awarded, available, byPerson, advice } = outcome;
        return (
          <li key={id}>
            <MarksBar {...outcome} />
            {awarded + byPerson < available && (
              <Link to="/learn/practice" search={{ ...course, outcome: id }} className={styles.practise}>
                {texts.practise} <span className="visually-hidden">{outcome.label}</span>
              </Link>
            )}
            {advice.length > 0 && (
              <div className={styles.advice}>
                {advice.map((line) => (
                  <TypesetText key={line} tex={line} />
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
