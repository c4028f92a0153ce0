import type { MarkedStep } from '../../../src/domain/practice-marking.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { learnStrings } from './learn-strings.ts';
import styles from './marked-steps.module.css';
import { useReaderTexts } from './reader.ts';
import { TypesetText, WrittenLine } from './typeset/typeset-text.tsx';

type StepState = 'right' | 'wrong' | 'person';

const icons: Readonly<Record<StepState, IconName>> = { right: 'check', wrong: 'close', person: 'person' };

/** Each step of the marking scheme: its mark, the line that earned it, and the reason, which a blank answer does not need. */
export function MarkedSteps({ steps, isBlank = false }: { steps: readonly MarkedStep[]; isBlank?: boolean }) {
  const texts = learnStrings.marks;
  const { line } = useReaderTexts();
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const state = getStepState(step);
        return (
          <li key={step.n} className={styles[state]}>
            <span className={styles.icon}>
              <Icon name={icons[state]} size={16} />
              <span className="visually-hidden">{texts.states[state]}: </span>
            </span>
            <div className={styles.body}>
              <p>
                <TypesetText inline tex={step.step} />{' '}
                <span className={styles.count}>{texts.of(step.marks_awarded, step.marks_available)}</span>
              </p>
              {step.matched_line && (
                <p className={styles.evidence}>
                  {line} <WrittenLine line={step.matched_line} />
                </p>
              )}
              {!isBlank && <p className={styles.rule}>{step.for_person ? texts.forPerson : step.rule}</p>}
              {state !== 'right' && step.example && (
                <p className={styles.example}>
                  {texts.example} <TypesetText inline tex={step.example} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function getStepState({ marks_awarded, marks_available, for_person }: MarkedStep): StepState {
  if (marks_awarded >= marks_available) return 'right';
  return for_person ? 'person' : 'wrong';
}
