import { visibleText } from '../../latex/visible-text.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';

/** Writes the instructions of the front page. An instruction that differs between sections starts with the section name. */
export function writeInstructions(shape: PaperShape, subject: string): string[] {
  return [
    ...(shape.hasOfficialShape
      ? []
      : ['SQA sets no exam for this course: the shape of this paper is ours, for practice.']),
    'Attempt ALL questions.',
    ...explainChoices(shape),
    ...listSectionRules(shape, writeCalculatorRule),
    ...listSectionRules(shape, (section) => writeAnswerRule(section, subject)),
    ...listUnitRules(subject),
    ...listData(shape),
  ];
}

/** Explains sections in which SQA lets candidates choose an option: a practice paper has questions for each option. */
function explainChoices({ sections }: PaperShape): string[] {
  return sections
    .filter(({ section }) => section.includes('choose one'))
    .map(({ section }) => `${section}: In the exam you choose one option; here both are asked.`);
}

function listSectionRules({ sections }: PaperShape, writeRule: (section: SectionShape) => string): string[] {
  const rules = sections.map(writeRule);
  const isSameRule = new Set(rules).size === 1;
  return isSameRule ? rules.slice(0, 1) : sections.map(({ section }, index) => `${section}: ${rules[index]}`);
}

function writeCalculatorRule({ calculator }: SectionShape): string {
  return calculator ? 'You may use a calculator.' : 'You may NOT use a calculator.';
}

const SCIENCES = ['Physics', 'Chemistry', 'Biology'];

/** In mathematics full marks need working; in the sciences a right answer is enough, except in “show that”. */
function writeAnswerRule({ multipleChoice }: SectionShape, subject: string): string {
  if (multipleChoice) return 'Choose the one best answer to each question.';
  return SCIENCES.includes(subject)
    ? 'Show your working in calculations: part marks are given for it.'
    : 'Show your working: part marks are given for it, and full marks may need it.';
}

/** Every subject requires units; physics and chemistry also require a sensible number of significant figures. */
function listUnitRules(subject: string): string[] {
  const units = 'State the units of your answer where there are any.';
  const figures = 'Give final answers to an appropriate number of significant figures.';
  return subject === 'Physics' || subject === 'Chemistry' ? [units, figures] : [units];
}

/** Lists the data values that the questions use, because candidates have no data sheet. */
function listData({ formulae }: PaperShape): string[] {
  const values = formulae.filter(({ data }) => data === true);
  if (values.length === 0) return [];
  const list = values.map(({ label, tex }) => visibleText(`${label}: $${tex}$`));
  return [`Data: ${list.join('; ')}.`];
}
