/** A seeded random number generator, so that a run can be repeated. `below(n)` returns an integer from 0 to n − 1. */
export type SeededRandom = { below(count: number): number };

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return {
    below: (count) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    },
  };
}

/** Plants one error in the text of a question; returns undefined if the question has no place for this kind of error. */
export type ErrorInjector = (text: string, random: SeededRandom) => string | undefined;

/** Returns a random element; undefined if the list is empty. */
export function pick<T>(items: readonly T[], random: SeededRandom): T | undefined {
  return items[random.below(items.length)];
}

/** Replaces one random match of a pattern outside comments; undefined if there is none or nothing changes. */
export function editOne(
  text: string,
  pattern: RegExp,
  change: (match: RegExpExecArray, random: SeededRandom) => string | undefined,
  random: SeededRandom,
): string | undefined {
  const chosenMatch = pick(
    [...text.matchAll(pattern)].filter(({ index }) => !isInComment(text, index)),
    random,
  );
  const replacement = chosenMatch && change(chosenMatch, random);
  if (chosenMatch === undefined || replacement === undefined || replacement === chosenMatch[0])
    return undefined;
  return (
    text.slice(0, chosenMatch.index) + replacement + text.slice(chosenMatch.index + chosenMatch[0].length)
  );
}

function isInComment(text: string, index: number): boolean {
  return /(?<!\\)%/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
}

/** Finds the first environment with this name; returns its body and the offsets of the body. */
export function findEnvironment(
  text: string,
  name: string,
): { body: string; start: number; end: number } | undefined {
  const beginIndex = text.indexOf(`\\begin{${name}}`);
  const endIndex = text.indexOf(`\\end{${name}}`, beginIndex);
  if (beginIndex < 0 || endIndex < 0) return undefined;
  const start = beginIndex + name.length + 8;
  return { body: text.slice(start, endIndex), start, end: endIndex };
}

/** Edits only the body of an environment. */
export function editInside(
  text: string,
  name: string,
  edit: (body: string) => string | undefined,
): string | undefined {
  const environment = findEnvironment(text, name);
  const body = environment && edit(environment.body);
  if (environment === undefined || body === undefined) return undefined;
  return text.slice(0, environment.start) + body + text.slice(environment.end);
}

/** One option of a question; `keyed` options are marked as correct. */
export type OptionItem = { readonly text: string; readonly keyed: boolean };

/** Reads the options of the first `tasks` list, which has one option per line. */
export function readTasks(text: string): OptionItem[] {
  const environment = findEnvironment(text, 'tasks');
  return Array.from((environment?.body ?? '').matchAll(/^[ \t]*\\task (.*)$/gm), (match) => ({
    text: (match[1] ?? '').replace(/\s*\\ans\s*$/, ''),
    keyed: /\\ans\s*$/.test(match[1] ?? ''),
  }));
}

/** Rewrites the options of the first `tasks` list; undefined if there are none or `change` returns undefined. */
export function editTasks(
  text: string,
  change: (tasks: OptionItem[]) => OptionItem[] | undefined,
): string | undefined {
  const tasks = readTasks(text);
  const changedTasks = tasks.length === 0 ? undefined : change(tasks);
  const environment = findEnvironment(text, 'tasks');
  if (changedTasks === undefined || environment === undefined) return undefined;
  const columns = /^\(\d\)/.exec(environment.body)?.[0] ?? '';
  const lines = changedTasks.map((task) => `    \\task ${task.text}${task.keyed ? ' \\ans' : ''}`);
  return `${text.slice(0, environment.start)}${columns}\n${lines.join('\n')}\n${text.slice(environment.end)}`;
}

/** Changes the text of one option; `choose` returns its index. */
export function changeTask(
  text: string,
  choose: (tasks: readonly OptionItem[]) => number,
  change: (task: string, tasks: readonly OptionItem[]) => string | undefined,
): string | undefined {
  return editTasks(text, (tasks) => {
    const index = choose(tasks);
    const task = tasks[index];
    const changedText = task && change(task.text, tasks);
    if (task === undefined || changedText === undefined || changedText === task.text) return undefined;
    return tasks.with(index, { ...task, text: changedText });
  });
}

/** Returns the index of the only correct option; −1 if none or several are marked. */
export const findKeyIndex = (tasks: readonly OptionItem[]): number =>
  tasks.filter((task) => task.keyed).length === 1 ? tasks.findIndex((task) => task.keyed) : -1;

/** Returns a function that picks the index of a random wrong option; −1 if there is none. */
export function pickWrongIndex(random: SeededRandom): (tasks: readonly OptionItem[]) => number {
  return (tasks) =>
    pick(
      tasks.flatMap((task, index) => (task.keyed ? [] : [index])),
      random,
    ) ?? -1;
}

/** Edits the stem: the text between the comments after `\item` and the first environment. */
export function editStem(text: string, edit: (stem: string) => string | undefined): string | undefined {
  const match = /^(\\item(?:\[\])?\s*(?:%[^\n]*\n)*)([\s\S]*?)(?=\n\\begin|\n\n|\n%)/.exec(text);
  const stem = match?.[2] === undefined ? undefined : edit(match[2]);
  if (match === null || stem === undefined || stem === match[2]) return undefined;
  return (match[1] ?? '') + stem + text.slice(match[0].length);
}
