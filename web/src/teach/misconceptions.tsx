import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AssignmentGrid, AssignmentInsights } from '../api/schema.ts';
import { ErrorNote } from '../design/error-note.tsx';
import fieldStyles from '../design/field.module.css';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { TypesetText } from '../learn/typeset/typeset-text.tsx';
import { WrittenLines } from '../learn/typeset/written-lines.tsx';
import styles from './misconceptions.module.css';
import { insightsQuery } from './teach-queries.ts';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.work;

type Props = { assignmentId: string; grid: AssignmentGrid | undefined };
type Misconception = AssignmentInsights['misconceptions'][number];

/** The insights, read again whenever the live results change. */
export function useInsights(assignmentId: string, version: unknown) {
  const query = useQuery(insightsQuery(assignmentId));
  const { refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means new answers
  useEffect(() => void refetch(), [refetch, version]);
  return query;
}

/** How many pupils show each misconception in each topic, as a heat map, with example answers. */
export function Misconceptions({ assignmentId, grid }: Props) {
  const query = useInsights(assignmentId, grid);
  if (query.error && !query.data)
    return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || !grid) return <Skeleton label={teachStrings.loading} lines={6} />;
  const { misconceptions } = query.data;
  if (misconceptions.length === 0) return <Note icon="check" title={texts.noMisconceptions} />;
  const outcomes = grid.outcomes.filter(({ outcome_id: id }) =>
    misconceptions.some(({ by_outcome: counts }) => counts.some((count) => count.outcome_id === id)),
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.views.misconceptions}>
        <table className={styles.map}>
          <thead>
            <tr>
              <th scope="col">{texts.misconception}</th>
              <th scope="col">{texts.allTopics}</th>
              {outcomes.map(({ outcome_id: id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {misconceptions.map((found) => (
              <tr key={found.tag}>
                <th scope="row">
                  <a href={`#${found.tag}`}>{formatTag(found.tag)}</a>
                </th>
                <HeatCell count={found.pupil_count} all={grid.rows.length} />
                {outcomes.map(({ outcome_id: id }) => (
                  <HeatCell key={id} count={countPupils(found, id)} all={grid.rows.length} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {misconceptions.map((found) => (
        <Examples key={found.tag} misconception={found} assignmentId={assignmentId} />
      ))}
    </>
  );
}

function countPupils({ by_outcome: counts }: Misconception, outcomeId: string): number {
  return counts.find((count) => count.outcome_id === outcomeId)?.pupil_count ?? 0;
}

/** Tags are words with dashes: `fraction-add-tops-bottoms`. */
function formatTag(tag: string): string {
  const words = tag.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A cell with a number of pupils. The larger their share of the class, the darker the cell. */
function HeatCell({ count, all }: { count: number; all: number }) {
  const share = all === 0 ? 0 : Math.round((100 * count) / all);
  const style =
    count === 0 ? {} : { background: `color-mix(in srgb, var(--wrong) ${8 + share * 0.32}%, transparent)` };
  return (
    <td style={style}>
      <span aria-hidden="true">{count === 0 ? '·' : count}</span>
      <span className="visually-hidden">{texts.pupilsShort(count)}</span>
    </td>
  );
}

function Examples({ misconception, assignmentId }: { misconception: Misconception; assignmentId: string }) {
  const { tag, concept, pupil_count: count, examples } = misconception;
  return (
    <section id={tag} className={styles.examples}>
      <h2>
        {formatTag(tag)} <span className={fieldStyles.hint}>{texts.pupilsShort(count)}</span>
      </h2>
      {concept && <TypesetText tex={concept} />}
      {examples.length > 0 && <h3>{texts.examples}</h3>}
      <ul>
        {examples.map(({ learner, pupil, response, task, chosen, question_id: questionId, part }) => (
          <li key={`${learner} ${questionId} ${part}`}>
            <div>
              {task && (
                <div className={styles.task}>
                  <TypesetText tex={task} />
                </div>
              )}
              {chosen === null ? (
                <WrittenLines text={response} />
              ) : (
                <>
                  {response.toUpperCase()}: <TypesetText inline tex={chosen} />
                </>
              )}
            </div>
            <Link to="/teach/assignments/$id/pupils/$learner" params={{ id: assignmentId, learner }}>
              {pupil}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
