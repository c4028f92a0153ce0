import { Icon } from '../design/icon.tsx';
import { generateStrings } from './generate-strings.ts';
import type { NodeName } from './generation-events.ts';
import type { ItemProgress, NodeProgress } from './generation-progress.ts';
import styles from './node-list.module.css';

/** The state to show for a step that was never entered. */
type UnvisitedState = 'waiting' | 'skipped' | 'notReached';
type NodeState = NodeProgress['state'] | UnvisitedState;

const NODE_ORDER = Object.keys(generateStrings.graph.nodes) as NodeName[];

/** The steps of the generation in order, each with its state and duration. */
export function NodeList({
  nodes,
  unvisitedState,
}: {
  nodes: ItemProgress['nodes'];
  unvisitedState: UnvisitedState;
}) {
  return (
    <ol className={styles.nodes}>
      {NODE_ORDER.map((name) => {
        const node = nodes[name];
        return <Node key={name} name={name} node={node} state={getNodeState(node, unvisitedState)} />;
      })}
    </ol>
  );
}

/** Returns the state to show. A step that was still running when the batch ended is shown as not reached. */
function getNodeState(node: NodeProgress | undefined, unvisitedState: UnvisitedState): NodeState {
  if (node === undefined) return unvisitedState;
  return node.state === 'running' && unvisitedState !== 'waiting' ? 'notReached' : node.state;
}

function Node({ name, node, state }: { name: NodeName; node: NodeProgress | undefined; state: NodeState }) {
  const texts = generateStrings.graph;
  return (
    <li className={styles.node} data-state={state}>
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' && <Icon name="check" size={12} />}
        {state === 'failed' && <Icon name="close" size={12} />}
      </span>
      <span className={styles.label}>
        {texts.nodes[name]}
        {node && node.visits > 1 && <b> {texts.visits(node.visits)}</b>}
      </span>
      {state === 'done' && node ? (
        <span className={styles.time}>
          <span className="visually-hidden">{texts.states.done}, </span>
          {generateStrings.duration(node.durationMs)}
        </span>
      ) : (
        <span className={state === 'waiting' ? 'visually-hidden' : styles.time}>{texts.states[state]}</span>
      )}
    </li>
  );
}
