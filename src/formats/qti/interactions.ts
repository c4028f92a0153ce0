import type { XmlElement } from '../../ports/xml-reader.ts';
import { isElement } from '../markup/find-elements.ts';

export const INTERACTION = /Interaction$/u;

/** Whether learners do not see this element before they answer, or it is read elsewhere. */
export function isHidden({ name, attributes }: XmlElement): boolean {
  return name === 'rubricBlock' || name === 'feedbackBlock' || /\bvb-passage\b/u.test(attributes.class ?? '');
}

/** Lists the interactions in an element, in document order. */
export function listInteractions(element: XmlElement): XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) =>
      INTERACTION.test(child.name) ? [child] : isHidden(child) ? [] : listInteractions(child),
    );
}
