import type { XmlElement, XmlNode } from '../../ports/xml-reader.ts';
import type { ContentSource } from '../items/read-content.ts';
import { findAll, getText, hasClass, isElement } from '../markup/find-elements.ts';
import { listInteractions } from './interactions.ts';

/** Interactions beside the field of an answer, which a question can do without. */
const EXTRAS: Readonly<Record<string, string>> = {
  uploadInteraction: 'The field for uploading a file was left out; learners write their answer.',
  endAttemptInteraction: 'A button that ends the attempt or shows a hint was left out.',
  mediaInteraction: 'A video or sound was left out.',
};

/**
 * Leaves out the interactions that only accompany others, and reports them. Of an item that only asks for files, one field is kept, which
 * is read as a written answer.
 */
export function leaveOutExtras(
  shown: readonly XmlNode[],
  source: ContentSource,
): { readonly nodes: readonly XmlNode[]; readonly interactions: readonly XmlElement[] } {
  const all = listInteractions(wrap(shown));
  const needed = all.filter(({ name }) => EXTRAS[name] === undefined);
  const interactions = needed.length > 0 ? needed : all.slice(0, 1);
  const extras = new Set(all.filter((each) => !interactions.includes(each)));
  for (const { name } of extras)
    source.onFinding({ rule: 'interaction-is-kept', severity: 'warning', message: EXTRAS[name] ?? '' });
  return { nodes: extras.size === 0 ? shown : without(shown, extras), interactions };
}

function wrap(children: readonly XmlNode[]): XmlElement {
  return { name: 'div', attributes: {}, children, namespace: '' };
}

/** Removes elements; the elements that contain none of them stay the same objects. */
function without(nodes: readonly XmlNode[], extras: ReadonlySet<XmlElement>): XmlNode[] {
  return nodes.flatMap((node): XmlNode[] => {
    if (!isElement(node)) return [node];
    if (extras.has(node)) return [];
    const hasExtra = listInteractions(node).some((each) => extras.has(each));
    return [hasExtra ? { ...node, children: without(node.children, extras) } : node];
  });
}

/** Finds the solution that a player shows after the answer. Other feedback is reported as left out. */
export function readFeedback(
  item: XmlElement,
  rubrics: readonly XmlElement[],
  source: ContentSource,
): XmlElement[] {
  const modal = findAll(item, 'modalFeedback').filter((each) => getText(each).trim() !== '');
  const named = modal.filter((each) => /solution|explanation|worked/iu.test(listNames(each)));
  // A single feedback that is not for right or wrong responses is shown after every response.
  const only =
    modal.length === 1 ? modal.filter((each) => !/correct|right|wrong/iu.test(listNames(each))) : [];
  const solutions = named.length > 0 ? named : only;
  const foreign = rubrics.filter(
    (each) => getText(each).trim() !== '' && !findAll(each, 'div').some((div) => hasClass(div, 'vb-notes')),
  );
  const hasOthers =
    modal.length > solutions.length ||
    findAll(item, 'feedbackInline').length > 0 ||
    foreign.some(({ name }) => name === 'feedbackBlock');
  if (foreign.some(({ name }) => name === 'rubricBlock'))
    source.onFinding({
      rule: 'rubric-is-kept',
      severity: 'warning',
      message: 'The instructions in a rubric were left out.',
    });
  if (hasOthers)
    source.onFinding({
      rule: 'feedback-is-kept',
      message: 'The feedback for right and wrong responses was left out.',
    });
  return solutions;
}

function listNames({ attributes }: XmlElement): string {
  return `${attributes.identifier} ${attributes.outcomeIdentifier} ${attributes.title}`;
}
