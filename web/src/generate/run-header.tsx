import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Generation } from '../api/schema.ts';
import { kindName } from '../bank/kind-name.ts';
import { Button } from '../design/button.tsx';
import { courseTitle } from '../learn/learn-queries.ts';
import { draftOf, keptDraft } from './brief-draft.ts';
import { cancelGeneration, isUnderWay } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './run-header.module.css';
import { StatusBadge } from './status-badge.tsx';
import type { Watched } from './watched.ts';

type HeaderProps = { generation: Generation; status: Generation['status']; watched: Watched };

/** What was asked for, how far it is, and the way out. */
export function RunHeader({ generation, status, watched }: HeaderProps) {
  const { brief, error } = generation;
  const words = generateStrings.run;
  // The item that failed says it itself.
  const isTold = Object.values(watched.items).some(({ failure }) => failure !== undefined);
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className={styles.what}>
          <h1>{words.title(brief.count ?? 1, courseTitle(brief))}</h1>
          <p className={styles.facts}>
            <StatusBadge status={status} />
            {[
              kindName(brief.kind ?? 'mcq_sc'),
              brief.outcome_id,
              brief.blooms_level && generateStrings.blooms[brief.blooms_level],
              brief.institution_id,
              watched.ending && words.took(generateStrings.duration(watched.ending.totalDurationMs)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {brief.objective && <Objective text={brief.objective} />}
        </div>
        {isUnderWay(status) ? <CancelButton generation={generation} /> : <AgainButton brief={brief} />}
      </div>
      {isUnderWay(status) && <Progress watched={watched} count={brief.count ?? 1} />}
      {error && status === 'failed' && !isTold && <p className={styles.error}>{error.message}</p>}
      {(status === 'cancelled' || status === 'interrupted') && <p>{words.ended[status]}</p>}
    </header>
  );
}

const LONG = 300;

/** A long objective is folded, so that the question stays in sight. */
function Objective({ text }: { text: string }) {
  if (text.length <= LONG) return <p className={styles.objective}>{text}</p>;
  return (
    <details className={styles.objective}>
      <summary>{generateStrings.run.objective}</summary>
      <p>{text}</p>
    </details>
  );
}

function CancelButton({ generation }: { generation: Generation }) {
  const words = generateStrings.run;
  const cancelling = useMutation({ mutationFn: () => cancelGeneration(generation.id) });
  const isAsked = cancelling.isPending || cancelling.isSuccess || generation.cancel_requested;
  return (
    <div className={styles.cancel}>
      <Button aria-disabled={isAsked} onClick={() => !isAsked && cancelling.mutate()}>
        {isAsked ? words.cancelling : words.cancel}
      </Button>
      {cancelling.isError && <p role="alert">{words.cancelFailed}</p>}
    </div>
  );
}

function AgainButton({ brief }: Pick<Generation, 'brief'>) {
  const navigate = useNavigate();
  const reuse = () => {
    keptDraft.write(draftOf(brief));
    void navigate({ to: '/make/generate' });
  };
  return <Button onClick={reuse}>{generateStrings.run.again}</Button>;
}

function Progress({ watched, count }: { watched: Watched; count: number }) {
  const words = generateStrings.run;
  const item = watched.items[watched.current];
  const { step = 0, totalSteps = 1, node } = item ?? {};
  const share = (Math.max(0, watched.current - 1) + step / totalSteps) / count;
  const left = watched.timeLeftMs;
  return (
    <div className={styles.progress}>
      <progress max={1} value={share} aria-label={words.statuses.running} />
      <p>
        {[
          words.place(Math.max(1, watched.current), count),
          node && generateStrings.graph.nodes[node],
          words.step(step, totalSteps),
          left !== null && left >= 1000 && words.left(generateStrings.duration(left)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
