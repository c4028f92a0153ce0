// Verbs of tasks in German, French, Spanish, Italian, Portuguese, Indonesian, Russian and Chinese, without accents.

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
  argumente argumenta decida decide razone razona simplifique simplifica factorice resol troba demostra raona dibuixa
  tentukan(?:lah)? hitung(?:lah)? jelaskan(?:lah)? buktikan(?:lah)? selesaikan(?:lah)? carilah buatlah tuliskan(?:lah)? temukan(?:lah)?
  gambarkan(?:lah)? sebutkan(?:lah)? berikan(?:lah)? analisis(?:lah)? rancang(?:lah)? bandingkan(?:lah)? tunjukkan(?:lah)?
  наидите докажите покажите вычислите определите напишите построите решите опишите объясните исследуите проверьте`
  .trim()
  .split(/\s+/u)
  .filter((verb) => verb.length > 2);
const TASK = new RegExp(
  `(?:^\\W*|[.;:,?]\\s+)(?:(?:en|puis|y|e|et|und|dann|ensuite|se|si)\\s+)?(?:${VERBS.join('|')})\\s+\\S`,
  'iu',
);

/** The same in Chinese. */
const CHINESE_TASK =
  /(?:^|[\s，。；：,.;:)）、])(?:[并請请再试試]\s?)?(?:求|证明|證明|计算|計算|写[出下明]|寫[出下]|列[出举]|画出?|畫出?|判断|判斷|说明|說明|解释|解釋|确定|確定|[给給]出|推导|推導|讨论|討論|比较|比較|设计|設計|分析|利用|考虑|试|試)/u;

/** A sentence that ends with the verb of a task, which each item completes. */
const VERB_AT_END = new RegExp(`(?:^|[\\s,;])(?:${VERBS.join('|')})$`, 'iu');
/** Words that refer to all items of a list: "die folgenden", "las siguientes". */
const FOR_ALL =
  /\b(?:folgende[nrs]?|suivante?s?|siguientes?|seguintes?|seguenti|seguents?|cada una?|chaque|jeweils|verdader[ao]s? o fals[ao]s?|vrais? ou fau(?:x|sses?)|wahr oder falsch|ver[ia] o fals[ia]|verdadeir[ao]s? ou fals[ao]s?)\b/iu;
/** A request for one of several answers: "Seleccione la solución correcta", "Cochez la bonne réponse". */
const CHOICE =
  /\b(?:seleccion[ae]r?|elija|elige|escoja|escoge|marque|marca|escolha|assinale|choisi(?:r|ssez)|coche[rz]|wahlen?|kreuzen?|scegli(?:ere|ete)?|tria|encercle[rz]|entoure[rz])\b[^.?!]{0,60}\b(?:correct[ao]s?|correta|bonnes?|richtigen?|zutreffende\w*|giust[ae]|corrett[ae]|opcion(?:es)?|alternativas?|respuesta|resposta|reponse|antwort(?:en)?|rispost[ae])\b/iu;

/** Whether a text in another language than English contains a task. */
export function isForeignTask(text: string): boolean {
  return TASK.test(removeAccents(text)) || CHINESE_TASK.test(text);
}

/** Whether a sentence in another language sets one task for all items of the list after it. */
export function setsForeignTaskForAll(sentence: string): boolean {
  const plain = removeAccents(sentence);
  return VERB_AT_END.test(plain) || (FOR_ALL.test(plain) && TASK.test(`${plain} x`) && !CHOICE.test(plain));
}

/** Whether a text in another language asks to choose one of several answers. */
export function requestsForeignChoice(text: string): boolean {
  return CHOICE.test(removeAccents(text));
}

function removeAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
