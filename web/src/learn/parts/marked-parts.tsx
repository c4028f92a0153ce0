import type { ReactNode } from 'react';
import type { MarkedPart, MarkedStep } from '../../../../src/domain/practice-marking.ts';
import type { Answer } from '../../../../src/domain/question-content.ts';
import type { SqaPart } from '../../../../src/domain/sqa.ts';
import { Icon } from '../../design/icon.tsx';
import { learnStrings } from '../learn-strings.ts';
import { MarkedSteps } from '../marked-steps.tsx';
import { getResultKind, type ResultKind, resultIcons } from '../result-kind.ts';
import { CorrectAnswer, GivenAnswer } from './marked-answers.tsx';
import styles from './marked-parts.module.css';
import { PartList } from './part-list.tsx';
import { formatPartPath, type PartTexts } from './part-texts.ts';

type MarkedPartsProps = {
  /** The start of the element ids, unique on the page. */
  idPrefix: string;
  /** The parts with their texts; undefined if the thread was started before questions had parts. */
  parts: readonly SqaPart[] | undefined;
  marks: readonly MarkedPart[];
  steps: readonly MarkedStep[];
  /** The learner's texts; a text with the empty path was written for the whole question. */
  texts: PartTexts;
  /** The correct answers by path, as far as they are known. */
  answers: ReadonlyMap<string, Answer>;
  /** Shows the steps of a part in another way than `MarkedSteps`. */
  renderSteps?: (part: { path: string; isBlank: boolean }, steps: readonly MarkedStep[]) => ReactNode;
  /** Returns what is shown below the marks of a part. */
  renderUnderPart?: (path: string) => ReactNode;
};

/** A part with everything that is shown about it after marking. */
type ShownMarks = SqaPart & {
  readonly mark: MarkedPart;
  readonly kind: ResultKind;
  /** Undefined if the learner wrote one text for all parts. */
  readonly given: string | undefined;
};

/** Each part with its marks, the learner's answer, the correct answer and the reason for each mark. */
export function MarkedParts(props: MarkedPartsProps) {
  const { idPrefix, parts, marks, steps, texts, answers, renderSteps, renderUnderPart } = props;
  const shownParts = marks.map((mark): ShownMarks => {
    const part = parts?.find(({ path }) => path === mark.path);
    const given = '' in texts ? undefined : (texts[mark.path] ?? '');
    const kind = getResultKind({ isCorrect: mark.correct, isBlank: given?.trim() === '', marks: mark });
    const unknownPart = { text: '', response: 'prose' as const, marks: mark.marks_available };
    return { ...unknownPart, ...part, path: mark.path, mark, kind, given };
  });
  return (
    <PartList
      parts={shownParts}
      idPrefix={idPrefix}
      renderMarks={({ mark, kind }) => <AwardedMarks mark={mark} kind={kind} />}
    >
      {(part) => (
        <div className={styles.result}>
          <PartResult part={part} answer={answers.get(part.path)} />
          {renderSteps?.({ path: part.path, isBlank: part.kind === 'blank' }, listSteps(steps, part)) ?? (
            <MarkedSteps steps={listSteps(steps, part)} isBlank={part.kind === 'blank'} />
          )}
          {renderUnderPart?.(part.path)}
        </div>
      )}
    </PartList>
  );
}

/** Lists the steps of a part. A line that is the whole answer is shown once, as the answer. */
function listSteps(steps: readonly MarkedStep[], { path, given }: ShownMarks): MarkedStep[] {
  return steps
    .filter((step) => step.part === path)
    .map((step) => (step.matched_line === given?.trim() ? { ...step, matched_line: null } : step));
}

/** The marks of a part in the right margin, as on a marked paper. */
function AwardedMarks({ mark, kind }: Pick<ShownMarks, 'mark' | 'kind'>) {
  const { path, marks_awarded: awarded, marks_available: available } = mark;
  return (
    <span className={styles.marks} data-result={kind}>
      <span aria-hidden="true">{learnStrings.marks.of(awarded, available)}</span>
      <span className="visually-hidden">
        {learnStrings.parts.result(formatPartPath(path), awarded, available)}
      </span>
    </span>
  );
}

function PartResult({ part, answer }: { part: ShownMarks; answer: Answer | undefined }) {
  const { mark, kind, given } = part;
  const texts = learnStrings.verdict;
  const hasPersonMarks = mark.marks_by_person > 0 && kind !== 'person' && kind !== 'blank';
  return (
    <>
      <p className={styles.verdict} data-result={kind}>
        <Icon name={resultIcons[kind]} size={18} />
        {kind === 'blank' ? texts.blankPart : texts[kind]}
        {hasPersonMarks && <span> · {texts.forPerson(mark.marks_by_person)}</span>}
      </p>
      <div className={styles.answers}>
        {given !== undefined && <GivenAnswer part={part} given={given} answer={answer} />}
        {!mark.correct && answer !== undefined && <CorrectAnswer part={part} answer={answer} />}
      </div>
    </>
  );
}
