/** A seeded source of choices, so that a run can be repeated. */
export type Dice = { below(count: number): number };

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return {
    below: (count) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    },
  };
}

export function pick<T>(items: readonly T[], dice: Dice): T | undefined {
  return items[dice.below(items.length)];
}

/** Replaces one random match of a pattern; undefined when there is none or nothing changes. */
export function editOne(
  text: string,
  pattern: RegExp,
  change: (match: RegExpExecArray, dice: Dice) => string | undefined,
  dice: Dice,
): string | undefined {
  const found = pick(
    [...text.matchAll(pattern)].filter(({ index }) => !isInComment(text, index)),
    dice,
  );
  const replacement = found && change(found, dice);
  if (found === undefined || replacement === undefined || replacement === found[0]) return undefined;
  return text.slice(0, found.index) + replacement + text.slice(found.index + found[0].length);
}

function isInComment(text: string, index: number): boolean {
  return /(?<!\\)%/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
}

/** The text of the first environment with this name, and where it begins. */
export function insideOf(
  text: string,
  name: string,
): { body: string; start: number; end: number } | undefined {
  const open = text.indexOf(`\\begin{${name}}`);
  const close = text.indexOf(`\\end{${name}}`, open);
  if (open < 0 || close < 0) return undefined;
  const start = open + name.length + 8;
  return { body: text.slice(start, close), start, end: close };
}

/** Edits only the inside of an environment. */
export function editInside(
  text: string,
  name: string,
  edit: (body: string) => string | undefined,
): string | undefined {
  const inside = insideOf(text, name);
  const body = inside && edit(inside.body);
  if (inside === undefined || body === undefined) return undefined;
  return text.slice(0, inside.start) + body + text.slice(inside.end);
}

export type Task = { readonly text: string; readonly keyed: boolean };

/** The options of the first tasks list, one per line. */
export function tasksOf(text: string): Task[] {
  const inside = insideOf(text, 'tasks');
  return Array.from((inside?.body ?? '').matchAll(/^[ \t]*\\task (.*)$/gm), (match) => ({
    text: (match[1] ?? '').replace(/\s*\\ans\s*$/, ''),
    keyed: /\\ans\s*$/.test(match[1] ?? ''),
  }));
}

export function withTasks(text: string, change: (tasks: Task[]) => Task[] | undefined): string | undefined {
  const tasks = tasksOf(text);
  const changed = tasks.length === 0 ? undefined : change(tasks);
  const inside = insideOf(text, 'tasks');
  if (changed === undefined || inside === undefined) return undefined;
  const columns = /^\(\d\)/.exec(inside.body)?.[0] ?? '';
  const lines = changed.map((task) => `    \\task ${task.text}${task.keyed ? ' \\ans' : ''}`);
  return `${text.slice(0, inside.start)}${columns}\n${lines.join('\n')}\n${text.slice(inside.end)}`;
}

/** Changes one option; the chooser answers its place. */
export function changeTask(
  text: string,
  choose: (tasks: readonly Task[]) => number,
  change: (task: string, tasks: readonly Task[]) => string | undefined,
): string | undefined {
  return withTasks(text, (tasks) => {
    const place = choose(tasks);
    const task = tasks[place];
    const changed = task && change(task.text, tasks);
    if (task === undefined || changed === undefined || changed === task.text) return undefined;
    return tasks.with(place, { ...task, text: changed });
  });
}

export const keyedPlace = (tasks: readonly Task[]): number =>
  tasks.filter((task) => task.keyed).length === 1 ? tasks.findIndex((task) => task.keyed) : -1;

export function wrongPlace(dice: Dice): (tasks: readonly Task[]) => number {
  return (tasks) =>
    pick(
      tasks.flatMap((task, place) => (task.keyed ? [] : [place])),
      dice,
    ) ?? -1;
}

/** The stem: what stands between the notes after \item and the first environment. */
export function editStem(text: string, edit: (stem: string) => string | undefined): string | undefined {
  const match = /^(\\item(?:\[\])?\s*(?:%[^\n]*\n)*)([\s\S]*?)(?=\n\\begin|\n\n|\n%)/.exec(text);
  const stem = match?.[2] === undefined ? undefined : edit(match[2]);
  if (match === null || stem === undefined || stem === match[2]) return undefined;
  return (match[1] ?? '') + stem + text.slice(match[0].length);
}
