import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Problem, VariantOrder } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Verdict } from '../review/verdict.tsx';
import { isUnderWay, problemQuery, varyProblem } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { PartView } from './part-view.tsx';
import type { ToldSteps } from './use-run-steps.ts';
import styles from './variant-parts.module.css';

const TYPES = ['numerical', 'context', 'conceptual', 'calculus'] as const;
const WITH_MODEL: readonly string[] = ['conceptual', 'calculus'];

type PartsProps = {
  problem: Problem;
  content: NonNullable<Problem['content']>;
  steps: ToldSteps;
  isNewest: boolean;
};

/** Variants and other solutions side by side, what could not be made, and a way to one more. */
export function VariantParts({ problem, content, steps, isNewest }: PartsProps) {
  const words = makeStrings.problem;
  const parts = [...content.variants, ...content.alternates];
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{words.parts}</h2>
        {isNewest && <MoreVariants problem={problem} />}
      </header>
      <Refusal problem={problem} steps={steps} />
      {parts.length === 0 && <p className={styles.quiet}>{words.noParts}</p>}
      <div className={styles.parts}>
        {parts.map(({ name, latex }) => (
          <PartView key={name} problem={problem} part={name} latex={latex} isNewest={isNewest} />
        ))}
      </div>
      {content.skipped.length > 0 && (
        <section className={styles.skipped}>
          <h3>{words.skipped}</h3>
          <ul>
            {content.skipped.map(({ step, reason }) => (
              <li key={step}>
                <strong>{stepTitle(step)}</strong> {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

const stepNames: Readonly<Record<string, string>> = makeStrings.steps.names;

function stepTitle(step: string): string {
  const [kind = '', name = ''] = step.split('/');
  return kind === 'variants' && name !== '' ? makeStrings.problem.one(name) : (stepNames[kind] ?? kind);
}

/** A variant that was asked for and could not be made. */
function Refusal({ problem, steps }: { problem: Problem; steps: ToldSteps }) {
  const told = steps.variants;
  const isFurther = steps.classify === undefined && told?.phase === 'end' && told.outcome === 'skipped';
  if (!isFurther || isUnderWay(problem)) return null;
  return <Verdict tone="partly" text={makeStrings.problem.refusedVariant(told.note)} />;
}

function MoreVariants({ problem }: { problem: Problem }) {
  const queries = useQueryClient();
  const vary = useMutation({
    mutationFn: (type: VariantOrder['type']) => varyProblem(problem.id, type),
    onSettled: () => queries.invalidateQueries({ queryKey: problemQuery(problem.id).queryKey }),
  });
  const isBusy = vary.isPending || isUnderWay(problem);
  const types = TYPES.filter((type) => problem.way === 'model' || !WITH_MODEL.includes(type));
  return (
    <div className={styles.more}>
      <span>{makeStrings.problem.more}</span>
      {types.map((type) => (
        <Button key={type} disabled={isBusy} onClick={() => vary.mutate(type)}>
          <Icon name="plus" size={16} />
          {makeStrings.problem.one(type)}
        </Button>
      ))}
      {vary.error && <span role="alert">{vary.error.message}</span>}
    </div>
  );
}
