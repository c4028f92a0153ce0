import type { Finding } from '../../domain/finding.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import { findAll, findChild, getText, listChildren } from '../markup/find-elements.ts';

/** Reports in one sentence what of a question was not read: hints, feedback, tags, shares of the marks. */
export function listLeftOut(element: XmlElement): Finding[] {
  const parts = [
    ...countOf(listChildren(element, 'hint').filter(hasText).length, 'hint'),
    ...(hasFeedback(element) ? ['feedback for right and wrong responses'] : []),
    ...countOf(listForeignTags(element).length, 'tag'),
    ...(hasPartialCredit(element)
      ? ['shares of the marks for options or answers that are partly right']
      : []),
    ...(isFraction(getText(findChild(element, 'defaultgrade'))) ? ['marks that are no whole number'] : []),
  ];
  if (parts.length === 0) return [];
  return [
    {
      rule: 'moodle-left-out',
      severity: 'info',
      message: `Left out of the question “${getText(findChild(element, 'name')).trim().slice(0, 80)}”: ${parts.join('; ')}.`,
    },
  ];
}

function countOf(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}

function hasText(element: XmlElement): boolean {
  return (
    getText(findChild(element, 'text'))
      .replace(/<[^>]*>|&nbsp;/gu, '')
      .trim() !== ''
  );
}

/** The feedback of an option is read as its explanation; that of other answers is not. */
function hasFeedback(element: XmlElement): boolean {
  const isChoice = /^(?:multichoice|truefalse|oumultiresponse)$/u.test(element.attributes.type ?? '');
  const own = listChildren(element, 'correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback');
  const usual =
    /^(?:<p>)?(?:Your answer is (?:partially )?(?:in)?correct|Die Antwort ist (?:teilweise )?(?:richtig|falsch))\.(?:<\/p>)?$/u;
  const ofAnswers = isChoice
    ? []
    : listChildren(element, 'answer').flatMap((answer) => listChildren(answer, 'feedback'));
  return (
    own.some((each) => hasText(each) && !usual.test(getText(findChild(each, 'text')).trim())) ||
    ofAnswers.some(hasText)
  );
}

/** Tags such as `topic: Mechanics` are our own and are read. */
function listForeignTags(element: XmlElement): XmlElement[] {
  return findAll(element, 'tag').filter((tag) => !/^\w+: /u.test(getText(tag).trim()));
}

function hasPartialCredit(element: XmlElement): boolean {
  const shares = listChildren(element, 'answer').map(({ attributes }) => Number(attributes.fraction ?? 0));
  const positive = new Set(shares.filter((share) => share > 0 && share < 99.9));
  const isMultiple = getText(findChild(element, 'single')).trim() === 'false';
  return isMultiple ? positive.size > 1 : positive.size > 0;
}

function isFraction(text: string): boolean {
  return text.trim() !== '' && !Number.isInteger(Number(text));
}
