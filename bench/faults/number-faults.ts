import {
  changeTask,
  editInside,
  editOne,
  editTasks,
  findEnvironment,
  findKeyIndex,
  type Injector,
  pick,
  pickWrongIndex,
  readTasks,
  type SeededRandom,
} from './edit-text.ts';

const NUMBER = /(?<![\d.^{_\w-])\d+(?:\.\d+)?(?![\d.])/g;
const SIMPLE_OPTION = /^\$-?(\d+(?:\.\d+)?)(?:\\,\\mathrm\{([^$]*)\}|\\,\\Omega)?\$$/;

/** A number with the same decimal places that differs by at least 15%. */
function otherNumber(literal: string, random: SeededRandom): string | undefined {
  const value = Number(literal);
  const places = literal.split('.')[1]?.length ?? 0;
  const factors = [1.5, 0.6, 1.8, 2, 0.4, 3, 1.25];
  for (let tries = 0; tries < 20; tries++) {
    const made = (value * (pick(factors, random) ?? 2)).toFixed(places);
    if (Number(made) !== 0 && Math.abs(Number(made) - value) >= 0.15 * value) return made;
  }
  return undefined;
}

function tenfold(literal: string): string {
  const places = literal.split('.')[1]?.length ?? 0;
  return (Number(literal) * 10).toFixed(Math.max(0, places - 1));
}

/** Whether one side of an equality is pure arithmetic: numbers, units and operators, no letters. */
const isArithmetic = (side: string): boolean => {
  const bare = side.replace(
    /\\,?\\mathrm\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\\Omega|\\(?:frac|times|sqrt|left|right|cdot|log_\{10\}|sin|cos|circ|pi|,|ln)|\^/g,
    '',
  );
  return !/[a-zA-Z\\]/.test(bare) && /\d/.test(bare);
};

type Row = { readonly sides: string[]; readonly start: number; readonly text: string };

/** Reads the lines of a solution that contain an equality. A line that begins with = continues the line before. */
function readEqualityRows(solution: string): Row[] {
  const rows: Row[] = [];
  for (const match of solution.matchAll(/[^\n]+/g)) {
    const text = match[0].replace(/\\\\\s*$/, '');
    if (!text.includes('=') || /intertext|begin|end/.test(text)) continue;
    rows.push({ sides: text.replace(/&/g, ' ').split('='), start: match.index, text });
  }
  return rows;
}

/** Changes the last side of an equality where this side and the side before are arithmetic; `last` selects the ends of chains. */
function editComputed(
  change: (side: string, random: SeededRandom) => string | undefined,
  last: boolean,
): Injector {
  return (text, random) =>
    editInside(text, 'solution', (solution) => {
      const rows = readEqualityRows(solution);
      const candidates = rows.flatMap((row, index) => {
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
      const row = pick(candidates, random);
      if (row === undefined) return undefined;
      const at = row.text.lastIndexOf('=') + 1;
      const changed = change(row.text.slice(at), random);
      if (changed === undefined) return undefined;
      const from = row.start + at;
      return solution.slice(0, from) + changed + solution.slice(row.start + row.text.length);
    });
}

const changeNumber = (side: string, random: SeededRandom): string | undefined =>
  /^[\s\S]*?\d+(?:\.\d+)?/.test(side) && !/\\frac|\\times 10|\(/.test(side)
    ? editOne(side, NUMBER, (match) => otherNumber(match[0], random), random)
    : editOne(
        side,
        /(?<![\d.^{_-])\d+(?:\.\d+)?(?![\d.}])/g,
        (match) => otherNumber(match[0], random),
        random,
      );

/** Changes an operand on the left of a result. */
const operandChanged: Injector = (text, random) =>
  editInside(text, 'solution', (solution) => {
    const rows = readEqualityRows(solution);
    const candidates = rows.flatMap((row, index) => {
      const next = rows[index + 1];
      const own = row.sides.at(-1) ?? '';
      const isContinued =
        next !== undefined && next.sides[0]?.trim() === '' && isArithmetic(next.sides[1] ?? '');
      return isArithmetic(own) && /\\times|\+|\\frac/.test(own) && !/10\^/.test(own) && isContinued
        ? [row]
        : [];
    });
    const row = pick(candidates, random);
    if (row === undefined) return undefined;
    const at = row.text.lastIndexOf('=') + 1;
    const changed = editOne(
      row.text.slice(at),
      /(?<![\d.^_])\d+(?:\.\d+)?(?![\d.])/g,
      (match) => otherNumber(match[0], random),
      random,
    );
    if (changed === undefined) return undefined;
    return solution.slice(0, row.start + at) + changed + solution.slice(row.start + row.text.length);
  });

const operatorChanged: Injector = (text, random) =>
  editInside(text, 'solution', (solution) => {
    const rows = readEqualityRows(solution);
    const candidates = rows.flatMap((row, index) => {
      const next = rows[index + 1];
      const own = row.sides.at(-1) ?? '';
      const isContinued =
        next !== undefined && next.sides[0]?.trim() === '' && isArithmetic(next.sides[1] ?? '');
      return isArithmetic(own) && isContinued && /\d \\times (?!10\^|1(?![\d.]))\d|\d [+-] \d/.test(own)
        ? [row]
        : [];
    });
    const row = pick(candidates, random);
    if (row === undefined) return undefined;
    const at = row.text.lastIndexOf('=') + 1;
    const changed = editOne(
      row.text.slice(at),
      /(?<=\d )(?:\\times (?!10\^|1(?![\d.]))|[+-] )(?=\d)/g,
      (match) => (match[0].startsWith('+') ? '- ' : match[0].startsWith('-') ? '+ ' : '+ '),
      random,
    );
    if (changed === undefined) return undefined;
    return solution.slice(0, row.start + at) + changed + solution.slice(row.start + row.text.length);
  });

const hasNumericOptions = (text: string): boolean => {
  const tasks = readTasks(text);
  return tasks.length > 2 && tasks.every((task) => SIMPLE_OPTION.test(task.text)) && findKeyIndex(tasks) >= 0;
};

/** For each unit, a unit of another dimension. */
const OTHER_UNITS: Readonly<Record<string, string>> = {
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
  'power-of-ten-slipped': editComputed((side, random) => {
    if (/10\^\{?(-?\d+)/.test(side))
      return side.replace(/10\^\{(-?\d+)\}/, (_all, power: string) => `10^{${Number(power) + 1}}`);
    return editOne(side, /(?<![\d.^{_-])\d+(?:\.\d+)?(?![\d.])/g, (match) => tenfold(match[0]), random);
  }, true),
  'unit-slipped': (text, random) =>
    editInside(text, 'solution', (solution) =>
      editOne(
        solution,
        /= (\d+(?:\.\d+)?)\\,\\mathrm\{(m|N|J|V|A|g|W|s|mol|m\\,s\^\{-1\})\}(?=\s*(?:\\\\)?\s*\n)/g,
        (match) =>
          `= ${match[1]}\\,\\mathrm{${match[2]}} = ${pick(['10', '100', '0.1', '0.01'], random)} \\times ${match[1]}\\,\\mathrm{k${match[2]}}`,
        random,
      ),
    ),
  'key-value-changed': (text, random) =>
    hasNumericOptions(text)
      ? changeTask(text, findKeyIndex, (task) =>
          task.replace(/\d+(?:\.\d+)?/, (literal) => otherNumber(literal, random) ?? literal),
        )
      : undefined,
  'integer-key-changed': (text, random) =>
    editOne(
      text,
      /\\ansint\{(\d+)\}/g,
      (match) => `\\ansint{${Number(match[1]) + 1 + random.below(5)}}`,
      random,
    ),
  'key-unit-changed': (text) =>
    hasNumericOptions(text)
      ? changeTask(text, findKeyIndex, (task) =>
          task.replace(/\\mathrm\{([^$]*)\}(?=\$)/, (all, unit: string) =>
            OTHER_UNITS[unit] === undefined ? all : `\\mathrm{${OTHER_UNITS[unit]}}`,
          ),
        )
      : undefined,
  'box-changed': (text, random) => {
    const solution = findEnvironment(text, 'solution')?.body ?? '';
    const last = /=\s*(-?\d+(?:\.\d+)?)(\\,\\mathrm\{[^$\n]*\}|\\,\\Omega)\s*\n\s*\\end\{align\*\}/.exec(
      solution,
    );
    const made = last?.[1] === undefined ? undefined : otherNumber(last[1].replace('-', ''), random);
    if (last === null || made === undefined) return undefined;
    return text.replace(
      '\\end{solution}',
      () => `The answer is $\\boxed{${made}${last[2]}}$.\n\\end{solution}`,
    );
  },
  'distractor-equals-key': (text, random) => {
    const tasks = readTasks(text);
    const key = tasks[findKeyIndex(tasks)]?.text;
    if (!hasNumericOptions(text) || key === undefined) return undefined;
    return changeTask(text, pickWrongIndex(random), () =>
      key.replace(/\d+(?:\.\d+)?/, (literal) =>
        random.below(2) === 0
          ? `${(Number(literal) / 10).toFixed((literal.split('.')[1]?.length ?? 0) + 1)} \\times 10`
          : `\\frac{${Number(literal) * 2}}{2}`,
      ),
    );
  },
  'options-out-of-order': (text, random) =>
    hasNumericOptions(text)
      ? editTasks(text, (tasks) => {
          const place = random.below(tasks.length - 1);
          const [one, other] = [tasks[place], tasks[place + 1]];
          return one === undefined || other === undefined || tasks.length < 3
            ? undefined
            : tasks.with(place, other).with(place + 1, one);
        })
      : undefined,
  'probability-above-one': (text, random) =>
    /probability[^?]*\?/.test(text)
      ? changeTask(text, pickWrongIndex(random), () => '$\\frac{17}{14}$')
      : undefined,
  'speed-above-light': (text, random) =>
    /speed[^.?]*\?/.test(text) && hasNumericOptions(text)
      ? changeTask(text, pickWrongIndex(random), () => '$4.0 \\times 10^{8}\\,\\mathrm{m\\,s^{-1}}$')
      : undefined,
  'key-too-precise': (text) =>
    hasNumericOptions(text) && /\\mathrm/.test(readTasks(text)[0]?.text ?? '')
      ? changeTask(text, findKeyIndex, (task) =>
          task.replace(/\d+(?:\.\d+)?/, (literal) =>
            literal.includes('.') ? `${literal}00000` : `${literal}.00000`,
          ),
        )
      : undefined,
  'alternate-disagrees': (text, random) =>
    editInside(text, 'alternatesolution', (solution) => {
      const row = [...solution.matchAll(/=\s*(\d+(?:\.\d+)?)(?=\\,\\mathrm[^\n]*\n\\end)/g)].at(-1);
      const made = row?.[1] === undefined ? undefined : otherNumber(row[1], random);
      return row === undefined || made === undefined
        ? undefined
        : `${solution.slice(0, row.index)}= ${made}${solution.slice(row.index + row[0].length)}`;
    }),
};
