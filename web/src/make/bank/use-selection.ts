import { useMemo, useState } from 'react';
import type { BankQuestion, QuestionSelection } from '../../api/schema.ts';
import type { BankSearch } from '../../bank/bank-search.ts';

/** The selected questions of the list: some of them, or all that match the filters. */
export type Selected = {
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly count: number;
  toggle(id: string): void;
  selectAll(): void;
  clear(): void;
  toRequest(): QuestionSelection;
};

/** Keeps the selection while the user scrolls; another search starts with an empty one. */
export function useSelection(search: BankSearch, total: number): Selected {
  const key = JSON.stringify(search);
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<string>; isAll: boolean }>({
    key,
    ids: new Set(),
    isAll: false,
  });
  const current = state.key === key ? state : { key, ids: new Set<string>(), isAll: false };
  return {
    ids: current.ids,
    isAll: current.isAll,
    count: current.isAll ? total : current.ids.size,
    toggle(id) {
      const ids = new Set(current.ids);
      if (!ids.delete(id)) ids.add(id);
      setState({ key, ids, isAll: false });
    },
    selectAll: () => setState({ key, ids: current.ids, isAll: true }),
    clear: () => setState({ key, ids: new Set(), isAll: false }),
    toRequest: () => (current.isAll ? toFilter(search) : { ids: [...current.ids] }),
  };
}

/** A selection of these questions, for changes of exactly them. */
export function useFixedSelection(ids: readonly string[]): Selected {
  const key = ids.join('\n');
  return useMemo(() => {
    const list = key === '' ? [] : key.split('\n');
    const ignore = () => {};
    return {
      ids: new Set(list),
      isAll: false,
      count: list.length,
      toggle: ignore,
      selectAll: ignore,
      clear: ignore,
      toRequest: () => ({ ids: list }),
    };
  }, [key]);
}

const KINDS = [
  'mcq_sc',
  'mcq_mc',
  'subjective',
  'integer',
  'assertion_reason',
  'passage',
  'match',
] as const satisfies readonly BankQuestion['kind'][];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const STATES = ['active', 'retired', 'deleted'] as const;

function toFilter({ q, sort: _sort, kind, difficulty, state, ...labels }: BankSearch): QuestionSelection {
  const chosenKind = KINDS.find((value) => value === kind);
  const chosenDifficulty = DIFFICULTIES.find((value) => value === difficulty);
  const chosenState = STATES.find((value) => value === state);
  const filter = {
    ...labels,
    ...(chosenKind && { kind: chosenKind }),
    ...(chosenDifficulty && { difficulty: chosenDifficulty }),
    ...(chosenState && { state: chosenState }),
  };
  return q === undefined ? { filter } : { filter, q };
}
