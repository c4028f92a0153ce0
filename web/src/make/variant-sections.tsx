import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Problem, VariantOrder } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { StatusMessage } from '../review/status-message.tsx';
import { createVariant, isActive, problemQuery } from './make-queries.ts';
import { makeStrings } from './make-strings.ts';
import { SectionView } from './section-view.tsx';
import { MODEL_VARIANTS, VARIANTS } from './upload-options.ts';
import type { StepReports } from './use-run-steps.ts';
import styles from './variant-sections.module.css';

type SectionsProps = {
  problem: Problem;
  content: NonNullable<Problem['content']>;
  steps: StepReports;
  isNewest: boolean;
};

/** Shows the variants and alternative solutions of a question, what could not be created, and buttons to create more. */
export function VariantSections({ problem, content, steps, isNewest }: SectionsProps) {
  const texts = makeStrings.problem;
  const sections = [...content.variants, ...content.alternates];
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{texts.sections}</h2>
        {isNewest && <MoreVariants problem={problem} />}
      </header>
      <VariantRefusal problem={problem} steps={steps} />
      {sections.length === 0 && <p className={styles.quiet}>{texts.noSections}</p>}
      <div className={styles.sections}>
        {sections.map(({ name, latex }) => (
          <SectionView key={name} problem={problem} section={name} latex={latex} isNewest={isNewest} />
        ))}
      </div>
      {content.skipped.length > 0 && (
        <section className={styles.skipped}>
          <h3>{texts.skipped}</h3>
          <ul>
            {content.skipped.map(({ step, reason }) => (
              <li key={step}>
                <strong>{formatStepTitle(step)}</strong> {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

const stepNames: Readonly<Record<string, string>> = makeStrings.steps.names;

function formatStepTitle(step: string): string {
  const [kind = '', name = ''] = step.split('/');
  return kind === 'variants' && name !== ''
    ? makeStrings.problem.variantName(name)
    : (stepNames[kind] ?? kind);
}

/** Explains why a requested variant could not be created. */
function VariantRefusal({ problem, steps }: { problem: Problem; steps: StepReports }) {
  const report = steps.variants;
  // A run that only adds a variant does not classify the question again.
  const isRefused = steps.classify === undefined && report?.phase === 'end' && report.outcome === 'skipped';
  if (!isRefused || isActive(problem)) return null;
  return <StatusMessage tone="partly" text={makeStrings.problem.refusedVariant(report.note)} />;
}

function MoreVariants({ problem }: { problem: Problem }) {
  const queryClient = useQueryClient();
  const createRequest = useMutation({
    mutationFn: (type: VariantOrder['type']) => createVariant(problem.id, type),
    onSettled: () => queryClient.invalidateQueries({ queryKey: problemQuery(problem.id).queryKey }),
  });
  const isBusy = createRequest.isPending || isActive(problem);
  const types = VARIANTS.filter((type) => problem.way === 'model' || !MODEL_VARIANTS.includes(type));
  return (
    <div className={styles.more}>
      <span>{makeStrings.problem.more}</span>
      {types.map((type) => (
        <Button key={type} disabled={isBusy} onClick={() => createRequest.mutate(type)}>
          <Icon name="plus" size={16} />
          {makeStrings.problem.variantName(type)}
        </Button>
      ))}
      {createRequest.error && <span role="alert">{createRequest.error.message}</span>}
    </div>
  );
}
