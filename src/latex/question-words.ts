// The words for a question in the languages of the documents that are read.

/** Words for one question, as the alternatives of a regular expression. */
export const QUESTION_WORDS = [
  ...['question', 'problem', 'exercise', 'task'],
  ...['aufgabe', 'frage', 'übung'],
  ...['exercice', 'problème'],
  ...['ejercicio', 'problema', 'pregunta', 'cuestión'],
  ...['esercizio', 'quesito', 'domanda'],
  ...['exercício', 'questão'],
  ...['задача', 'задание', 'упражнение', 'вопрос', 'feladat', 'zadatak', 'příklad', 'cvičení', 'ćwiczenie'],
  ...['opgave', 'oefening', 'vraag', 'oppgave', 'uppgift', 'tehtävä', 'zadanie', 'úloha'],
].join('|');

/** Names of commands and environments that authors give to one question, without accents. */
export const QUESTION_NAMES: readonly string[] = [
  ...['aufgabe', 'exercice', 'exo', 'ejercicio', 'esercizio', 'exercicio', 'questao', 'pregunta'],
  ...['opgave', 'oppgave', 'uppgift', 'zadanie'],
];
