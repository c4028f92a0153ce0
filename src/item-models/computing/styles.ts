import type { ItemDraft } from '../item-draft.ts';
import { writeParts } from '../write-parts.ts';
import { codeTex, listingTex } from './code.ts';

type Styles = {
  readonly colours: readonly string[];
  readonly sizes: readonly number[];
  readonly name: string;
  readonly texts: readonly string[];
  readonly count: number;
};

/** A question on the effect of three CSS rules (heading, paragraph, class) on three lines of HTML. */
export function writeStyles({ colours, sizes, name, texts, count }: Styles): ItemDraft {
  const [plain = '', marked = '', heading = ''] = colours;
  const [small = 0, large = 0] = sizes.toSorted((a, b) => a - b);
  const [first = '', second = '', third = ''] = texts;
  const page = [`<h1>${first}</h1>`, `<p>${second}</p>`, `<p class="${name}">${third}</p>`];
  const rules = [
    `h1 { color: ${heading}; font-size: ${large}px; }`,
    `p { color: ${plain}; font-size: ${small}px; }`,
    `.${name} { color: ${marked}; }`,
  ];
  const others = (colour: string) => colours.filter((other) => other !== colour);
  const asks = [
    {
      question: `State the colour of the text ${codeTex(third)}.`,
      why: 'The class rule overrides the rule of the element',
      answer: marked,
      not: others(marked),
      gaps: ['css-class'],
    },
    {
      question: `State the font size of the text ${codeTex(third)}, in pixels.`,
      why: 'What the class does not set comes from the rule of the element',
      answer: String(small),
      or: [`${small}px`],
      not: [String(large)],
      gaps: ['css-inherit'],
    },
    {
      question: `State the colour of the text ${codeTex(second)}.`,
      why: 'Only the rule of the element applies',
      answer: plain,
      not: others(plain),
      gaps: ['css-selector'],
    },
  ];
  return writeParts({
    stem: `A web page contains this HTML. ${listingTex(page)} It uses these CSS rules. ${listingTex(rules)}`,
    parts: asks.slice(0, count),
  });
}
