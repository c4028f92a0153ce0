import {
  findLabelNumber,
  formatLabel,
  LABEL_STYLES,
  type LabelStyle,
  parseLabel,
} from '../../latex/parts/label.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { questionWithParts } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';

const createExample = (label: string) =>
  questionWithParts('A car covers $60$ metres in $4$ seconds.', [
    { text: 'Calculate its speed. \\hfill [2]' },
    { text: 'State the energy that it gains. \\hfill [1]', label },
  ]);

export const partLabelsAreInOrder = defineQuestionCheck({
  id: 'part-labels-are-in-order',
  meaning:
    'The labels of parts are in order, without gaps, and none is repeated. A gap is a warning: a collection may print only some parts.',
  severity: 'error',
  fails: createExample('(a)'),
  passes: createExample('(b)'),
  run: ({ question, parts, part }) => {
    if (part !== undefined || question.parts === undefined) return [];
    const isOuter = ({ part: path = '' }: QuestionView): boolean => !path.includes('.');
    const starts = parts.flatMap((view, index) => (isOuter(view) ? [index] : []));
    return [
      ...checkLabels(parts.filter(isOuter)),
      // The inner parts of a part come directly after it.
      ...starts.flatMap((start, index) => checkLabels(parts.slice(start + 1, starts[index + 1]))),
    ];
  },
});

/** Checks the labels of parts at one level: reports each repeated label, and the first one that is out of order. */
function checkLabels(views: readonly QuestionView[]): Remark[] {
  const labels = views.map(readWrittenLabel);
  const style = findStyle(labels);
  const isRepeated = (index: number): boolean => labels.indexOf(labels[index] ?? '') < index;
  const repeated = views.flatMap((view, index) =>
    isRepeated(index) ? [createRepeatedRemark(view, labels[index] ?? '', labels[index - 1])] : [],
  );
  const expected = labels.map((_, index) => findExpectedLabel(labels[index - 1], style));
  const wrong = labels.findIndex(
    (label, index) => expected[index] !== undefined && expected[index] !== label && !isRepeated(index),
  );
  const view = views[wrong];
  if (view === undefined || repeated.length > 0) return repeated;
  const message = `Part (${labels[wrong]}) follows (${labels[wrong - 1]}), but (${expected[wrong]}) is expected; correct the label or the order of the parts.`;
  return [{ ...createRemark(view, message), severityShift: -1 }];
}

function createRemark({ part, label, spans }: QuestionView, message: string): Remark {
  return { message, span: label ?? spans.question, field: `parts.${part}` };
}

/** Reports a repeated label. If it does not directly follow the same label, a second list may begin there. */
function createRepeatedRemark(view: QuestionView, label: string, previous: string | undefined): Remark {
  const written = view.label === undefined ? '' : view.source.slice(view.label.start, view.label.end);
  const remark = createRemark(view, `The label (${label}) is repeated; give each part its own label.`);
  const isCertain = label === previous && /^\\item\s*\[/u.test(written);
  return isCertain ? remark : { ...remark, severityShift: -1 };
}

/** Reads the label in the source, because the reader numbers parts with repeated labels itself. */
function readWrittenLabel({ source, label, part = '' }: QuestionView): string {
  const written = label === undefined ? '' : source.slice(label.start, label.end);
  // In the exam class, \part[2] has two marks, not the label 2.
  const text = /^\\item\s*\[([^\]]*)\]\s*$/u.exec(written)?.[1] ?? (written.startsWith('\\') ? '' : written);
  return parseLabel(text) ?? part.split('.').at(-1) ?? '';
}

function findExpectedLabel(previous: string | undefined, style: LabelStyle): string | undefined {
  const number = previous === undefined ? undefined : findLabelNumber(previous, style);
  return number === undefined ? undefined : formatLabel(style, number + 1);
}

/** Returns the style in which most labels directly follow the label before: (i) after (h) is a letter. */
function findStyle(labels: readonly string[]): LabelStyle {
  const countSteps = (style: LabelStyle): number =>
    labels.filter((label, index) =>
      index === 0
        ? findLabelNumber(label, style) === 1
        : findExpectedLabel(labels[index - 1], style) === label,
    ).length;
  return LABEL_STYLES.reduce((best, style) => (countSteps(style) > countSteps(best) ? style : best));
}
