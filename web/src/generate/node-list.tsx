import { Icon } from '../design/icon.tsx';
import { generateStrings } from './generate-strings.ts';
import type { NodeName } from './generation-events.ts';
import styles from './node-list.module.css';
import type { WatchedItem, WatchedNode } from './watched.ts';

/** What is said of a step that was never entered. */
export type Rest = 'waiting' | 'skipped' | 'unreached';
type State = WatchedNode['state'] | Rest;

const order = Object.keys(generateStrings.graph.nodes) as NodeName[];

/** The graph as a line of steps: each lights up as it works and keeps how long it took. */
export function NodeList({ nodes, rest }: { nodes: WatchedItem['nodes']; rest: Rest }) {
  return (
    <ol className={styles.nodes}>
      {order.map((name) => {
        const node = nodes[name];
        return <Node key={name} name={name} node={node} state={stateOf(node, rest)} />;
      })}
    </ol>
  );
}

/** A step that was under way when everything ended was given up. */
function stateOf(node: WatchedNode | undefined, rest: Rest): State {
  if (node === undefined) return rest;
  return node.state === 'running' && rest !== 'waiting' ? 'unreached' : node.state;
}

function Node({ name, node, state }: { name: NodeName; node: WatchedNode | undefined; state: State }) {
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
