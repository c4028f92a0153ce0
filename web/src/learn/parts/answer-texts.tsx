import type { Answer } from '../../../../src/domain/question-content.ts';
import { countBlankCells, parseCells } from '../entry/table-cells.ts';
import { FilledTable } from '../entry/table-field.tsx';
import type { AnswerTask } from '../learn-question.ts';
import { learnStrings } from '../learn-strings.ts';
import { useReaderTexts } from '../reader.ts';
import { toDisplayStyle } from '../typeset/to-display-style.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { WrittenLines } from '../typeset/written-lines.tsx';
import { formatAnswerTex } from './answer-tex.ts';
import styles from './marked-parts.module.css';

/** What the learner answered: a completed table, options in their order, pairs with their texts, or the written lines. */
export function GivenText({ task, text }: { task: AnswerTask; text: string }) {
  const { response, blank_table: blankTable, options, table } = task;
  const { wrote } = useReaderTexts();
  if (response === 'table' && blankTable !== undefined) {
    const cells = parseCells(text, countBlankCells(blankTable));
    return (
      <FilledTable label={wrote} table={blankTable}>
        {(index) => <b>{cells[index]}</b>}
      </FilledTable>
    );
  }
  if (response === 'order' && options !== undefined)
    return <OptionOrder options={options} ids={text.split(', ')} />;
  if (response === 'matches' && table !== undefined)
    return <PairList table={table} pairs={text.split(', ').map(parsePair)} />;
  return <WrittenLines text={text} response={response} />;
}

/** The correct answer, in the same form as the learner's. */
export function CorrectText({ task, answer }: { task: AnswerTask; answer: Answer }) {
  const { blank_table: blankTable, options, table } = task;
  if (answer.kind === 'table' && blankTable !== undefined)
    return (
      <FilledTable label={learnStrings.verdict.correctAnswer} table={blankTable}>
        {(index) => <TypesetText inline tex={answer.cells[index] ?? ''} />}
      </FilledTable>
    );
  if (answer.kind === 'order' && options !== undefined)
    return <OptionOrder options={options} ids={answer.order} />;
  if (answer.kind === 'matches' && table !== undefined)
    return <PairList table={table} pairs={answer.pairs} />;
  if (answer.kind === 'code') return <pre className={styles.code}>{answer.code}</pre>;
  return <TypesetText inline tex={toDisplayStyle(formatAnswerTex(answer))} />;
}

type OrderProps = { options: NonNullable<AnswerTask['options']>; ids: readonly string[] };

function OptionOrder({ options, ids }: OrderProps) {
  return (
    <ol className={styles.order}>
      {ids.map((id) => (
        <li key={id}>
          <TypesetText inline tex={options.find((option) => option.id === id)?.text ?? id.toUpperCase()} />
        </li>
      ))}
    </ol>
  );
}

type Pair = { readonly left: string; readonly right: string };

function parsePair(text: string): Pair {
  const [left = '', right = ''] = text.split('-');
  return { left, right };
}

function PairList({ table, pairs }: { table: NonNullable<AnswerTask['table']>; pairs: readonly Pair[] }) {
  const findText = (side: 'left' | 'right', id: string): string =>
    table[side].find((entry) => entry.id === id)?.text ?? id;
  return (
    <ul className={styles.matches}>
      {pairs.map(({ left, right }) => (
        <li key={left}>
          <TypesetText inline tex={findText('left', left)} /> –{' '}
          <TypesetText inline tex={findText('right', right)} />
        </li>
      ))}
    </ul>
  );
}
