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

/** Puts one fault into the text of a question; undefined if the question has no place for this fault. */
export type Injector = (text: string, random: SeededRandom) => string | undefined;

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
  const found = pick(
    [...text.matchAll(pattern)].filter(({ index }) => !isInComment(text, index)),
    random,
  );
  const replacement = found && change(found, random);
  if (found === undefined || replacement === undefined || replacement === found[0]) return undefined;
  return text.slice(0, found.index) + replacement + text.slice(found.index + found[0].length);
}

function isInComment(text: string, index: number): boolean {
  return /(?<!\\)%/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
}

/** Finds the first environment with this name; returns its body and the offsets of the body. */
export function findEnvironment(
  text: string,
  name: string,
): { body: string; start: number; end: number } | undefined {
  const open = text.indexOf(`\\begin{${name}}`);
  const close = text.indexOf(`\\end{${name}}`, open);
  if (open < 0 || close < 0) return undefined;
  const start = open + name.length + 8;
  return { body: text.slice(start, close), start, end: close };
}

/** Edits only the body of an environment. */
export function editInside(
  text: string,
  name: string,
  edit: (body: string) => string | undefined,
): string | undefined {
  const inside = findEnvironment(text, name);
  const body = inside && edit(inside.body);
  if (inside === undefined || body === undefined) return undefined;
  return text.slice(0, inside.start) + body + text.slice(inside.end);
}

export type Task = { readonly text: string; readonly keyed: boolean };

/** Reads the options of the first `tasks` list, which has one option per line. */
export function readTasks(text: string): Task[] {
  const inside = findEnvironment(text, 'tasks');
  return Array.from((inside?.body ?? '').matchAll(/^[ \t]*\\task (.*)$/gm), (match) => ({
    text: (match[1] ?? '').replace(/\s*\\ans\s*$/, ''),
    keyed: /\\ans\s*$/.test(match[1] ?? ''),
  }));
}

/** Rewrites the options of the first `tasks` list; undefined if there are none or `change` returns undefined. */
export function editTasks(text: string, change: (tasks: Task[]) => Task[] | undefined): string | undefined {
  const tasks = readTasks(text);
  const changed = tasks.length === 0 ? undefined : change(tasks);
  const inside = findEnvironment(text, 'tasks');
  if (changed === undefined || inside === undefined) return undefined;
  const columns = /^\(\d\)/.exec(inside.body)?.[0] ?? '';
  const lines = changed.map((task) => `    \\task ${task.text}${task.keyed ? ' \\ans' : ''}`);
  return `${text.slice(0, inside.start)}${columns}\n${lines.join('\n')}\n${text.slice(inside.end)}`;
}

/** Changes the text of one option; `choose` returns its index. */
export function changeTask(
  text: string,
  choose: (tasks: readonly Task[]) => number,
  change: (task: string, tasks: readonly Task[]) => string | undefined,
): string | undefined {
  return editTasks(text, (tasks) => {
    const index = choose(tasks);
    const task = tasks[index];
    const changed = task && change(task.text, tasks);
    if (task === undefined || changed === undefined || changed === task.text) return undefined;
    return tasks.with(index, { ...task, text: changed });
  });
}

/** The index of the only correct option; −1 if none or several are marked. */
export const findKeyIndex = (tasks: readonly Task[]): number =>
  tasks.filter((task) => task.keyed).length === 1 ? tasks.findIndex((task) => task.keyed) : -1;

/** Returns a function that picks the index of a random wrong option; −1 if there is none. */
export function pickWrongIndex(random: SeededRandom): (tasks: readonly Task[]) => number {
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
