import { Link, useSearch } from '@tanstack/react-router';
import type { AssignmentGrid, AssignmentWithAllowances } from '../api/schema.ts';
import { Icon } from '../design/icon.tsx';
import { Note } from '../design/note.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { type CellState, type GridCell, getCellState } from './cell-state.ts';
import styles from './results-grid.module.css';
import { teachStrings } from './teach-strings.ts';

const texts = teachStrings.work;

type GridProps = { assignment: AssignmentWithAllowances; grid: AssignmentGrid | undefined };
type Row = AssignmentGrid['rows'][number];

/** The results: a row for each pupil, a column for each question or topic. */
export function ResultsGrid({ assignment, grid }: GridProps) {
  const { id: assignmentId, class_id: classId, allowances } = assignment;
  const { by } = useSearch({ from: '/teach/assignments/$id' });
  if (!grid) return <Skeleton label={teachStrings.loading} lines={6} />;
  if (grid.rows.length === 0)
    return (
      <Note icon="person" title={texts.noPupils}>
        <Link to="/teach/classes/$id" params={{ id: classId }}>
          {texts.showCode}
        </Link>
      </Note>
    );
  const hasQuestions = grid.questions.length > 0;
  const byTopic = by === 'topic' || !hasQuestions;
  const columns = byTopic
    ? grid.outcomes.map(({ outcome_id: id, label }) => ({ id, name: label, title: label }))
    : grid.questions.map(({ section, number, label }) => ({
        id: `${section} ${number}`,
        name: texts.question(number),
        title: [section, label].filter(Boolean).join(' · '),
      }));
  return (
    <>
      <StuckList rows={grid.rows} assignmentId={assignmentId} />
      <div className={styles.head}>
        {hasQuestions && <ColumnChoice assignmentId={assignmentId} byTopic={byTopic} />}
        <Legend />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.views.grid}>
        <table className={styles.grid} data-by={byTopic ? 'topic' : 'question'}>
          <thead>
            {!byTopic && <SectionRow questions={grid.questions} />}
            <tr>
              <th scope="col">{texts.pupil}</th>
              <th scope="col">{texts.total}</th>
              {columns.map(({ id, name, title }) => (
                <th key={id} scope="col" title={title}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <PupilRow
                key={row.learner}
                row={row}
                assignmentId={assignmentId}
                allowance={allowances.find(({ learner }) => learner === row.learner)}
                cells={byTopic ? row.outcomes : row.questions}
                ids={columns.map(({ id }) => id)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function ColumnChoice({ assignmentId, byTopic }: { assignmentId: string; byTopic: boolean }) {
  const link = (isTopic: boolean, label: string) => (
    <Link
      to="/teach/assignments/$id"
      params={{ id: assignmentId }}
      search={isTopic ? { by: 'topic' } : {}}
      replace
      className={styles.choice}
      {...(isTopic === byTopic && { 'aria-current': 'true' as const })}
    >
      {label}
    </Link>
  );
  return (
    <div className={styles.choices}>
      {link(false, texts.byQuestion)}
      {link(true, texts.byTopic)}
    </div>
  );
}

/** The sections of a paper above their questions, which are numbered from 1 in each. */
function SectionRow({ questions }: Pick<AssignmentGrid, 'questions'>) {
  const sections = [...Map.groupBy(questions, ({ section }) => section)];
  if (sections.every(([section]) => section === null)) return null;
  return (
    <tr>
      <td colSpan={2} />
      {sections.map(([section, { length }]) => (
        <th key={section} scope="colgroup" colSpan={length} className={styles.section}>
          {section}
        </th>
      ))}
    </tr>
  );
}

type RowProps = {
  row: Row;
  assignmentId: string;
  allowance: AssignmentWithAllowances['allowances'][number] | undefined;
  cells: readonly GridCell[];
  ids: readonly string[];
};

function PupilRow({ row, assignmentId, allowance, cells, ids }: RowProps) {
  const { learner, pupil, attempt } = row;
  const state =
    attempt === null ? texts.notStarted : attempt.finished_at ? texts.finished : texts.answered(row.answered);
  return (
    <tr>
      <th scope="row">
        <Link to="/teach/assignments/$id/pupils/$learner" params={{ id: assignmentId, learner }}>
          {pupil}
        </Link>
        <small>{state}</small>
        {allowance && <small>{texts.allowance(allowance.due_at, allowance.extra_time_percent)}</small>}
      </th>
      <td className={styles.total}>{row.available === 0 ? '–' : `${row.awarded}/${row.available}`}</td>
      {cells.map((cell, index) => (
        <Cell key={ids[index]} cell={cell} />
      ))}
    </tr>
  );
}

/** The marks as numbers and a colour, and as words for screen readers and the tooltip. */
function Cell({ cell }: { cell: GridCell }) {
  const state = getCellState(cell);
  if (cell === null)
    return (
      <td className={styles.empty} title={texts.notAnswered}>
        <span className="visually-hidden">{texts.notAnswered}</span>
        <span aria-hidden="true">·</span>
      </td>
    );
  const words = [
    texts.cell(cell.awarded, cell.available),
    ...(cell.waiting > 0 ? [texts.waiting(cell.waiting)] : []),
    ...(cell.is_changed ? [texts.changed] : []),
    ...(cell.is_blank ? [texts.blank] : []),
  ].join(', ');
  return (
    <td className={styles[state]} title={words}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {cell.awarded}/{cell.available}
        {cell.waiting > 0 && '?'}
        {cell.is_changed && '*'}
      </span>
    </td>
  );
}

const LEGEND: readonly (readonly [CellState, string])[] = [
  ['full', '2/2'],
  ['partly', '1/2'],
  ['none', '0/2'],
  ['waiting', '0/2?'],
  ['blank', '0/2'],
  ['empty', '·'],
];

function Legend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {LEGEND.map(([state, sample]) => (
        <li key={state}>
          <span className={styles[state]}>{sample}</span> {texts.states[state]}
        </li>
      ))}
      <li>* {texts.changed}</li>
    </ul>
  );
}

/** Pupils who may need help now. */
function StuckList({ rows, assignmentId }: { rows: readonly Row[]; assignmentId: string }) {
  const stuck = rows.flatMap((row) => (row.stuck ? [{ ...row, stuck: row.stuck }] : []));
  if (stuck.length === 0) return null;
  return (
    <section className={styles.stuck} aria-label={texts.stuckTitle}>
      <h2>
        <Icon name="alert" size={18} /> {texts.stuckTitle}
      </h2>
      <ul>
        {stuck.map(({ learner, pupil, stuck: reason }) => (
          <li key={learner}>
            <Link to="/teach/assignments/$id/pupils/$learner" params={{ id: assignmentId, learner }}>
              {pupil}
            </Link>{' '}
            {reason.kind === 'long' ? texts.stuckLong(reason.minutes) : texts.stuckWrong(reason.count)}
          </li>
        ))}
      </ul>
    </section>
  );
}
