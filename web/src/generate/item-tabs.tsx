import { Link } from '@tanstack/react-router';
import type { Generation } from '../api/schema.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { generateStrings } from './generate-strings.ts';
import type { GenerationProgress } from './generation-progress.ts';
import styles from './item-tabs.module.css';

/** `index` is the one-based number of the shown question. */
type TabsProps = { generation: Generation; progress: GenerationProgress; index: number };

type ItemState = keyof typeof generateStrings.run.itemStates;

const icons: Readonly<Record<ItemState, IconName>> = {
  passed: 'check',
  corrected: 'check',
  needs_human_review: 'person',
  failed: 'close',
  working: 'clock',
  waiting: 'info',
  notCreated: 'close',
};

/** Tabs for the questions of a batch, each with its state. */
export function ItemTabs({ generation, progress, index }: TabsProps) {
  const { id, brief } = generation;
  const numbers = Array.from({ length: brief.count ?? 1 }, (_, itemIndex) => itemIndex + 1);
  return (
    <nav className={styles.tabs} aria-label={generateStrings.run.questions}>
      {numbers.map((number) => {
        const state = getItemState(number, generation, progress);
        return (
          <Link
            key={number}
            to="/make/generate/$id"
            params={{ id }}
            search={{ item: number }}
            replace
            className={styles.tab}
            data-state={state}
            aria-current={number === index ? 'page' : undefined}
          >
            <Icon name={icons[state]} size={14} />
            {number}
            <span className={styles.state}>{generateStrings.run.itemStates[state]}</span>
          </Link>
        );
      })}
    </nav>
  );
}

function getItemState(
  number: number,
  { items, failures }: Generation,
  { current, ending, items: itemProgress }: GenerationProgress,
): ItemState {
  const finishedItem = items.find(({ index }) => index === number);
  if (finishedItem) return finishedItem.status;
  if (failures.some(({ item }) => item === number) || itemProgress[number]?.failure) return 'failed';
  if (ending !== undefined) return 'notCreated';
  return number === current ? 'working' : 'waiting';
}
