import type { PaperShape, SectionShape } from './paper-shape.ts';

/** What the front page tells a candidate, one sentence each. */
export function writeInstructions(shape: PaperShape): string[] {
  const [first] = shape.sections;
  const isSame = shape.sections.every(({ calculator }) => calculator === first?.calculator);
  return [
    ...(shape.hasOfficialShape
      ? []
      : ['SQA sets no exam for this course: the shape of this paper is ours, for practice.']),
    'Attempt ALL questions.',
    ...(isSame
      ? [calculatorRule(first)]
      : shape.sections.map((one) => `${one.section}: ${calculatorRule(one)}`)),
    ...(shape.sections.some(({ multipleChoice }) => multipleChoice)
      ? ['In multiple-choice questions choose the one best answer.']
      : []),
    'Show your working: part marks are given for it, and full marks may need it.',
    'State the units of your answer where there are any.',
  ];
}

function calculatorRule(section: SectionShape | undefined): string {
  return section?.calculator === true ? 'You may use a calculator.' : 'You may NOT use a calculator.';
}
