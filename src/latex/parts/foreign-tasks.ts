// Verbs of tasks in German, French, Spanish, Italian, Portuguese and Russian, without accents.

const VERBS = `
  bestimmen berechnen zeigen beweisen geben begrunden erklaren skizzieren zeichnen losen untersuchen nennen beschreiben
  bestimme berechne zeige beweise gib begrunde erklare skizziere zeichne lose untersuche nenne beschreibe
  calculer determiner montrer demontrer prouver donner etudier justifier expliquer tracer resoudre deduire verifier ecrire
  exprimer decrire citer nommer preciser rappeler proposer representer completer comparer simplifier
  calculez determinez montrez donnez etudiez justifiez expliquez tracez resolvez deduisez verifiez ecrivez
  calcule calcula calcular determine determina determinar halle hallar encuentre encontrar encontre demuestre demostrar
  demuestra muestre mostrar mostre prove provar pruebe resuelva resolver resolva explique explicar justifique justificar
  dibuje esboce desenhe escriba escreva indique indica de obtenha obtener obtenga verifique estude estudie defina descreva
  calcolare calcolate determinare determinate dimostrare dimostrate mostrate trovare trova trovate risolvere risolvete
  spiegare disegnare scrivere verificare
  наидите докажите покажите вычислите определите напишите построите решите опишите объясните исследуите проверьте`
  .trim()
  .split(/\s+/u)
  .filter((verb) => verb.length > 2);
const TASK = new RegExp(
  `(?:^\\W*|[.;:,?]\\s+)(?:(?:en|puis|y|e|et|und|dann|ensuite|se|si)\\s+)?(?:${VERBS.join('|')})\\s+\\S`,
  'iu',
);

/** Whether a text in another language than English contains a task. */
export function isForeignTask(text: string): boolean {
  return TASK.test(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
