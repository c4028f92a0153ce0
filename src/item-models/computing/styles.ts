import type { ItemDraft } from '../item-draft.ts';
import { writeParts } from '../write-parts.ts';
import { codeTex, listingTex } from './code.ts';

/** The chosen values: three colours, two font sizes, a class name and three texts. `count` is the number of parts. */
type Styles = {
  readonly colours: readonly string[];
  readonly sizes: readonly number[];
  readonly className: string;
  readonly texts: readonly string[];
  readonly count: number;
};

/** Writes a question on the effect of three CSS rules (heading, paragraph, class) on three lines of HTML. */
export function writeStyles({ colours, sizes, className, texts, count }: Styles): ItemDraft {
  const [paragraphColour = '', classColour = '', headingColour = ''] = colours;
  const [small = 0, large = 0] = sizes.toSorted((a, b) => a - b);
  const [first = '', second = '', third = ''] = texts;
  const html = [`<h1>${first}</h1>`, `<p>${second}</p>`, `<p class="${className}">${third}</p>`];
  const rules = [
    `h1 { color: ${headingColour}; font-size: ${large}px; }`,
    `p { color: ${paragraphColour}; font-size: ${small}px; }`,
    `.${className} { color: ${classColour}; }`,
  ];
  const listOthers = (colour: string) => colours.filter((other) => other !== colour);
  const parts = [
    {
      question: `State the colour of the text ${codeTex(third)}.`,
      why: 'The class rule overrides the rule of the element',
      answer: classColour,
      contradictedBy: listOthers(classColour),
      gaps: ['css-class'],
    },
    {
      question: `State the font size of the text ${codeTex(third)}, in pixels.`,
      why: 'What the class does not set comes from the rule of the element',
      answer: String(small),
      alsoAccepted: [`${small}px`],
      contradictedBy: [String(large)],
      gaps: ['css-inherit'],
    },
    {
      question: `State the colour of the text ${codeTex(second)}.`,
      why: 'Only the rule of the element applies',
      answer: paragraphColour,
      contradictedBy: listOthers(paragraphColour),
      gaps: ['css-selector'],
    },
  ];
  return writeParts({
    stem: `A web page contains this HTML. ${listingTex(html)} It uses these CSS rules. ${listingTex(rules)}`,
    parts: parts.slice(0, count),
  });
}
