import {
  changeTask,
  type ErrorInjector,
  editInside,
  editOne,
  editTasks,
  findEnvironment,
  findKeyIndex,
  pick,
  pickWrongIndex,
  readTasks,
  type SeededRandom,
} from './edit-text.ts';

/** A number that is not an exponent, an index or part of a longer number. */
const NUMBER = /(?<![\d.^{_\w-])\d+(?:\.\d+)?(?![\d.])/g;
/** An option that is only a number with an optional unit, such as `$4.5\,\mathrm{N}$`. */
const SIMPLE_OPTION = /^\$-?(\d+(?:\.\d+)?)(?:\\,\\mathrm\{([^$]*)\}|\\,\\Omega)?\$$/;

/** Returns a number with the same number of decimal places that differs by at least 15%. */
function changeNumberText(literal: string, random: SeededRandom): string | undefined {
  const value = Number(literal);
  const places = literal.split('.')[1]?.length ?? 0;
  const factors = [1.5, 0.6, 1.8, 2, 0.4, 3, 1.25];
  for (let tries = 0; tries < 20; tries++) {
    const newNumber = (value * (pick(factors, random) ?? 2)).toFixed(places);
    if (Number(newNumber) !== 0 && Math.abs(Number(newNumber) - value) >= 0.15 * value) return newNumber;
  }
  return undefined;
}

function multiplyByTen(literal: string): string {
  const places = literal.split('.')[1]?.length ?? 0;
  return (Number(literal) * 10).toFixed(Math.max(0, places - 1));
}

/** Returns whether one side of an equality contains only numbers, units and operators, without variables. */
const isArithmetic = (side: string): boolean => {
  // Remove units and the commands for operators, functions and spaces; letters that remain are variables.
  const remainder = side.replace(
    /\\,?\\mathrm\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\\Omega|\\(?:frac|times|sqrt|left|right|cdot|log_\{10\}|sin|cos|circ|pi|,|ln)|\^/g,
    '',
  );
  return !/[a-zA-Z\\]/.test(remainder) && /\d/.test(remainder);
};

/** A line with an equality: the texts between its equals signs, and its position in the solution. */
type EqualityRow = { readonly sides: string[]; readonly start: number; readonly text: string };

/** Reads the lines of a solution that contain an equality. A line that begins with = continues the previous line. */
function readEqualityRows(solution: string): EqualityRow[] {
  const rows: EqualityRow[] = [];
  for (const match of solution.matchAll(/[^\n]+/g)) {
    const text = match[0].replace(/\\\\\s*$/, '');
    if (!text.includes('=') || /intertext|begin|end/.test(text)) continue;
    rows.push({ sides: text.replace(/&/g, ' ').split('='), start: match.index, text });
  }
  return rows;
}

type RowCondition = (row: EqualityRow, rows: readonly EqualityRow[], index: number) => boolean;
type SideChange = (side: string, random: SeededRandom) => string | undefined;

/** Changes the text after the last equals sign of a random line of the solution that satisfies the condition. */
function editLastSide(isCandidate: RowCondition, change: SideChange): ErrorInjector {
  return (text, random) =>
    editInside(text, 'solution', (solution) => {
      const rows = readEqualityRows(solution);
      const candidates = rows.filter((row, index) => isCandidate(row, rows, index));
      const row = pick(candidates, random);
      if (row === undefined) return undefined;
      const sideStart = row.text.lastIndexOf('=') + 1;
      const changed = change(row.text.slice(sideStart), random);
      if (changed === undefined) return undefined;
      return solution.slice(0, row.start + sideStart) + changed + solution.slice(row.start + row.text.length);
    });
}

/**
 * Changes a computed value: the last side of an equality, if this side and the one before it contain only numbers. `isChainEnd`
 * decides whether the line must be the last of its chain of equalities.
 */
function editResult(change: SideChange, isChainEnd: boolean): ErrorInjector {
  return editLastSide((row, rows, index) => {
    const continuesPreviousLine = row.sides.length <= 2 && row.sides[0]?.trim() === '';
    const leftSide = continuesPreviousLine
      ? rows[index - 1]?.sides.at(-1)
      : row.sides.length > 2
        ? row.sides.at(-2)
        : undefined;
    const isLast = index === rows.length - 1 || rows[index + 1]?.sides[0]?.trim() !== '';
    return (
      isArithmetic(row.sides.at(-1) ?? '') &&
      leftSide !== undefined &&
      isArithmetic(leftSide) &&
      isLast === isChainEnd
    );
  }, change);
}

/**
 * Changes a random number of the side. In a fraction, a power of ten or a bracket, a number directly before a brace is not changed.
 */
const changeNumberInSide = (side: string, random: SeededRandom): string | undefined =>
  /^[\s\S]*?\d+(?:\.\d+)?/.test(side) && !/\\frac|\\times 10|\(/.test(side)
    ? editOne(side, NUMBER, (match) => changeNumberText(match[0], random), random)
    : editOne(
        side,
        /(?<![\d.^{_-])\d+(?:\.\d+)?(?![\d.}])/g,
        (match) => changeNumberText(match[0], random),
        random,
      );

/** Returns whether the last side contains only numbers and the next line continues the chain with a number. */
const isContinuedComputation: RowCondition = (row, rows, index) => {
  const nextRow = rows[index + 1];
  const isContinued =
    nextRow !== undefined && nextRow.sides[0]?.trim() === '' && isArithmetic(nextRow.sides[1] ?? '');
  return isContinued && isArithmetic(row.sides.at(-1) ?? '');
};

/** Changes an operand on the left of a result. */
const changeOperand = editLastSide(
  (row, rows, index) => {
    const side = row.sides.at(-1) ?? '';
    return isContinuedComputation(row, rows, index) && /\\times|\+|\\frac/.test(side) && !/10\^/.test(side);
  },
  (side, random) =>
    editOne(
      side,
      /(?<![\d.^_])\d+(?:\.\d+)?(?![\d.])/g,
      (match) => changeNumberText(match[0], random),
      random,
    ),
);

/** A computation such as `3 \times 4` or `3 + 4`; a factor of 1 or a power of ten is excluded. */
const HAS_OPERATOR = /\d \\times (?!10\^|1(?![\d.]))\d|\d [+-] \d/;
/** The operator of such a computation. */
const OPERATOR = /(?<=\d )(?:\\times (?!10\^|1(?![\d.]))|[+-] )(?=\d)/g;

/** Replaces `+` by `-`, and `-` or `\times` by `+`. */
const changeOperator = editLastSide(
  (row, rows, index) => isContinuedComputation(row, rows, index) && HAS_OPERATOR.test(row.sides.at(-1) ?? ''),
  (side, random) => editOne(side, OPERATOR, (match) => (match[0].startsWith('+') ? '- ' : '+ '), random),
);

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

/** Injectors of errors in numbers; `planted-error-kinds.table.ts` describes each error. */
export const numberErrorInjectors: Readonly<Record<string, ErrorInjector>> = {
  'result-changed': editResult(changeNumberInSide, true),
  'step-changed': editResult(changeNumberInSide, false),
  'operand-changed': changeOperand,
  'operator-changed': changeOperator,
  'sign-changed': editResult((side) => {
    if (/^\s*-?0(?![\d.])/.test(side)) return side;
    return /^\s*-/.test(side) ? side.replace('-', '') : side.replace(/^(\s*)/, '$1-');
  }, true),
  'power-of-ten-slipped': editResult((side, random) => {
    if (/10\^\{?(-?\d+)/.test(side))
      return side.replace(/10\^\{(-?\d+)\}/, (_all, power: string) => `10^{${Number(power) + 1}}`);
    return editOne(side, /(?<![\d.^{_-])\d+(?:\.\d+)?(?![\d.])/g, (match) => multiplyByTen(match[0]), random);
  }, true),
  // Appends a wrong conversion: `= 5\,\mathrm{N}` becomes `= 5\,\mathrm{N} = 100 \times 5\,\mathrm{kN}`.
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
          task.replace(/\d+(?:\.\d+)?/, (literal) => changeNumberText(literal, random) ?? literal),
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
  // Adds a boxed answer that differs from the last value of the solution.
  'box-changed': (text, random) => {
    const solution = findEnvironment(text, 'solution')?.body ?? '';
    const lastMatch = /=\s*(-?\d+(?:\.\d+)?)(\\,\\mathrm\{[^$\n]*\}|\\,\\Omega)\s*\n\s*\\end\{align\*\}/.exec(
      solution,
    );
    const newNumber =
      lastMatch?.[1] === undefined ? undefined : changeNumberText(lastMatch[1].replace('-', ''), random);
    if (lastMatch === null || newNumber === undefined) return undefined;
    return text.replace(
      '\\end{solution}',
      () => `The answer is $\\boxed{${newNumber}${lastMatch[2]}}$.\n\\end{solution}`,
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
          const index = random.below(tasks.length - 1);
          const [first, second] = [tasks[index], tasks[index + 1]];
          return first === undefined || second === undefined || tasks.length < 3
            ? undefined
            : tasks.with(index, second).with(index + 1, first);
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
  // Changes the last value of the alternative solution.
  'alternate-disagrees': (text, random) =>
    editInside(text, 'alternatesolution', (solution) => {
      const row = [...solution.matchAll(/=\s*(\d+(?:\.\d+)?)(?=\\,\\mathrm[^\n]*\n\\end)/g)].at(-1);
      const newNumber = row?.[1] === undefined ? undefined : changeNumberText(row[1], random);
      return row === undefined || newNumber === undefined
        ? undefined
        : `${solution.slice(0, row.index)}= ${newNumber}${solution.slice(row.index + row[0].length)}`;
    }),
};
