import { useState } from 'react';
import type { MarkedStep } from '../../../../src/domain/practice-marking.ts';
import type { SolutionStep } from '../../../../src/domain/question-content.ts';
import { Button } from '../../design/button.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { ExampleText, repeatsStep } from '../example-text.tsx';
import { learnStrings } from '../learn-strings.ts';
import { toDisplayStyle } from '../typeset/to-display-style.ts';
import { TypesetText, WrittenLine } from '../typeset/typeset-text.tsx';
import { countShownSteps, getStepState, type StepState } from './step-states.ts';
import styles from './worked-solution.module.css';

type WorkedSolutionProps = {
  steps: readonly MarkedStep[];
  /** Where the answer went wrong, with the reason in one sentence. */
  wrongStep?: { readonly n: number; readonly reason: string } | undefined;
  /** The author's solution. If it is set, the steps show only what the marks are for. */
  solution?: readonly SolutionStep[] | undefined;
  /** Whether the learner gave no answer: then no step is marked as wrong. */
  isBlank?: boolean;
  /** Whether the learner chose an option: a single step then only explains the right one. */
  isChoice?: boolean;
};

const icons: Readonly<Record<Exclude<StepState, 'open'>, IconName>> = {
  right: 'check',
  wrong: 'close',
  person: 'person',
};

/**
 * The worked solution step by step, with the numbers of this question. The step where the answer went wrong is highlighted;
 * steps after it are shown on request, so that the learner can try them first.
 */
export function WorkedSolution(props: WorkedSolutionProps) {
  const { steps, wrongStep, solution, isBlank = false, isChoice = false } = props;
  const [shownCount, setShownCount] = useState(() => countShownSteps(steps, wrongStep?.n));
  const texts = learnStrings.solution;
  if (solution !== undefined && solution.length > 0)
    return (
      <>
        <AuthorSolution solution={solution} />
        {!isBlank && <StepList steps={steps} wrongStep={wrongStep} isBlank={isBlank} withWorking={false} />}
      </>
    );
  const [firstStep] = steps;
  if (isChoice && steps.length === 1 && firstStep?.example)
    return (
      <div className={styles.author}>
        <TypesetText tex={toDisplayStyle(firstStep.example)} />
      </div>
    );
  const shown = steps.slice(0, shownCount);
  const hiddenCount = steps.length - shown.length;
  return (
    <>
      <StepList steps={shown} wrongStep={wrongStep} isBlank={isBlank} withWorking />
      {hiddenCount > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setShownCount(shownCount + 1)}>{texts.nextStep}</Button>
          <Button onClick={() => setShownCount(steps.length)}>{texts.allSteps}</Button>
        </div>
      )}
    </>
  );
}

function AuthorSolution({ solution }: { solution: readonly SolutionStep[] }) {
  return (
    <div className={styles.author}>
      {solution.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are never reordered
        <TypesetText key={index} tex={formatSolutionStep(step)} />
      ))}
    </div>
  );
}

function formatSolutionStep(step: SolutionStep): string {
  if (step.kind === 'prose') return step.tex;
  return step.lines.length === 1
    ? `\\[${step.lines[0]?.replaceAll('&', '')}\\]`
    : `\\begin{align*}${step.lines.join('\\\\')}\\end{align*}`;
}

type StepListProps = Pick<WorkedSolutionProps, 'steps' | 'wrongStep'> & {
  isBlank: boolean;
  withWorking: boolean;
};

function StepList({ steps, wrongStep, isBlank, withWorking }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step
          key={step.n}
          step={step}
          number={index + 1}
          state={isBlank ? 'open' : getStepState(step, wrongStep?.n)}
          reason={step.n === wrongStep?.n ? wrongStep.reason : undefined}
          withWorking={withWorking}
        />
      ))}
    </ol>
  );
}

type StepProps = {
  step: MarkedStep;
  number: number;
  state: StepState;
  reason: string | undefined;
  withWorking: boolean;
};

function Step({ step, number, state, reason, withWorking }: StepProps) {
  const texts = learnStrings.marks;
  return (
    <li data-state={state} data-wrong={reason !== undefined ? true : undefined}>
      <span className={styles.icon}>
        {state === 'open' ? (
          <span aria-hidden="true">{number}</span>
        ) : (
          <>
            <Icon name={icons[state]} size={16} />
            <span className="visually-hidden">{texts.states[state]}: </span>
          </>
        )}
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          <span>
            <TypesetText inline tex={step.step} />
          </span>
          {state !== 'open' && (
            <span className={styles.count}>{texts.of(step.marks_awarded, step.marks_available)}</span>
          )}
        </p>
        {withWorking && step.example && !repeatsStep(step.step, step.example) && (
          <div className={styles.working}>
            <ExampleText example={step.example} />
          </div>
        )}
        {step.matched_line && (
          <p className={styles.evidence}>
            {learnStrings.byReader.learner.line} <WrittenLine line={step.matched_line} />
          </p>
        )}
        {reason !== undefined && (
          <div className={styles.reason}>
            <TypesetText tex={reason} />
          </div>
        )}
        {state === 'person' && <p className={styles.evidence}>{texts.forPerson}</p>}
      </div>
    </li>
  );
}
