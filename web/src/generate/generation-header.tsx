import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Generation } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { Button } from '../design/button.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { storedDraft, toDraft } from './brief-draft.ts';
import { cancelGeneration, isActive } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-header.module.css';
import type { GenerationProgress } from './generation-progress.ts';
import { StatusBadge } from './status-badge.tsx';

type HeaderProps = { generation: Generation; status: Generation['status']; progress: GenerationProgress };

/** The title and progress of a generation, with a button to cancel it or to use its brief again. */
export function GenerationHeader({ generation, status, progress }: HeaderProps) {
  const { brief, error } = generation;
  const texts = generateStrings.run;
  // A failed question shows its own error message, so the header does not repeat it.
  const hasFailedQuestion = Object.values(progress.items).some(({ failure }) => failure !== undefined);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.titleBlock}>
          <h1>{texts.title(brief.count ?? 1, courseTitle(brief))}</h1>
          <p className={styles.facts}>
            <StatusBadge status={status} />
            {[
              kindName(brief.kind ?? 'mcq_sc'),
              brief.outcome_id,
              brief.blooms_level && generateStrings.blooms[brief.blooms_level],
              brief.institution_id,
              progress.ending && texts.totalTime(generateStrings.duration(progress.ending.totalDurationMs)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {brief.objective && <Objective text={brief.objective} />}
        </div>
        {isActive(status) ? <CancelButton generation={generation} /> : <ReuseButton brief={brief} />}
      </div>
      {isActive(status) && <ProgressBar progress={progress} count={brief.count ?? 1} />}
      {error && status === 'failed' && !hasFailedQuestion && <p className={styles.error}>{error.message}</p>}
      {(status === 'cancelled' || status === 'interrupted') && <p>{texts.ended[status]}</p>}
    </header>
  );
}

const MAX_EXPANDED_LENGTH = 300;

/** The learning objective; a long one is collapsed, so that the question stays in view. */
function Objective({ text }: { text: string }) {
  if (text.length <= MAX_EXPANDED_LENGTH) return <p className={styles.objective}>{text}</p>;
  return (
    <details className={styles.objective}>
      <summary>{generateStrings.run.objective}</summary>
      <p>{text}</p>
    </details>
  );
}

function CancelButton({ generation }: { generation: Generation }) {
  const texts = generateStrings.run;
  const cancelRequest = useMutation({ mutationFn: () => cancelGeneration(generation.id) });
  const isCancelling = cancelRequest.isPending || cancelRequest.isSuccess || generation.cancel_requested;
  return (
    <div className={styles.cancel}>
      <Button aria-disabled={isCancelling} onClick={() => !isCancelling && cancelRequest.mutate()}>
        {isCancelling ? texts.cancelling : texts.cancel}
      </Button>
      {cancelRequest.isError && <p role="alert">{texts.cancelFailed}</p>}
    </div>
  );
}

function ReuseButton({ brief }: Pick<Generation, 'brief'>) {
  const navigate = useNavigate();
  const reuse = () => {
    storedDraft.write(toDraft(brief));
    void navigate({ to: '/make/generate' });
  };
  return <Button onClick={reuse}>{generateStrings.run.reuse}</Button>;
}

function ProgressBar({ progress, count }: { progress: GenerationProgress; count: number }) {
  const texts = generateStrings.run;
  const item = progress.items[progress.current];
  const { step = 0, totalSteps = 1, node } = item ?? {};
  const fraction = (Math.max(0, progress.current - 1) + step / totalSteps) / count;
  const { timeLeftMs } = progress;
  return (
    <div className={styles.progress}>
      <progress max={1} value={fraction} aria-label={texts.statuses.running} />
      <p>
        {[
          texts.position(Math.max(1, progress.current), count),
          node && generateStrings.graph.nodes[node],
          texts.step(step, totalSteps),
          timeLeftMs !== null && timeLeftMs >= 1000 && texts.timeLeft(generateStrings.duration(timeLeftMs)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
