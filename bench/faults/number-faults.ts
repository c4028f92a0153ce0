import {
  changeTask,
  type Dice,
  editInside,
  editOne,
  insideOf,
  keyedPlace,
  pick,
  tasksOf,
  withTasks,
  wrongPlace,
} from './edit-text.ts';

type Injector = (text: string, dice: Dice) => string | undefined;

const NUMBER = /(?<![\d.^{_\w-])\d+(?:\.\d+)?(?![\d.])/g;
const SIMPLE_OPTION = /^\$-?(\d+(?:\.\d+)?)(?:\\,\\mathrm\{([^$]*)\}|\\,\\Omega)?\$$/;

/** A number with the same look that differs by at least a tenth. */
export function otherNumber(literal: string, dice: Dice): string | undefined {
  const value = Number(literal);
  const places = literal.split('.')[1]?.length ?? 0;
  const factors = [1.5, 0.6, 1.8, 2, 0.4, 3, 1.25];
  for (let tries = 0; tries < 20; tries++) {
    const made = (value * (pick(factors, dice) ?? 2)).toFixed(places);
    if (Number(made) !== 0 && Math.abs(Number(made) - value) >= 0.15 * value) return made;
  }
  return undefined;
}

function tenfold(literal: string): string {
  const places = literal.split('.')[1]?.length ?? 0;
  return (Number(literal) * 10).toFixed(Math.max(0, places - 1));
}

/** Rows of the aligned displays of a solution that compute: numbers and signs of operation, no letters. */
const isArithmetic = (side: string): boolean => {
  const bare = side.replace(
    /\\,?\\mathrm\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\\Omega|\\(?:frac|times|sqrt|left|right|cdot|log_\{10\}|sin|cos|circ|pi|,|ln)|\^/g,
    '',
  );
  return !/[a-zA-Z\\]/.test(bare) && /\d/.test(bare);
};

type Row = { readonly sides: string[]; readonly start: number; readonly text: string };

/** Lines of a solution, a line that begins with = joined to what it goes on from. */
function rowsOf(solution: string): Row[] {
  const rows: Row[] = [];
  for (const match of solution.matchAll(/[^\n]+/g)) {
    const text = match[0].replace(/\\\\\s*$/, '');
    if (!text.includes('=') || /intertext|begin|end/.test(text)) continue;
    rows.push({ sides: text.replace(/&/g, ' ').split('='), start: match.index, text });
  }
  return rows;
}

/** Changes a side of an equality whose neighbour on the left is arithmetic too. */
function editComputed(change: (side: string, dice: Dice) => string | undefined, last: boolean): Injector {
  return (text, dice) =>
    editInside(text, 'solution', (solution) => {
      const rows = rowsOf(solution);
      const places = rows.flatMap((row, index) => {
        const before = rows[index - 1];
        const own = row.sides.at(-1) ?? '';
        const left =
          row.sides.length > 2
            ? row.sides.at(-2)
            : row.sides[0]?.trim() === ''
              ? before?.sides.at(-1)
              : undefined;
        const isLast = index === rows.length - 1 || rows[index + 1]?.sides[0]?.trim() !== '';
        return isArithmetic(own) && left !== undefined && isArithmetic(left) && isLast === last ? [row] : [];
      });
      const row = pick(places, dice);
      if (row === undefined) return undefined;
      const at = row.text.lastIndexOf('=') + 1;
      const changed = change(row.text.slice(at), dice);
      if (changed === undefined) return undefined;
      const from = row.start + at;
      return solution.slice(0, from) + changed + solution.slice(row.start + row.text.length);
    });
}

const changeNumber = (side: string, dice: Dice): string | undefined =>
  /^[\s\S]*?\d+(?:\.\d+)?/.test(side) && !/\\frac|\\times 10|\(/.test(side)
    ? editOne(side, NUMBER, (match) => otherNumber(match[0], dice), dice)
    : editOne(side, /(?<![\d.^{_-])\d+(?:\.\d+)?(?![\d.}])/g, (match) => otherNumber(match[0], dice), dice);

/** Changes an operand on the left of a result. */
const operandChanged: Injector = (text, dice) =>
  editInside(text, 'solution', (solution) => {
    const rows = rowsOf(solution);
    const places = rows.flatMap((row, index) => {
      const next = rows[index + 1];
      const own = row.sides.at(-1) ?? '';
      const goesOn = next !== undefined && next.sides[0]?.trim() === '' && isArithmetic(next.sides[1] ?? '');
      return isArithmetic(own) && /\\times|\+|\\frac/.test(own) && !/10\^/.test(own) && goesOn ? [row] : [];
    });
    const row = pick(places, dice);
    if (row === undefined) return undefined;
    const at = row.text.lastIndexOf('=') + 1;
    const changed = editOne(
      row.text.slice(at),
      /(?<![\d.^_])\d+(?:\.\d+)?(?![\d.])/g,
      (match) => otherNumber(match[0], dice),
      dice,
    );
    if (changed === undefined) return undefined;
    return solution.slice(0, row.start + at) + changed + solution.slice(row.start + row.text.length);
  });

const operatorChanged: Injector = (text, dice) =>
  editInside(text, 'solution', (solution) => {
    const rows = rowsOf(solution);
    const places = rows.flatMap((row, index) => {
      const next = rows[index + 1];
      const own = row.sides.at(-1) ?? '';
      const goesOn = next !== undefined && next.sides[0]?.trim() === '' && isArithmetic(next.sides[1] ?? '');
      return isArithmetic(own) && goesOn && /\d \\times (?!10\^|1(?![\d.]))\d|\d [+-] \d/.test(own)
        ? [row]
        : [];
    });
    const row = pick(places, dice);
    if (row === undefined) return undefined;
    const at = row.text.lastIndexOf('=') + 1;
    const changed = editOne(
      row.text.slice(at),
      /(?<=\d )(?:\\times (?!10\^|1(?![\d.]))|[+-] )(?=\d)/g,
      (match) => (match[0].startsWith('+') ? '- ' : match[0].startsWith('-') ? '+ ' : '+ '),
      dice,
    );
    if (changed === undefined) return undefined;
    return solution.slice(0, row.start + at) + changed + solution.slice(row.start + row.text.length);
  });

const simpleOptions = (text: string): boolean => {
  const tasks = tasksOf(text);
  return tasks.length > 2 && tasks.every((task) => SIMPLE_OPTION.test(task.text)) && keyedPlace(tasks) >= 0;
};

const UNITS: Readonly<Record<string, string>> = {
  N: 'J',
  J: 'W',
  V: 'A',
  g: 's',
  mm: 'kg',
  'm\\,s^{-1}': 'm',
  'm\\,s^{-2}': 'N',
  A: 'V',
  'mol\\,L^{-1}': 'g',
  'mmol\\,L^{-1}': 'm',
};

export const numberFaults: Readonly<Record<string, Injector>> = {
  'result-changed': editComputed(changeNumber, true),
  'step-changed': editComputed(changeNumber, false),
  'operand-changed': operandChanged,
  'operator-changed': operatorChanged,
  'sign-changed': editComputed((side) => {
    if (/^\s*-?0(?![\d.])/.test(side)) return side;
    return /^\s*-/.test(side) ? side.replace('-', '') : side.replace(/^(\s*)/, '$1-');
  }, true),
  'power-of-ten-slipped': editComputed((side, dice) => {
    if (/10\^\{?(-?\d+)/.test(side))
      return side.replace(/10\^\{(-?\d+)\}/, (_all, power: string) => `10^{${Number(power) + 1}}`);
    return editOne(side, /(?<![\d.^{_-])\d+(?:\.\d+)?(?![\d.])/g, (match) => tenfold(match[0]), dice);
  }, true),
  'unit-slipped': (text, dice) =>
    editInside(text, 'solution', (solution) =>
      editOne(
        solution,
        /= (\d+(?:\.\d+)?)\\,\\mathrm\{(m|N|J|V|A|g|W|s|mol|m\\,s\^\{-1\})\}(?=\s*(?:\\\\)?\s*\n)/g,
        (match) =>
          `= ${match[1]}\\,\\mathrm{${match[2]}} = ${pick(['10', '100', '0.1', '0.01'], dice)} \\times ${match[1]}\\,\\mathrm{k${match[2]}}`,
        dice,
      ),
    ),
  'key-value-changed': (text, dice) =>
    simpleOptions(text)
      ? changeTask(text, keyedPlace, (task) =>
          task.replace(/\d+(?:\.\d+)?/, (literal) => otherNumber(literal, dice) ?? literal),
        )
      : undefined,
  'integer-key-changed': (text, dice) =>
    editOne(text, /\\ansint\{(\d+)\}/g, (match) => `\\ansint{${Number(match[1]) + 1 + dice.below(5)}}`, dice),
  'key-unit-changed': (text) =>
    simpleOptions(text)
      ? changeTask(text, keyedPlace, (task) =>
          task.replace(/\\mathrm\{([^$]*)\}(?=\$)/, (all, unit: string) =>
            UNITS[unit] === undefined ? all : `\\mathrm{${UNITS[unit]}}`,
          ),
        )
      : undefined,
  'box-changed': (text, dice) => {
    const solution = insideOf(text, 'solution')?.body ?? '';
    const last = /=\s*(-?\d+(?:\.\d+)?)(\\,\\mathrm\{[^$\n]*\}|\\,\\Omega)\s*\n\s*\\end\{align\*\}/.exec(
      solution,
    );
    const made = last?.[1] === undefined ? undefined : otherNumber(last[1].replace('-', ''), dice);
    if (last === null || made === undefined) return undefined;
    return text.replace(
      '\\end{solution}',
      () => `The answer is $\\boxed{${made}${last[2]}}$.\n\\end{solution}`,
    );
  },
  'distractor-equals-key': (text, dice) => {
    const tasks = tasksOf(text);
    const key = tasks[keyedPlace(tasks)]?.text;
    if (!simpleOptions(text) || key === undefined) return undefined;
    return changeTask(text, wrongPlace(dice), () =>
      key.replace(/\d+(?:\.\d+)?/, (literal) =>
        dice.below(2) === 0
          ? `${(Number(literal) / 10).toFixed((literal.split('.')[1]?.length ?? 0) + 1)} \\times 10`
          : `\\frac{${Number(literal) * 2}}{2}`,
      ),
    );
  },
  'options-out-of-order': (text, dice) =>
    simpleOptions(text)
      ? withTasks(text, (tasks) => {
          const place = dice.below(tasks.length - 1);
          const [one, other] = [tasks[place], tasks[place + 1]];
          return one === undefined || other === undefined || tasks.length < 3
            ? undefined
            : tasks.with(place, other).with(place + 1, one);
        })
      : undefined,
  'probability-above-one': (text, dice) =>
    /probability[^?]*\?/.test(text)
      ? changeTask(text, wrongPlace(dice), () => '$\\frac{17}{14}$')
      : undefined,
  'speed-above-light': (text, dice) =>
    /speed[^.?]*\?/.test(text) && simpleOptions(text)
      ? changeTask(text, wrongPlace(dice), () => '$4.0 \\times 10^{8}\\,\\mathrm{m\\,s^{-1}}$')
      : undefined,
  'key-too-precise': (text) =>
    simpleOptions(text) && /\\mathrm/.test(tasksOf(text)[0]?.text ?? '')
      ? changeTask(text, keyedPlace, (task) =>
          task.replace(/\d+(?:\.\d+)?/, (literal) =>
            literal.includes('.') ? `${literal}00000` : `${literal}.00000`,
          ),
        )
      : undefined,
  'alternate-disagrees': (text, dice) =>
    editInside(text, 'alternatesolution', (solution) => {
      const row = [...solution.matchAll(/=\s*(\d+(?:\.\d+)?)(?=\\,\\mathrm[^\n]*\n\\end)/g)].at(-1);
      const made = row?.[1] === undefined ? undefined : otherNumber(row[1], dice);
      return row === undefined || made === undefined
        ? undefined
        : `${solution.slice(0, row.index)}= ${made}${solution.slice(row.index + row[0].length)}`;
    }),
};
