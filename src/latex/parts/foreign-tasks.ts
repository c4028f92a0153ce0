// Verbs of tasks in other languages than English, without accents.

const VERBS = `
  (?:be(?:stimm|rechn|weis|grund|schreib|leg|nutz|acht|tracht)|zeig|geb|erklar|erlauter|skizzier|zeichn|los|untersuch|nenn|find|implementier|vergleich|diskutier|folger|schreib|pruf|uberpruf|entwickl|ermittl|modellier|konstruier|formulier|interpretier|vereinfach|stell|leit|schatz)en?
  gib
  (?:calcul|determin|montr|demontr|prouv|donn|etudi|justifi|expliqu|trac|verifi|exprim|cit|nomm|precis|rappel|propos|represent|complet|compar|simplifi|trouv|pos|identifi|utilis|appliqu|interpret|implement|cod|programm|test|modifi|affich|cre|lanc|discut|comment|enonc|retrouv|dessin|evalu|estim|remplac|developp|factoris|generalis|formul|encadr|simul|execut|observ|realis|charg|indiqu|list|compt|analys|argument|effectu|ajout|classifi|ordonn)(?:er|ez|ons)
  (?:resou|deduir|ecrir|decrir|etablir|conclur|construir|reconnaitr|lir|rempl|chois|defin|reprendr|repondr|obten|introduir|traduir|mettr|fair)(?:dre|e|ir|re)?
  (?:resolv|deduis|ecriv|decriv|etabliss|concluez|construis|definiss|remplissez|choisiss|repond|obten|traduis|mettez|faites|dites)(?:ez|s)?
  calcul[ea]r? determin[ea]r? hall[ea]r? encuentr[ea] encontrar encontre demuestr[ea] demostrar muestr[ea] mostr[ea]r?
  prov[ea]r? prueb[ea] probar resuelv[ea] resolver resolva expliqu?[ea]r? justifi(?:que|car|ca) dibuj[ea]r? esboce desenh[ea]r?
  escrib[aei]r? escrev[ae]r? indi(?:que|car|ca) obten(?:ha|er|ga) verifi(?:que|car|ca) estud(?:i?[ea]r?) defin[aei]r? descre(?:va|ver)
  calcol(?:are|ate|a) determin(?:are|ate) dimostr(?:are|ate|a) mostr(?:are|ate) trov(?:are|ate|a) risolv(?:ere|ete|i) spieg(?:are|ate)
  disegn(?:are|ate) scriv(?:ere|ete|i) verific(?:are|ate) studi(?:are|ate)
  argument[ea] decid[ae] razon[ea] simplifi(?:que|ca) factori(?:ce|za) resol troba demostra raona dibuixa deduzca deduce describ[ae]r?
  represent[ea]r? compar[ea]r? implement[ea]r? constru(?:ya|ir|a) utili[cz]e prop(?:onga|onha) enunci[ea] discut[ae] analiz?s?[ea] complet[ea]r? grafi(?:que|car)
  diga diseñ[ea]r? crie cre[ea]r? elabor[ea]r? identifi(?:que|car|ca) conclu(?:ya|a) ejecut[ea]r? realic[ea] reali[sz]e
  tentukan(?:lah)? hitung(?:lah)? jelaskan(?:lah)? buktikan(?:lah)? selesaikan(?:lah)? carilah buatlah tuliskan(?:lah)? temukan(?:lah)?
  gambarkan(?:lah)? sebutkan(?:lah)? berikan(?:lah)? analisis(?:lah)? rancang(?:lah)? bandingkan(?:lah)? tunjukkan(?:lah)?
  bepaal bereken toon laat\\szien geef bewijs leg\\suit schrijf teken vind beschrijf los\\sop onderzoek noem schets verklaar controleer formuleer maak
  bestem beregn vis bevis forklar skriv tegn angiv angi finn gi undersøg undersøk beskriv diskuter skisser løs bestam berakna visa ange forklara rita bevisa
  skissa motivera oblicz wyznacz udowodnij pokaz wykaz znajdz podaj narysuj rozwiaz uzasadnij sprawdz napisz zbadaj okresl wyjasnij zapisz
  urcete vypoctete dokazte najdete spocitejte ukazte vyreste napiste nakreslete zduvodnete overte popiste vysvetlete urcte vypocitajte najdite
  szamits\\p{L}* hataroz\\p{L}* adj(?:a|uk|on) mutass\\p{L}* bizonyits\\p{L}* irj\\p{L}* rajzol\\p{L}*
  odredi(?:te)? izracunaj(?:te)? dokazi(?:te)? pokazi(?:te)? nađi(?:te)? nadite napisi(?:te)? rijesi(?:te)? resi(?:te)? nacrtaj(?:te)? poisci doloci
  calculati determinati demonstrati aratati gasiti rezolvati scrieti studiati aflati verificati
  laske osoita todista maarita etsi ratkaise piirra selita
  (?:наид|докаж|покаж|вычисл|определ|напиш|постро|реш|опиш|объясн|исследу|проверь|придума|привед|выпиш|запиш|сформулиру|вывед|рассмотр|наити|упрост|сравн|оцен|приведи)(?:ите|те|ите)?
  (?:наит|доказат|показат|вычислит|определит|построит|решит|исследоват|проверит|написат|описат|обчислит|довест|знаит|показат)[ьи]
  знаидіть доведіть обчисліть покажіть запишіть
  הוכיחו חשבו מצאו הראו קבעו תנו בדקו מצא הוכח חשב הראה רשמו תארו הסבירו δειξτε βρειτε υπολογιστε αποδειξτε`
  .trim()
  .split(/\s+/u)
  .filter((verb) => verb.length > 2);
const TASK = new RegExp(
  `(?:^\\W*|[.;:,?]\\s+)(?:(?:en|puis|y|e|et|und|dann|ensuite|se|si|nun)\\s+)?(?:${VERBS.join('|')}),?\\s+\\S`,
  'iu',
);

/** A formal request in German: “Leiten Sie …”. */
const GERMAN_TASK = /(?:^|[^\p{L}])\p{L}+(?:en|ern|eln)\s+Sie(?!\p{L})/u;
/** Requests in Turkish, Japanese and Korean end the sentence. */
const VERB_LAST =
  /(?:[ıiuü]n[ıiuü]z|[ae]y[ıi]n[ıi]z)(?=[\s.,;]|$)|(?:せよ|求めよ|示せ|答えよ|述べよ|なさい|ください)|(?:하시오|이시오|하라|여라|시오)/u;

/** Requests in Chinese. */
const CHINESE_TASK =
  /(?:^|[\s，。；：,.;:)）、])(?:[并請请再试試]\s?)?(?:请(?=\S)|求|证明|證明|计算|計算|写[出下明]|寫[出下]|列[出举]|画出?|畫出?|判断|判斷|说明|說明|解释|解釋|确定|確定|[给給]出|推导|推導|讨论|討論|比较|比較|设计|設計|分析|利用|考虑|试|試)/u;

/** A sentence whose last word is the verb of a task. Each item completes the sentence. */
const VERB_AT_END = new RegExp(`(?:^|[\\s,;])(?:${VERBS.join('|')})$`, 'iu');
/** Words that refer to all items of a list: "die folgenden", "las siguientes". */
const FOR_ALL =
  /(?<!\p{L})(?:folgende[nrs]?|suivante?s?|siguientes?|seguintes?|seguenti|seguents?|cada una?|chaque|jeweils|volgende|følgende|foljande|nastepujac\p{L}+|следующ\p{L}+|кажд\p{L}+|verdader[ao]s? o fals[ao]s?|vrais? ou fau(?:x|sses?)|wahr oder falsch|ver[ia] o fals[ia]|verdadeir[ao]s? ou fals[ao]s?)(?!\p{L})/iu;
/** A request for one of several answers: "Seleccione la solución correcta", "Cochez la bonne réponse". */
const CHOICE =
  /\b(?:seleccion[ae]r?|elija|elige|escoja|escoge|marque|marca|escolha|assinale|choisi(?:r|ssez)|coche[rz]|wahlen?|kreuzen?|scegli(?:ere|ete)?|tria|encercle[rz]|entoure[rz])\b[^.?!]{0,60}\b(?:correct[ao]s?|correta|bonnes?|richtigen?|zutreffende\w*|giust[ae]|corrett[ae]|opcion(?:es)?|alternativas?|respuesta|resposta|reponse|antwort(?:en)?|rispost[ae])\b/iu;

/** Whether a text in another language than English contains a task. */
export function isForeignTask(text: string): boolean {
  return (
    TASK.test(removeAccents(text)) ||
    GERMAN_TASK.test(text) ||
    VERB_LAST.test(text) ||
    CHINESE_TASK.test(text)
  );
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
