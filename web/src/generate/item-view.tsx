import type { GeneratedItem, Generation } from '../api/schema.ts';
import { QuestionPaper } from '../review/item-paper.tsx';
import { Panel } from '../review/panel.tsx';
import { CycleList } from './cycle-list.tsx';
import { DraftPaper } from './draft-paper.tsx';
import { isUnderWay } from './generate-queries.ts';
import { generateStrings } from './generate-strings.ts';
import styles from './generation-page.module.css';
import { ItemFailure, ItemOutcome } from './item-outcome.tsx';
import { NodeList } from './node-list.tsx';
import { ScoreChart } from './score-chart.tsx';
import type { WatchedItem, WatchedNode } from './watched.ts';

type ItemProps = {
  generation: Generation;
  status: Generation['status'];
  live: WatchedItem | undefined;
  index: number;
};

/** One item: the paper, what was decided, how it was judged and corrected, and the steps beside it. */
export function ItemView({ generation, status, live, index }: ItemProps) {
  const made = generation.items.find((item) => item.index === index);
  const failure = generation.failures.find((one) => one.item === index) ?? live?.failure;
  const cycles = made?.review_history ?? live?.cycles ?? [];
  const corrections = made?.corrections ?? live?.corrections ?? [];
  const judge = made?.judge ?? live?.judge;
  const isDecided = made !== undefined || live?.isDecided === true;
  const isEnded = isDecided || !isUnderWay(status);
  const rest = isDecided ? 'skipped' : isEnded ? 'unreached' : 'waiting';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {made ? (
          <>
            <QuestionPaper key={made.id} tex={made.latex} />
            <ItemOutcome item={made} />
          </>
        ) : (
          <>
            {failure && <ItemFailure failure={failure} />}
            <DraftPaper live={live} isEnded={isEnded} />
          </>
        )}
        {cycles.length > 0 && <CycleList cycles={cycles} corrections={corrections} />}
      </div>
      <aside className={styles.side}>
        <Panel title={generateStrings.graph.title}>
          <NodeList nodes={live?.nodes ?? nodesOf(made)} rest={rest} />
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

/** The steps of a finished item where no event tells of them. */
function nodesOf(made: GeneratedItem | undefined): WatchedItem['nodes'] {
  const done = Object.entries(made?.durations ?? {}).map(([name, durationMs]): [string, WatchedNode] => [
    name,
    { state: 'done', visits: 1, durationMs },
  ]);
  return Object.fromEntries(done);
}
