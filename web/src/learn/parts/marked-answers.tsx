import type { Answer } from '../../../../src/domain/question-content.ts';
import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { countBlankCells, parseCells } from '../entry/table-cells.ts';
import { FilledTable } from '../entry/table-field.tsx';
import { formatUnitTex } from '../entry/unit-tex.ts';
import { learnStrings } from '../learn-strings.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { WrittenLines } from '../typeset/written-lines.tsx';
import { formatAnswerTex } from './answer-tex.ts';
import { MarkedOptions } from './marked-options.tsx';
import styles from './marked-parts.module.css';

type GivenProps = { part: SqaPart; given: string; answer: Answer | undefined };

/** What the learner answered: the chosen options, the completed table, or the written lines. */
export function GivenAnswer({ part, given, answer }: GivenProps) {
  const { response, options, blank_table: blankTable, unit } = part;
  if (options !== undefined && (response === 'choice' || response === 'choices'))
    return (
      <MarkedOptions
        options={options}
        chosen={given.split(', ')}
        correct={answer?.kind === 'choice' ? answer.correct : undefined}
      />
    );
  if (given.trim() === '') return null;
  const texts = learnStrings.verdict;
  if (response === 'table' && blankTable !== undefined) {
    const cells = parseCells(given, countBlankCells(blankTable));
    return (
      <Labelled label={texts.wrote}>
        <FilledTable label={texts.wrote} table={blankTable}>
          {(index) => <b>{cells[index]}</b>}
        </FilledTable>
      </Labelled>
    );
  }
  return (
    <Labelled label={response === 'order' || response === 'matches' ? texts.chose : texts.wrote}>
      <WrittenLines text={given} response={response} />
      {unit !== undefined && <Unit unit={unit} />}
    </Labelled>
  );
}

/** The correct answer. The options of a part already show it. */
export function CorrectAnswer({ part, answer }: { part: SqaPart; answer: Answer }) {
  const { blank_table: blankTable, unit } = part;
  const label = learnStrings.verdict.correctAnswer;
  if (answer.kind === 'choice' && part.options !== undefined) return null;
  if (answer.kind === 'table' && blankTable !== undefined)
    return (
      <Labelled label={label}>
        <FilledTable label={label} table={blankTable}>
          {(index) => <TypesetText inline tex={answer.cells[index] ?? ''} />}
        </FilledTable>
      </Labelled>
    );
  const tex = formatAnswerTex(answer);
  return (
    <Labelled label={label}>
      {tex === undefined ? <CodeText answer={answer} /> : <TypesetText inline tex={tex} />}
      {unit !== undefined && !hasUnit(answer) && <Unit unit={unit} />}
    </Labelled>
  );
}

function CodeText({ answer }: { answer: Answer }) {
  return answer.kind === 'code' ? <pre className={styles.code}>{answer.code}</pre> : null;
}

/** Whether the answer is stored with its unit, such as `12\,\mathrm{m}`. */
function hasUnit(answer: Answer): boolean {
  return answer.kind === 'value' && /\\(?:mathrm|text|textrm|unit)\b/u.test(answer.tex);
}

function Unit({ unit }: { unit: string }) {
  return (
    <span className={styles.unit}>
      <TypesetText inline tex={formatUnitTex(unit)} />
    </span>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.labelled}>
      <p className={styles.name}>{label}</p>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
