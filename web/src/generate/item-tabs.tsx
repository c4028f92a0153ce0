import { Link } from '@tanstack/react-router';
import type { Generation } from '../api/schema.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { generateStrings } from './generate-strings.ts';
import styles from './item-tabs.module.css';
import type { Watched } from './watched.ts';

type TabsProps = { generation: Generation; watched: Watched; index: number };

type ItemState = keyof typeof generateStrings.run.itemStates;

const icons: Readonly<Record<ItemState, IconName>> = {
  passed: 'check',
  corrected: 'check',
  needs_human_review: 'person',
  failed: 'close',
  working: 'clock',
  waiting: 'info',
  unmade: 'close',
};

/** The items of a generation, each with how it stands. */
export function ItemTabs({ generation, watched, index }: TabsProps) {
  const { id, brief } = generation;
  const numbers = Array.from({ length: brief.count ?? 1 }, (_, place) => place + 1);
  return (
    <nav className={styles.tabs} aria-label={generateStrings.run.questions}>
      {numbers.map((number) => {
        const state = stateOf(number, generation, watched);
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
            <span className={styles.word}>{generateStrings.run.itemStates[state]}</span>
          </Link>
        );
      })}
    </nav>
  );
}

function stateOf(
  number: number,
  { items, failures }: Generation,
  { current, ending, items: watched }: Watched,
): ItemState {
  const made = items.find(({ index }) => index === number);
  if (made) return made.status;
  if (failures.some(({ item }) => item === number) || watched[number]?.failure) return 'failed';
  if (ending !== undefined) return 'unmade';
  return number === current ? 'working' : 'waiting';
}
