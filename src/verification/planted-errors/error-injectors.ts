import {
  changeTask,
  type ErrorInjector,
  editInside,
  editOne,
  editStem,
  editTasks,
  findKeyIndex,
  type OptionItem,
  pick,
  pickWrongIndex,
  readTasks,
} from './edit-text.ts';
import { numberErrorInjectors } from './number-error-injectors.ts';

/** Common commands of formulas, to be misspelt. */
const MATHS_COMMANDS =
  /\\(?:frac|times|sqrt|left|right|sin|cos|pi|theta|omega|mathrm|rightarrow|Delta|lambda)(?![a-zA-Z])/g;
/** Returns whether the text is a plain choice question, not a match or an assertion question. */
const isChoice = (text: string): boolean => readTasks(text).length > 1 && !/Column I|Assertion/.test(text);
/** Returns whether every option contains words outside formulas. */
const hasWordedOptions = (text: string): boolean =>
  isChoice(text) && readTasks(text).every((task) => /[a-z]{3}/.test(task.text.replace(/\$[^$]*\$/g, '')));
const hasSingleKey = (text: string): boolean => isChoice(text) && findKeyIndex(readTasks(text)) >= 0;
const removeOneMatch =
  (pattern: RegExp): ErrorInjector =>
  (text, random) =>
    editOne(text, pattern, () => '', random);
const OPTION_LETTERS = 'abcdefgh';
/** Counts the words of the stem, without formulas. */
const countStemWords = (text: string): number => {
  let count = 0;
  editStem(text, (stem) => {
    count = stem.replace(/\$[^$]*\$/g, ' ').match(/[a-zA-Z]{2,}/g)?.length ?? 0;
    return undefined;
  });
  return count;
};

/** Injectors of errors in the TeX document. `planted-error-kinds.table.ts` describes each error. */
const documentErrorInjectors: Readonly<Record<string, ErrorInjector>> = {
  'closing-brace-lost': removeOneMatch(/(?<!\\)\}/g),
  'opening-brace-lost': removeOneMatch(/(?<!\\)\{/g),
  'closing-brace-added': (text, random) =>
    editOne(text, /(?<=^[^%\n]*[a-z0-9]) (?=[a-z])/gm, () => ' } ', random),
  'dollar-lost': removeOneMatch(/\$/g),
  'dollar-added': (text, random) => editOne(text, /(?<=^[^%\n]*[a-z]) (?=[a-z])/gm, () => ' $ ', random),
  'end-lost': removeOneMatch(/\\end\{(?:solution|tasks|align\*|center)\}/g),
  'begin-lost': removeOneMatch(/\\begin\{(?:solution|tasks|align\*|center)\}/g),
  'end-misnamed': (text, random) =>
    editOne(
      text,
      /\\end\{(?:solution|tasks|align\*)\}/g,
      (match) => match[0].replace(/\*?\}$/, 's}'),
      random,
    ),
  'left-without-right': (text, random) => editOne(text, /\\frac\{/g, () => '\\left(\\frac{', random),
  'right-without-left': (text, random) => editOne(text, /(?<=\$[^$\n]*\d)(?=\$)/g, () => '\\right)', random),
  'command-misspelt': (text, random) => editOne(text, MATHS_COMMANDS, (match) => `${match[0]}q`, random),
  'fraction-argument-lost': (text, random) =>
    editOne(text, /(\\frac\{[^{}]*\})\{[^{}]*\}/g, (match) => match[1], random),
  'second-superscript': (text, random) =>
    editOne(text, /\^(?:\{-?\d+\}|\d)(?=[\s$,)\\])/g, (match) => `${match[0]}^{2}`, random),
  'formula-without-dollars': (text, random) =>
    editOne(text, /\$([^$\n]*[\^_][^$\n]*)\$/g, (match) => match[1], random),
  'ampersand-in-formula': (text, random) =>
    editOne(text, /\$([^$\n]+)\$/g, (match) => `$${match[1]} & x$`, random),
  'table-row-too-long': (text, random) =>
    editOne(text, /^(\s*\([a-d]\) &[^\n]*?)\\\\$/gm, (match) => `${match[1]}& (t) & Extra \\\\`, random),
  'file-read': (text) => editStem(text, (stem) => `${stem} \\input{/etc/passwd}`),
  'program-run': (text) => editStem(text, (stem) => `${stem} \\immediate\\write18{id}`),
};

/** Injectors of errors in the parts of a question: stem, options, key, solution and figure. */
const structureErrorInjectors: Readonly<Record<string, ErrorInjector>> = {
  'item-lost': (text) => (/Passage/.test(text) ? undefined : text.replace(/^\\item\s*/, '')),
  // Assertion, passage and list questions and questions with parts are excluded, because their text is not only in the stem.
  'stem-lost': (text) =>
    /Assertion|Passage|\(a\)\]? [A-Z]|\n\n[A-Z][a-z]/.test(text) ? undefined : editStem(text, () => ''),
  'solution-lost': (text) =>
    /Passage/.test(text)
      ? undefined
      : text
          .replace(/\\begin\{solution\}[\s\S]*?\\end\{solution\}\n?/, '')
          .replace(/\\begin\{(?:alternatesolution|idea)\}[\s\S]*/, ''),
  'solution-emptied': (text) => editInside(text, 'solution', () => '\n'),
  'options-lost': (text) =>
    readTasks(text).length > 0
      ? text.replace(/(\\begin\{tasks\}(?:\(\d\))?)[\s\S]*?(\\end\{tasks\})/, '$1\n$2')
      : undefined,
  'one-option-left': (text) =>
    editTasks(text, (tasks) => (findKeyIndex(tasks) < 0 ? undefined : tasks.filter((task) => task.keyed))),
  // Removes the drawing of a question whose stem refers to it.
  'figure-lost': (text) =>
    /tikzpicture/.test(text) &&
    /\b(?:shown|diagram shows|graph shows|the diagram|in the figure)\b/.test(text.split('\\begin{')[0] ?? '')
      ? text.replace(
          /\\begin\{center\}\s*\\begin\{tikzpicture\}[\s\S]*?\\end\{tikzpicture\}\s*\\end\{center\}\n?/,
          '',
        )
      : undefined,
  'key-mark-lost': (text) =>
    readTasks(text).some((task) => task.keyed) ? text.replace(/ \\ans\b(?!int)/g, '') : undefined,
  'key-moved': (text, random) => {
    const newKeyIndex = pickWrongIndex(random)(readTasks(text));
    return editTasks(text, (tasks) =>
      findKeyIndex(tasks) < 0 || newKeyIndex < 0
        ? undefined
        : tasks.map((task, index) => ({ ...task, keyed: index === newKeyIndex })),
    );
  },
  'key-doubled': (text, random) => {
    const secondKeyIndex = pickWrongIndex(random)(readTasks(text));
    return editTasks(text, (tasks) =>
      findKeyIndex(tasks) < 0 || secondKeyIndex < 0
        ? undefined
        : tasks.with(secondKeyIndex, { text: tasks[secondKeyIndex]?.text ?? '', keyed: true }),
    );
  },
  'letter-changed': (text, random) =>
    editOne(
      text,
      /correct options? (?:is|are) \(([a-h])\)/g,
      (match) => {
        const unusedLetters = [...OPTION_LETTERS.slice(0, readTasks(text).length)].filter(
          (letter) => !text.includes(`(${letter})`),
        );
        const otherLetter = pick(unusedLetters, random);
        return otherLetter && match[0].replace(`(${match[1]})`, `(${otherLetter})`);
      },
      random,
    ),
  'option-emptied': (text, random) => changeTask(text, pickWrongIndex(random), () => ''),
  'option-repeated': (text, random) =>
    changeTask(
      text,
      pickWrongIndex(random),
      (ownText, tasks) =>
        pick(
          tasks.filter((task) => task.text !== ownText),
          random,
        )?.text,
    ),
  'option-labelled-twice': (text, random) =>
    hasWordedOptions(text)
      ? changeTask(
          text,
          (tasks) => random.below(tasks.length),
          (task) => `B. ${task}`,
        )
      : undefined,
  'key-given-away': (text) => changeTask(text, findKeyIndex, (task) => `${task} (correct)`),
  'key-in-bold': (text) => changeTask(text, findKeyIndex, (task) => `\\textbf{${task}}`),
  'integer-key-broken': (text, random) =>
    editOne(text, /\\ansint\{(\d+)\}/g, (match) => `\\ansint{${match[1]}.5}`, random),
  'matches-swapped': (text, random) =>
    editOne(
      text,
      /\((a|b)\) matches \(([p-s])\)/g,
      (match) => `(${match[1]}) matches (${match[2] === 'p' ? 'q' : 'p'})`,
      random,
    ),
};

const appendToWrongOption =
  (suffix: string): ErrorInjector =>
  (text, random) =>
    isChoice(text) ? changeTask(text, pickWrongIndex(random), (task) => `${task}${suffix}`) : undefined;
const replaceWrongOption =
  (words: string): ErrorInjector =>
  (text, random) =>
    isChoice(text) ? changeTask(text, pickWrongIndex(random), () => words) : undefined;

/** Injectors of bad wording, which helps a learner to guess or misleads them. */
const wordingErrorInjectors: Readonly<Record<string, ErrorInjector>> = {
  'all-of-the-above': replaceWrongOption('All of the above'),
  'none-of-the-above': replaceWrongOption('None of these'),
  'absolute-word': (text, random) =>
    hasWordedOptions(text)
      ? changeTask(
          text,
          pickWrongIndex(random),
          (task) => `${task.replace(/\.$/, '')} that is always so${/\.$/.test(task) ? '.' : ''}`,
        )
      : undefined,
  'vague-word': (text, random) =>
    hasWordedOptions(text) ? appendToWrongOption(' usually')(text, random) : undefined,
  'key-made-longest': (text) =>
    hasWordedOptions(text) && hasSingleKey(text)
      ? changeTask(
          text,
          findKeyIndex,
          (task) => `${task}, as follows from the way in which it works in nearly every healthy person`,
        )
      : undefined,
  'stem-negated': (text) =>
    hasSingleKey(text)
      ? editStem(text, (stem) =>
          /\?$/.test(stem) ? stem.replace(/[^.?]*\?$/, ' Which of these values is not possible?') : undefined,
        )
      : undefined,
  'combined-option': replaceWrongOption('Both (a) and (b)'),
  'hinged-stem': (text) =>
    /Passage/.test(text)
      ? undefined
      : editStem(text, (stem) => `${stem} Use your answer to the previous question.`),
  'opinion-asked': (text) =>
    /Passage/.test(text)
      ? undefined
      : editStem(text, (stem) => `In your opinion, ${stem.charAt(0).toLowerCase()}${stem.slice(1)}`),
  exclamation: (text, random) =>
    hasWordedOptions(text)
      ? changeTask(text, pickWrongIndex(random), (task) => `${task.replace(/\.$/, '')}!`)
      : undefined,
  'blank-in-the-middle': (text, random) =>
    isChoice(text) && !/JEE/.test(text)
      ? editStem(text, (stem) =>
          editOne(stem, /(?<=^[A-Z][a-z]+(?: [a-z]+)?) /g, () => ' \\_\\_\\_\\_ ', random),
        )
      : undefined,
};

/** Injectors of errors that appear only when several questions are compared. */
const bankErrorInjectors: Readonly<Record<string, ErrorInjector>> = {
  'question-repeated': (text) =>
    /Assertion|Column I|Passage/.test(text) || countStemWords(text) < 8
      ? undefined
      : `${text}\n${text.replace(/(?<=\$)(\d)/g, (digit) => String((Number(digit) % 8) + 1))}`,
  'key-told-elsewhere': (text) => {
    const key =
      readTasks(text)
        .find((task: OptionItem) => task.keyed)
        ?.text.replace(/\.$/, '') ?? '';
    if (!hasSingleKey(text) || /Passage/.test(text) || !/^[A-Za-z ]+$/.test(key) || key.split(' ').length < 3)
      return undefined;
    return `${text}\n\\item It is known that ${key} plays a part here. Explain in one sentence how this comes about.\n\\begin{solution}\nBy its nature.\n\\end{solution}\n`;
  },
};

/** One injector for each id of `plantedErrorKinds`. */
export const errorInjectors: Readonly<Record<string, ErrorInjector>> = {
  ...documentErrorInjectors,
  ...structureErrorInjectors,
  ...numberErrorInjectors,
  ...wordingErrorInjectors,
  ...bankErrorInjectors,
};
