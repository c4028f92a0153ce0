import { plainText } from './plain-text.ts';
import { findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { findGroup } from './tex-arguments.ts';
import { containsNode, isCommand, type TexNode } from './tex-tree.ts';

/** Words in the title of a document with questions. */
const QUESTION_DOCUMENT =
  /(?<!\p{L})(?:home\s?works?|hw|assignments?|problem sets?|problems|psets?|ps|exams?|examination|midterms?|finals?|quiz(?:zes)?|tests?|tournament|olympiad|contest|competition|worksheets?|exercises?|sheets?|solutions?|tutorials?|recitations?|challenge|klausur|übung(?:sblatt|en)?|aufgaben(?:blatt)?|blatt|tareas?|examen|ejercicios|problemas|guía|devoir|td|ds|feuille|exercices|contrôle|prova|lista|exercícios|compito|esercizi|tentamen|oefeningen|zadania|kolokwium|контрольная|задачи|домашн\p{L}+)\s*#?\d*(?!\p{L})|作业|习题|考试|试题|测验|作業|考試|試験|問題/iu;
const MAX_OPENING_LENGTH = 400;
const MAX_OPENING_NODES = 60;

/** Whether the title, the only section or the first lines of a document announce questions: `Homework 3`, `Final exam`. */
export function isQuestionDocument(nodes: readonly TexNode[]): boolean {
  const document = nodes.find((node) => node.kind === 'environment' && node.name === 'document');
  const body = document?.kind === 'environment' ? document.children : nodes;
  const texts = [findTitleText(nodes), findTitleText(body), findOpening(body)];
  return texts.some((text) => QUESTION_DOCUMENT.test(text));
}

function findTitleText(nodes: readonly TexNode[]): string {
  const at = nodes.findIndex((node) => isCommand(node, 'title'));
  const group = at < 0 ? undefined : findGroup(nodes, at + 1);
  return group === undefined ? '' : plainText(group.group.children, 'shown');
}

/** The text before the first section, with the title of this section if it is the only one of its level. */
function findOpening(nodes: readonly TexNode[]): string {
  const first = nodes.findIndex((node) => getSectioningLevel(node) !== undefined);
  const level = getSectioningLevel(nodes[first]);
  const isOnly =
    nodes.filter((node) => level !== undefined && getSectioningLevel(node) === level).length === 1;
  const title = isOnly ? plainText(findSectionTitle(nodes, first)?.title ?? [], 'shown') : '';
  const opening = nodes.slice(0, first < 0 ? MAX_OPENING_NODES : Math.min(first, MAX_OPENING_NODES));
  const text = plainText(
    opening.filter((node) => !containsNode([node], isDefinition)),
    'shown',
  );
  return `${text.slice(0, MAX_OPENING_LENGTH)} ${title}`;
}

function isDefinition(node: TexNode): boolean {
  return node.kind === 'command' && /^(?:re)?newcommand|^def$|^input$|^include/u.test(node.name);
}
