import type { Question } from '../../domain/question.ts';
import { listSections } from '../../domain/question-sections.ts';
import type { QuestionTexts } from './question-texts.ts';

/** A diagram type; `drawingCues` match its TikZ code and `wordCues` match the text of its questions. */
type DiagramFamily = {
  readonly type: string;
  readonly drawingCues: readonly RegExp[];
  readonly wordCues: RegExp;
};

/** The diagram types. If two types have the same score, the first one is chosen. */
const FAMILIES: readonly DiagramFamily[] = [
  {
    type: 'circuit',
    drawingCues: [
      /circuitikz|to\s*\[\s*(?:R|C|L|battery|resistor|ammeter|voltmeter|V|I)\b/,
      /\\Omega|\\mathrm\{V\}/,
    ],
    wordCues: /\b(?:circuit|resistors?|battery|capacitors?|ammeter|voltmeter)\b/i,
  },
  {
    type: 'graph',
    drawingCues: [
      /\\begin\{axis\}|\\addplot|\bplot\b/,
      // Two arrows from the origin with labels: the axes.
      /->\][^;]*\(0,0\)[^;]*node[^;]*;[\s\S]*->\][^;]*\(0,0\)[^;]*node/,
    ],
    wordCues: /\b(?:graph|curve|plotted|plot|axis|axes)\b/i,
  },
  {
    type: 'free_body',
    drawingCues: [
      // A rectangle and an arrow, in any order.
      /rectangle[\s\S]*(?:->|-latex|-stealth)|(?:->|-latex|-stealth)[\s\S]*rectangle/,
      /mg|\\vec\{?[FNTWv]|rotate=/,
    ],
    wordCues: /\b(?:block|inclined|forces?|pulley|friction|tension|crate|trolley)\b/i,
  },
  {
    type: 'optics',
    drawingCues: [/\blens\b|\bray\b|\bmirror\b/],
    wordCues: /\b(?:rays?|lens|mirror|prism|refracted)\b/i,
  },
  {
    type: 'structure',
    drawingCues: [/\\chemfig|\\schemestart/],
    wordCues: /\b(?:molecule|structural formula|isomer)\b/i,
  },
  {
    type: 'geometry',
    drawingCues: [/\barc\b|\bcircle\b|-- cycle|\\coordinate/, /angle|\^\\circ/],
    wordCues: /\b(?:triangle|circle|sector|angle|polygon|quadrilateral|cone|chord)\b/i,
  },
];

/** Phrases that refer to a figure: `as shown`, `shown below`, `the graph shows`, `in the diagram`. */
const REFERS_TO_FIGURE =
  /\b(?:as shown|shown (?:in|below|above)|(?:figure|diagram|graph|circuit|picture|sketch) (?:shows?|below|above)|(?:in|from) the (?:figure|diagram|graph|circuit|picture|sketch))\b/i;

/** Finds the type of a question's figure: `other` if it is unknown, null if there is no figure. */
export function findDiagramType(question: Question, texts: QuestionTexts): string | null {
  const drawings = listSections(question).flatMap(({ diagrams }) => diagrams);
  if (drawings.length === 0 && !REFERS_TO_FIGURE.test(texts.questionWords)) return null;
  const scores = FAMILIES.map(({ type, drawingCues, wordCues }) => ({
    type,
    score:
      2 * drawingCues.filter((cue) => cue.test(texts.drawings)).length +
      (wordCues.test(texts.questionWords) ? 1 : 0),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score === 0 ? 'other' : best.type;
}
