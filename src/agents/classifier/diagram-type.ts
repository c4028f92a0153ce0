import type { Question } from '../../domain/question.ts';
import type { QuestionTexts } from './question-texts.ts';

type DiagramFamily = { readonly type: string; readonly drawn: readonly RegExp[]; readonly words: RegExp };

/** The diagram types with their cues in the drawing and in the text; on a tie, the first one wins. */
const FAMILIES: readonly DiagramFamily[] = [
  {
    type: 'circuit',
    drawn: [
      /circuitikz|to\s*\[\s*(?:R|C|L|battery|resistor|ammeter|voltmeter|V|I)\b/,
      /\\Omega|\\mathrm\{V\}/,
    ],
    words: /\b(?:circuit|resistors?|battery|capacitors?|ammeter|voltmeter)\b/i,
  },
  {
    type: 'graph',
    drawn: [
      /\\begin\{axis\}|\\addplot|\bplot\b/,
      /->\][^;]*\(0,0\)[^;]*node[^;]*;[\s\S]*->\][^;]*\(0,0\)[^;]*node/,
    ],
    words: /\b(?:graph|curve|plotted|plot|axis|axes)\b/i,
  },
  {
    type: 'free_body',
    drawn: [
      /rectangle[\s\S]*(?:->|-latex|-stealth)|(?:->|-latex|-stealth)[\s\S]*rectangle/,
      /mg|\\vec\{?[FNTWv]|rotate=/,
    ],
    words: /\b(?:block|inclined|forces?|pulley|friction|tension|crate|trolley)\b/i,
  },
  {
    type: 'optics',
    drawn: [/\blens\b|\bray\b|\bmirror\b/],
    words: /\b(?:rays?|lens|mirror|prism|refracted)\b/i,
  },
  {
    type: 'structure',
    drawn: [/\\chemfig|\\schemestart/],
    words: /\b(?:molecule|structural formula|isomer)\b/i,
  },
  {
    type: 'geometry',
    drawn: [/\barc\b|\bcircle\b|-- cycle|\\coordinate/, /angle|\^\\circ/],
    words: /\b(?:triangle|circle|sector|angle|polygon|quadrilateral|cone|chord)\b/i,
  },
];

/** Phrases that refer to a figure. */
const POINTS_AT_FIGURE =
  /\b(?:as shown|shown (?:in|below|above)|(?:figure|diagram|graph|circuit|picture|sketch) (?:shows?|below|above)|(?:in|from) the (?:figure|diagram|graph|circuit|picture|sketch))\b/i;

/** Finds the type of a question's figure: `other` if it is unknown, null if there is no figure. */
export function findDiagramType(question: Question, texts: QuestionTexts): string | null {
  const drawings = [question, ...(question.questions ?? [])].flatMap((one) => one.diagrams);
  if (drawings.length === 0 && !POINTS_AT_FIGURE.test(texts.asked)) return null;
  const scores = FAMILIES.map(({ type, drawn, words }) => ({
    type,
    score: 2 * drawn.filter((cue) => cue.test(texts.drawings)).length + (words.test(texts.asked) ? 1 : 0),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score === 0 ? 'other' : best.type;
}
