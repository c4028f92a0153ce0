/** Returns the text from a “final answer is” that comes after the last box. */
export function findConclusion(text: string): string | undefined {
  const lastBox = Math.max(text.lastIndexOf('\\boxed'), text.lastIndexOf('\\fbox'));
  if (lastBox < 0) return undefined;
  return /final answer\s*(?:is|:)\s*(?=\S)(?!.*\bfinal answer\s*(?:is|:)).*$/isu.exec(
    text.slice(lastBox),
  )?.[0];
}

/**
 * Returns the content of the last `\boxed{…}`. Boxes with only words such as “and” between them form a list.
 */
export function readBoxes(text: string): string | undefined {
  const boxes = findBoxes(text);
  const last = boxes.at(-1);
  if (!last) return undefined;
  let result = last.content;
  for (let k = boxes.length - 2; k >= 0; k--) {
    const [box, next] = [boxes[k], boxes[k + 1]];
    if (!box || !next || !isConnecting(text.slice(box.end, next.start)) || box.content === next.content)
      break;
    result = `${box.content}, ${result}`;
  }
  if (boxes.length === 1) return `${readSignBefore(text, last)}${addPercentSign(text, last)}`;
  return result;
}

/** Returns a minus sign directly in front of the box: `x = -\\boxed{42}`. */
function readSignBefore(text: string, box: Box): string {
  return /(?:^|[=$:(])\s*[-−]\s*\$?\s*$/u.test(text.slice(Math.max(0, box.start - 20), box.start)) ? '-' : '';
}

type Box = { content: string; start: number; end: number };

function findBoxes(text: string): Box[] {
  const boxes: Box[] = [];
  const opener = /\\(?:boxed|fbox|framebox)\s*\{/gu;
  for (let match = opener.exec(text); match && boxes.length < 200; match = opener.exec(text)) {
    const open = match.index + match[0].length;
    const close = findClosingBrace(text, open);
    boxes.push({
      content: text.slice(open, close),
      start: match.index,
      end: Math.min(close + 1, text.length),
    });
    opener.lastIndex = close;
  }
  return boxes;
}

/** Finds where the open brace closes; an unclosed box ends at `$` or at the end of the text. */
function findClosingBrace(text: string, from: number): number {
  let depth = 1;
  for (let k = from; k < text.length; k++) {
    if (text[k] === '\\') k++;
    else if (text[k] === '{') depth++;
    else if (text[k] === '}' && --depth === 0) return k;
  }
  const dollar = text.indexOf('$', from);
  return dollar < 0 ? text.length : dollar;
}

/** Returns whether the text between two boxes only joins them. */
function isConnecting(between: string): boolean {
  const words = between
    .replace(/\\text\s*\{([^{}]*)\}/gu, '$1')
    .replace(/\\(?:quad|qquad|[,;! ()[\]])/gu, ' ')
    .replace(/[$\s,;.&+]/gu, ' ')
    .trim();
  return (
    words === '' ||
    (/^(?:\S+ ){0,4}(?:and|or)$|^(?:and|or)\b/iu.test(words) && words.length < 40) ||
    (/\band\b/iu.test(words) && words.split(/\s+/u).length <= 5)
  );
}

/** Adds a percent sign that follows the box: `\boxed{28}\%`. */
function addPercentSign(text: string, box: Box): string {
  const after = text.slice(box.end, box.end + 30).replace(/^\s*\$?\s*/u, '');
  const percent = /^(?:\\?%|percent\b|pct\b|per cent\b)/u.exec(after);
  return percent && !/%|percent/u.test(box.content) ? `${box.content}\\%` : box.content;
}
