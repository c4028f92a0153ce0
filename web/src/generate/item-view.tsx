import type { GeneratedItem, Generation } from '../api/schema.ts';
import { QuestionPaper } from '../review/item-paper.tsx';
import { Panel } from '../review/panel.tsx';
import { CycleList } from './cycle-list.tsx';
import { DraftPaper } from './draft-paper.tsx';
import { isActive } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-page.module.css';
import type { ItemProgress, NodeProgress } from './generation-progress.ts';
import { ItemFailure, ItemOutcome } from './item-outcome.tsx';
import { NodeList } from './node-list.tsx';
import { ScoreChart } from './score-chart.tsx';

type ItemProps = {
  generation: Generation;
  status: Generation['status'];
  /** Undefined before the first event of the question. */
  progress: ItemProgress | undefined;
  /** The one-based number of the question in the batch. */
  index: number;
};

/** One question: its paper, result, attempts, steps and scores. */
export function ItemView({ generation, status, progress, index }: ItemProps) {
  const finishedItem = generation.items.find((item) => item.index === index);
  const failure = generation.failures.find((candidate) => candidate.item === index) ?? progress?.failure;
  const cycles = finishedItem?.review_history ?? progress?.cycles ?? [];
  const corrections = finishedItem?.corrections ?? progress?.corrections ?? [];
  const judge = finishedItem?.judge ?? progress?.judge;
  const isDecided = finishedItem !== undefined || progress?.isDecided === true;
  const isEnded = isDecided || !isActive(status);
  const unvisitedState = isDecided ? 'skipped' : isEnded ? 'notReached' : 'waiting';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {finishedItem ? (
          <>
            <QuestionPaper key={finishedItem.id} tex={finishedItem.latex} />
            <ItemOutcome item={finishedItem} />
          </>
        ) : (
          <>
            {failure && <ItemFailure failure={failure} />}
            <DraftPaper progress={progress} isEnded={isEnded} />
          </>
        )}
        {cycles.length > 0 && <CycleList cycles={cycles} corrections={corrections} />}
      </div>
      <aside className={styles.side}>
        <Panel title={generateStrings.graph.title}>
          <NodeList nodes={progress?.nodes ?? toNodeProgress(finishedItem)} unvisitedState={unvisitedState} />
        </Panel>
        {cycles.some(({ qualityScore }) => qualityScore !== null) && (
          <Panel title={generateStrings.scores.title}>
            <ScoreChart cycles={cycles} judge={judge} />
          </Panel>
        )}
      </aside>
    </div>
  );
}

/** Returns the steps of a finished question from its stored durations, for use when there are no events. */
function toNodeProgress(finishedItem: GeneratedItem | undefined): ItemProgress['nodes'] {
  const nodeEntries = Object.entries(finishedItem?.durations ?? {}).map(
    ([name, durationMs]): [string, NodeProgress] => [name, { state: 'done', visits: 1, durationMs }],
  );
  return Object.fromEntries(nodeEntries);
}
