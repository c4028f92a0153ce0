import { visibleText } from '../../latex/visible-text.ts';
import type { PaperShape, SectionShape } from './paper-shape.ts';

/** What the front page tells a candidate, one sentence each; what holds for one section alone begins with its name. */
export function writeInstructions(shape: PaperShape): string[] {
  return [
    ...(shape.hasOfficialShape
      ? []
      : ['SQA sets no exam for this course: the shape of this paper is ours, for practice.']),
    'Attempt ALL questions.',
    ...chosenSections(shape),
    ...perSection(shape, calculatorRule),
    ...perSection(shape, answerRule),
    'State the units of your answer where there are any.',
    ...dataLine(shape),
  ];
}

/** Where SQA lets candidates choose, a practice paper asks something of each option. */
function chosenSections({ sections }: PaperShape): string[] {
  return sections
    .filter(({ section }) => section.includes('choose one'))
    .map(({ section }) => `${section}: In the exam you choose one option; here both are asked.`);
}

function perSection({ sections }: PaperShape, ruleOf: (section: SectionShape) => string): string[] {
  const rules = sections.map(ruleOf);
  const isOne = new Set(rules).size === 1;
  return isOne ? rules.slice(0, 1) : sections.map(({ section }, index) => `${section}: ${rules[index]}`);
}

function calculatorRule({ calculator }: SectionShape): string {
  return calculator ? 'You may use a calculator.' : 'You may NOT use a calculator.';
}

function answerRule({ multipleChoice }: SectionShape): string {
  return multipleChoice
    ? 'Choose the one best answer to each question.'
    : 'Show your working: part marks are given for it, and full marks may need it.';
}

/** The values that questions count on, for who reads no sheet beside them. */
function dataLine({ formulae }: PaperShape): string[] {
  const values = formulae.filter(({ data }) => data === true);
  if (values.length === 0) return [];
  const list = values.map(({ label, tex }) => visibleText(`${label}: $${tex}$`));
  return [`Data: ${list.join('; ')}.`];
}
