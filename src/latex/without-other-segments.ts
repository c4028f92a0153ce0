import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import type { QuestionSegment } from './question-segment.ts';
import type { Break } from './segment-list.ts';
import { containsNode, isBlank, isBranch, isCommand, type TexNode } from './tex-tree.ts';

/** A statement that a learner signs: "I certify that I have not received any help." */
const PLEDGE =
  /\bI\s+(?:hereby\s+)?(?:certify|pledge|affirm|confirm|attest|declare|swear|promise|agree|understand that)\b|\bon my hono[u]?r\b|\bI have (?:not|neither) (?:given|received|copied)/iu;
/** A word of every pledge, so that most segments need not be converted to text. */
const PLEDGE_HINT =
  /certify|pledge|affirm|confirm|attest|declare|swear|promise|agree|understand|hono|given|received|copied/i;
const MAX_PLEDGE_LENGTH = 1500;

/**
 * Removes segments that are not questions: pledges of honesty, lists of exercises in a book, and empty headings without a number.
 */
export function withoutOtherSegments(
  segments: readonly (QuestionSegment | Break)[],
): readonly (QuestionSegment | Break)[] {
  return segments.filter(
    (segment) =>
      segment.kind === 'break' || !(isBareHeading(segment) || isPledge(segment) || isListOfNumbers(segment)),
  );
}

/** Whether a segment is only the title of a section, and the questions of the section follow. */
function isBareHeading({ headingLevel, headingNumber, nodes, leading }: QuestionSegment): boolean {
  if (headingLevel === undefined || headingNumber !== undefined || leading.some(hasWords)) return false;
  const visible = nodes.filter((node) => !isBlank(node));
  const [first, second] = visible;
  if (visible.length === 0) return true;
  return visible.length === 2 && isCommand(first, 'textbf') && second !== undefined && isBranch(second);
}

function hasWords({ text }: TexNode & { readonly text: string }): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whether a segment only names exercises of a book: `19, 21, 22`. */
function isListOfNumbers({ nodes, label }: QuestionSegment): boolean {
  return label !== undefined && nodes.every(isNumberText) && nodes.some((node) => !isBlank(node));
}

function isNumberText(node: TexNode): boolean {
  return isBlank(node) || (node.kind === 'text' && /^[\d\s,;.–-]+$/u.test(node.text));
}

function isPledge({ nodes, end, start }: QuestionSegment): boolean {
  if (end - start > MAX_PLEDGE_LENGTH || !containsNode(nodes, hasPledgeWord)) return false;
  const text = plainText(nodes, 'shown');
  const pledgeStart = PLEDGE.exec(text)?.index;
  return pledgeStart !== undefined && (pledgeStart === 0 || !isTask(text.replace(PLEDGE, '')));
}

function hasPledgeWord(node: TexNode): boolean {
  return node.kind === 'text' && PLEDGE_HINT.test(node.text);
}
