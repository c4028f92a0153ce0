import {
  changeTask,
  type Dice,
  editInside,
  editOne,
  editStem,
  keyedPlace,
  pick,
  type Task,
  tasksOf,
  withTasks,
  wrongPlace,
} from './edit-text.ts';
import { numberFaults } from './number-faults.ts';

/** Puts one fault into the text of a question; undefined where it has no place for this fault. */
export type Injector = (text: string, dice: Dice) => string | undefined;

const COMMANDS =
  /\\(?:frac|times|sqrt|left|right|sin|cos|pi|theta|omega|mathrm|rightarrow|Delta|lambda)(?![a-zA-Z])/g;
const isChoice = (text: string): boolean => tasksOf(text).length > 1 && !/Column I|Assertion/.test(text);
const worded = (text: string): boolean =>
  isChoice(text) && tasksOf(text).every((task) => /[a-z]{3}/.test(task.text.replace(/\$[^$]*\$/g, '')));
const single = (text: string): boolean => isChoice(text) && keyedPlace(tasksOf(text)) >= 0;
const cut =
  (pattern: RegExp): Injector =>
  (text, dice) =>
    editOne(text, pattern, () => '', dice);
const letters = 'abcdefgh';
const wordsOfStem = (text: string): number => {
  let count = 0;
  editStem(text, (stem) => {
    count = stem.replace(/\$[^$]*\$/g, ' ').match(/[a-zA-Z]{2,}/g)?.length ?? 0;
    return undefined;
  });
  return count;
};

const documentFaults: Readonly<Record<string, Injector>> = {
  'closing-brace-lost': cut(/(?<!\\)\}/g),
  'opening-brace-lost': cut(/(?<!\\)\{/g),
  'closing-brace-added': (text, dice) =>
    editOne(text, /(?<=^[^%\n]*[a-z0-9]) (?=[a-z])/gm, () => ' } ', dice),
  'dollar-lost': cut(/\$/g),
  'dollar-added': (text, dice) => editOne(text, /(?<=^[^%\n]*[a-z]) (?=[a-z])/gm, () => ' $ ', dice),
  'end-lost': cut(/\\end\{(?:solution|tasks|align\*|center)\}/g),
  'begin-lost': cut(/\\begin\{(?:solution|tasks|align\*|center)\}/g),
  'end-misnamed': (text, dice) =>
    editOne(text, /\\end\{(?:solution|tasks|align\*)\}/g, (match) => match[0].replace(/\*?\}$/, 's}'), dice),
  'left-without-right': (text, dice) => editOne(text, /\\frac\{/g, () => '\\left(\\frac{', dice),
  'right-without-left': (text, dice) => editOne(text, /(?<=\$[^$\n]*\d)(?=\$)/g, () => '\\right)', dice),
  'command-misspelt': (text, dice) => editOne(text, COMMANDS, (match) => `${match[0]}q`, dice),
  'fraction-argument-lost': (text, dice) =>
    editOne(text, /(\\frac\{[^{}]*\})\{[^{}]*\}/g, (match) => match[1], dice),
  'second-superscript': (text, dice) =>
    editOne(text, /\^(?:\{-?\d+\}|\d)(?=[\s$,)\\])/g, (match) => `${match[0]}^{2}`, dice),
  'formula-without-dollars': (text, dice) =>
    editOne(text, /\$([^$\n]*[\^_][^$\n]*)\$/g, (match) => match[1], dice),
  'ampersand-in-formula': (text, dice) =>
    editOne(text, /\$([^$\n]+)\$/g, (match) => `$${match[1]} & x$`, dice),
  'table-row-too-long': (text, dice) =>
    editOne(text, /^(\s*\([a-d]\) &[^\n]*?)\\\\$/gm, (match) => `${match[1]}& (t) & Extra \\\\`, dice),
  'file-read': (text) => editStem(text, (stem) => `${stem} \\input{/etc/passwd}`),
  'program-run': (text) => editStem(text, (stem) => `${stem} \\immediate\\write18{id}`),
};

const structureFaults: Readonly<Record<string, Injector>> = {
  'item-lost': (text) => (/Passage/.test(text) ? undefined : text.replace(/^\\item\s*/, '')),
  'stem-lost': (text) =>
    /Assertion|Passage|\(a\) [A-Z]|\n\n[A-Z][a-z]/.test(text) ? undefined : editStem(text, () => ''),
  'solution-lost': (text) =>
    /Passage/.test(text)
      ? undefined
      : text
          .replace(/\\begin\{solution\}[\s\S]*?\\end\{solution\}\n?/, '')
          .replace(/\\begin\{(?:alternatesolution|idea)\}[\s\S]*/, ''),
  'solution-emptied': (text) => editInside(text, 'solution', () => '\n'),
  'options-lost': (text) =>
    tasksOf(text).length > 0
      ? text.replace(/(\\begin\{tasks\}(?:\(\d\))?)[\s\S]*?(\\end\{tasks\})/, '$1\n$2')
      : undefined,
  'one-option-left': (text) =>
    withTasks(text, (tasks) => (keyedPlace(tasks) < 0 ? undefined : tasks.filter((task) => task.keyed))),
  'figure-lost': (text) =>
    /tikzpicture/.test(text) &&
    /\b(?:shown|diagram shows|graph shows|the diagram|in the figure)\b/.test(text.split('\\begin{')[0] ?? '')
      ? text.replace(
          /\\begin\{center\}\s*\\begin\{tikzpicture\}[\s\S]*?\\end\{tikzpicture\}\s*\\end\{center\}\n?/,
          '',
        )
      : undefined,
  'key-mark-lost': (text) =>
    tasksOf(text).some((task) => task.keyed) ? text.replace(/ \\ans\b(?!int)/g, '') : undefined,
  'key-moved': (text, dice) => {
    const moved = wrongPlace(dice)(tasksOf(text));
    return withTasks(text, (tasks) =>
      keyedPlace(tasks) < 0 || moved < 0
        ? undefined
        : tasks.map((task, place) => ({ ...task, keyed: place === moved })),
    );
  },
  'key-doubled': (text, dice) => {
    const second = wrongPlace(dice)(tasksOf(text));
    return withTasks(text, (tasks) =>
      keyedPlace(tasks) < 0 || second < 0
        ? undefined
        : tasks.with(second, { text: tasks[second]?.text ?? '', keyed: true }),
    );
  },
  'letter-changed': (text, dice) =>
    editOne(
      text,
      /correct options? (?:is|are) \(([a-h])\)/g,
      (match) => {
        const others = [...letters.slice(0, tasksOf(text).length)].filter(
          (letter) => !text.includes(`(${letter})`),
        );
        const other = pick(others, dice);
        return other && match[0].replace(`(${match[1]})`, `(${other})`);
      },
      dice,
    ),
  'option-emptied': (text, dice) => changeTask(text, wrongPlace(dice), () => ''),
  'option-repeated': (text, dice) =>
    changeTask(
      text,
      wrongPlace(dice),
      (own, tasks) =>
        pick(
          tasks.filter((task) => task.text !== own),
          dice,
        )?.text,
    ),
  'option-labelled-twice': (text, dice) =>
    worded(text)
      ? changeTask(
          text,
          (tasks) => dice.below(tasks.length),
          (task) => `B. ${task}`,
        )
      : undefined,
  'key-given-away': (text) => changeTask(text, keyedPlace, (task) => `${task} (correct)`),
  'key-in-bold': (text) => changeTask(text, keyedPlace, (task) => `\\textbf{${task}}`),
  'integer-key-broken': (text, dice) =>
    editOne(text, /\\ansint\{(\d+)\}/g, (match) => `\\ansint{${match[1]}.5}`, dice),
  'matches-swapped': (text, dice) =>
    editOne(
      text,
      /\((a|b)\) matches \(([p-s])\)/g,
      (match) => `(${match[1]}) matches (${match[2] === 'p' ? 'q' : 'p'})`,
      dice,
    ),
};

const append =
  (tail: string): Injector =>
  (text, dice) =>
    isChoice(text) ? changeTask(text, wrongPlace(dice), (task) => `${task}${tail}`) : undefined;
const replaceWrong =
  (words: string): Injector =>
  (text, dice) =>
    isChoice(text) ? changeTask(text, wrongPlace(dice), () => words) : undefined;

const wordingFaults: Readonly<Record<string, Injector>> = {
  'all-of-the-above': replaceWrong('All of the above'),
  'none-of-the-above': replaceWrong('None of these'),
  'absolute-word': (text, dice) =>
    worded(text)
      ? changeTask(
          text,
          wrongPlace(dice),
          (task) => `${task.replace(/\.$/, '')} that is always so${/\.$/.test(task) ? '.' : ''}`,
        )
      : undefined,
  'vague-word': (text, dice) => (worded(text) ? append(' usually')(text, dice) : undefined),
  'key-made-longest': (text) =>
    worded(text) && single(text)
      ? changeTask(
          text,
          keyedPlace,
          (task) => `${task}, as follows from the way in which it works in nearly every healthy person`,
        )
      : undefined,
  'stem-negated': (text) =>
    single(text)
      ? editStem(text, (stem) =>
          /\?$/.test(stem) ? stem.replace(/[^.?]*\?$/, ' Which of these values is not possible?') : undefined,
        )
      : undefined,
  'combined-option': replaceWrong('Both (a) and (b)'),
  'hinged-stem': (text) =>
    /Passage/.test(text)
      ? undefined
      : editStem(text, (stem) => `${stem} Use your answer to the previous question.`),
  'opinion-asked': (text) =>
    /Passage/.test(text)
      ? undefined
      : editStem(text, (stem) => `In your opinion, ${stem.charAt(0).toLowerCase()}${stem.slice(1)}`),
  exclamation: (text, dice) =>
    worded(text) ? changeTask(text, wrongPlace(dice), (task) => `${task.replace(/\.$/, '')}!`) : undefined,
  'blank-in-the-middle': (text, dice) =>
    isChoice(text) && !/JEE/.test(text)
      ? editStem(text, (stem) =>
          editOne(stem, /(?<=^[A-Z][a-z]+(?: [a-z]+)?) /g, () => ' \\_\\_\\_\\_ ', dice),
        )
      : undefined,
};

const bankFaults: Readonly<Record<string, Injector>> = {
  'question-repeated': (text) =>
    /Assertion|Column I|Passage/.test(text) || wordsOfStem(text) < 8
      ? undefined
      : `${text}\n${text.replace(/(?<=\$)(\d)/g, (digit) => String((Number(digit) % 8) + 1))}`,
  'key-told-elsewhere': (text) => {
    const key =
      tasksOf(text)
        .find((task: Task) => task.keyed)
        ?.text.replace(/\.$/, '') ?? '';
    if (!single(text) || /Passage/.test(text) || !/^[A-Za-z ]+$/.test(key) || key.split(' ').length < 3)
      return undefined;
    return `${text}\n\\item It is known that ${key} plays a part here. Explain in one sentence how this comes about.\n\\begin{solution}\nBy its nature.\n\\end{solution}\n`;
  },
};

export const injectors: Readonly<Record<string, Injector>> = {
  ...documentFaults,
  ...structureFaults,
  ...numberFaults,
  ...wordingFaults,
  ...bankFaults,
};
