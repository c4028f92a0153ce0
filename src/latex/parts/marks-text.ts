// The words and numbers in which marks are written.

/** A number of marks, perhaps a fraction, in words (`[3 marks]`), in brackets (`[3]`), as digits alone (`3`), or as a total (`(Total 7 marks)`). */
export type MarksText = { readonly marks: number; readonly form: 'words' | 'brackets' | 'digits' | 'total' };

/** A number, or a sum such as `2+3` or `2 + 3 = 5`. */
const AMOUNT = String.raw`(\d{1,3}(?:\s*[+×x]\s*\d{1,2})*(?:\s*=\s*\d{1,3})?)(?:[.,]0{1,2})?`;
/** A number such as 0,75 or 1.5, which counts only before a word for marks. */
const FRACTION = String.raw`(\d{1,2}[.,]\d{1,2})`;
/** A word for marks. */
export const MARKS_UNIT = String.raw`(?:marks?|points?|pts?\.?|mks?\.?|pkte?\.?|punkte?|pontos?|punt(?:s|i|os?)?|credits?|балл(?:а|ов)?|分|(?:p|be)(?=[)\]]))`;
const WORDS = new RegExp(
  String.raw`^[([]?\s*(?:(?:max(?:imum)?\.?|marks?|points?|worth|for)\s*:?\s*)*(?:${FRACTION}|${AMOUNT})\s*(?:${MARKS_UNIT}|M(?=[\])]))(?:\s+each)?\s*[.:,]?\s*[)\]]?[.:,]?$`,
  'iu',
);
/** `[Maximum mark: 6]`, `(Marks: 4)`. */
const NAMED = new RegExp(
  String.raw`^[([]\s*(?:max(?:imum)?\.?\s*)?${MARKS_UNIT}\s*[:=]?\s*${AMOUNT}\s*[)\]]$`,
  'iu',
);
/** `(Total 7 marks)`, `(Total for Question 3 is 7 marks)`, `[Total: 7]`. */
const TOTAL = new RegExp(
  String.raw`^[([]?\s*total\b(?:\s+(?:for|of)\s+(?:the\s+)?question(?:\s+\d+)?)?(?:\s*(?:is|:|=|marks?))*\s*${AMOUNT}\s*${MARKS_UNIT}?\s*[)\]]?\.?$`,
  'iu',
);
const BRACKETS = new RegExp(String.raw`^(?:\(\s*${AMOUNT}\s*\)|\[\s*${AMOUNT}\s*\])$`, 'u');
const DIGITS = new RegExp(`^${AMOUNT}$`, 'u');
const MAX_MARKS = 999;
const MIN_FRACTION = 0.1;
/** A number alone may be a reference or the number of an equation, so only numbers that are usual for marks count. */
const MAX_BARE_MARKS = 20;

/** Reads a text that states marks and nothing else; at the right margin and in a command any number counts. */
export function parseMarksText(text: string, isAtMargin = false): MarksText | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 60) return undefined;
  const total = toMarks(TOTAL.exec(trimmed), MAX_MARKS);
  if (total !== undefined) return { marks: total, form: 'total' };
  const inWords = toMarks(WORDS.exec(trimmed) ?? NAMED.exec(trimmed), MAX_MARKS, MIN_FRACTION);
  if (inWords !== undefined) return { marks: inWords, form: 'words' };
  const inBrackets = toMarks(
    BRACKETS.exec(trimmed),
    isAtMargin ? MAX_MARKS : MAX_BARE_MARKS,
    isAtMargin ? 0 : 1,
  );
  if (inBrackets !== undefined) return { marks: inBrackets, form: 'brackets' };
  const digits = toMarks(DIGITS.exec(trimmed), isAtMargin ? MAX_MARKS : MAX_BARE_MARKS);
  return digits === undefined ? undefined : { marks: digits, form: 'digits' };
}

/** Reads the argument of `\part[3]`, `\question[5 marks]` or `\begin{exercise}[points=4]`. */
export function parseMarksArgument(text: string): number | undefined {
  const option = /\b(?:points?|marks?)\s*=\s*\{?\s*(\d{1,3})\b/iu.exec(text)?.[1];
  const marks = option === undefined ? parseMarksText(text, true)?.marks : Number(option);
  return Number.isInteger(marks) ? marks : undefined;
}

function toMarks(match: RegExpExecArray | null, maximum: number, minimum = 1): number | undefined {
  const amount = match?.slice(1).find((group) => group !== undefined);
  if (amount === undefined) return undefined;
  const stated = /=\s*(\d+)$/u.exec(amount)?.[1];
  const marks = stated === undefined ? addTerms(amount) : Number(stated);
  return marks >= minimum && marks <= maximum ? marks : undefined;
}

/** Adds `2+3`; multiplies `2×3`. */
function addTerms(amount: string): number {
  return amount
    .split('+')
    .map((term) =>
      term.split(/[×x]/u).reduce((product, factor) => product * Number(factor.replace(',', '.')), 1),
    )
    .reduce((sum, term) => sum + term, 0);
}
