import type { Answer } from '../../../../src/domain/question-content.ts';
import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { formatUnitTex } from '../entry/unit-tex.ts';
import { learnStrings } from '../learn-strings.ts';
import { useReaderTexts } from '../reader.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { CorrectText, GivenText } from './answer-texts.tsx';
import { MarkedOptions } from './marked-options.tsx';
import styles from './marked-parts.module.css';

type GivenProps = { part: SqaPart; given: string; answer: Answer | undefined };

/** What the learner answered: the chosen options, the completed table, or the written lines. */
export function GivenAnswer({ part, given, answer }: GivenProps) {
  const { response, options, unit } = part;
  const texts = useReaderTexts();
  if (options !== undefined && (response === 'choice' || response === 'choices'))
    return (
      <MarkedOptions
        options={options}
        chosen={given.split(', ')}
        correct={answer?.kind === 'choice' ? answer.correct : undefined}
      />
    );
  if (given.trim() === '') return null;
  return (
    <Labelled label={response === 'order' || response === 'matches' ? texts.chose : texts.wrote}>
      <GivenText task={part} text={given} />
      {unit !== undefined && <Unit unit={unit} />}
    </Labelled>
  );
}

/** The correct answer. The options of a part already show it. */
export function CorrectAnswer({ part, answer }: { part: SqaPart; answer: Answer }) {
  const { unit, options } = part;
  if (answer.kind === 'choice' && options !== undefined) return null;
  return (
    <Labelled label={learnStrings.verdict.correctAnswer}>
      <CorrectText task={part} answer={answer} />
      {unit !== undefined && !hasUnit(answer) && <Unit unit={unit} />}
    </Labelled>
  );
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
