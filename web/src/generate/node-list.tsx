import { Icon } from '../design/icon.tsx';
import { generateStrings } from './generate-strings.ts';
import type { NodeName } from './generation-events.ts';
import type { ItemProgress, NodeProgress } from './generation-progress.ts';
import styles from './node-list.module.css';

/** The state to show for a step that was never entered. */
type UnvisitedState = 'waiting' | 'skipped' | 'unreached';
type NodeState = NodeProgress['state'] | UnvisitedState;

const order = Object.keys(generateStrings.graph.nodes) as NodeName[];

/** The steps of the generation in order, each with its state and duration. */
export function NodeList({ nodes, unvisited }: { nodes: ItemProgress['nodes']; unvisited: UnvisitedState }) {
  return (
    <ol className={styles.nodes}>
      {order.map((name) => {
        const node = nodes[name];
        return <Node key={name} name={name} node={node} state={getNodeState(node, unvisited)} />;
      })}
    </ol>
  );
}

/** A step that was still running when the batch ended was abandoned. */
function getNodeState(node: NodeProgress | undefined, unvisited: UnvisitedState): NodeState {
  if (node === undefined) return unvisited;
  return node.state === 'running' && unvisited !== 'waiting' ? 'unreached' : node.state;
}

function Node({ name, node, state }: { name: NodeName; node: NodeProgress | undefined; state: NodeState }) {
  const words = generateStrings.graph;
  return (
    <li className={styles.node} data-state={state}>
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' && <Icon name="check" size={12} />}
        {state === 'failed' && <Icon name="close" size={12} />}
      </span>
      <span className={styles.label}>
        {words.nodes[name]}
        {node && node.visits > 1 && <b> {words.visits(node.visits)}</b>}
      </span>
      {state === 'done' && node ? (
        <span className={styles.time}>
          <span className="visually-hidden">{words.states.done}, </span>
          {generateStrings.duration(node.durationMs)}
        </span>
      ) : (
        <span className={state === 'waiting' ? 'visually-hidden' : styles.time}>{words.states[state]}</span>
      )}
    </li>
  );
}
