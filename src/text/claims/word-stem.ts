/** Verbs in -ate, whose noun in -ation has the same stem: translate, translation. Other nouns in -ation lose the whole ending. */
const ATE_VERBS = new Set(
  (
    'acceler activ alloc anim autom calcul circul communic compens concentr coordin corrobor cre deceler dehydr ' +
    'demonstr differenti domin don elimin emul encapsul enumer estim evapor excav fluctu formul fragment gener germin ' +
    'hydr hydrogen illumin imit incub indic initi innov insul integr investig ion isol iter loc migr moder motiv mut ' +
    'negoti oper oscill penetr pollin pollut popul predomin propag radi regul reiter rel replic rot satur segreg separ ' +
    'simul situ stimul termin toler trans transl upd vacc valid ventil vibr viol'
  ).split(' '),
);

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    ['fell', 'fall'],
    ['fallen', 'fall'],
    ['rose', 'rise'],
    ['risen', 'rise'],
    ['lost', 'lose'],
    ['loss', 'lose'],
    ['losing', 'lose'],
    ['made', 'make'],
    ['took', 'take'],
    ['taken', 'take'],
    ['gave', 'give'],
    ['given', 'give'],
    ['went', 'go'],
    ['gone', 'go'],
    ['goes', 'go'],
    ['got', 'get'],
    ['gets', 'get'],
    ['getting', 'get'],
    ['grew', 'grow'],
    ['grown', 'grow'],
    ['growth', 'grow'],
    ['became', 'become'],
    ['kept', 'keep'],
    ['held', 'hold'],
    ['broke', 'break'],
    ['broken', 'break'],
    ['sent', 'send'],
    ['built', 'build'],
    ['found', 'find'],
    ['ran', 'run'],
    ['eaten', 'eat'],
    ['ate', 'eat'],
    ['died', 'die'],
    ['dies', 'die'],
    ['dying', 'die'],
    ['death', 'die'],
    ['dead', 'die'],
    ['bonding', 'bond'],
    ['spectra', 'spectrum'],
    ['nuclei', 'nucleus'],
    ['bacterium', 'bacteria'],
    ['mitochondrion', 'mitochondria'],
    ['stoma', 'stomata'],
    ['stomatal', 'stomata'],
    ['villi', 'villus'],
    ['halves', 'half'],
    ['halved', 'half'],
    ['halve', 'half'],
    ['halving', 'half'],
    ['leaves', 'leaf'],
    ['species', 'species'],
    ['gas', 'gas'],
    ['gases', 'gas'],
    ['reaction', 'reaction'],
    ['collision', 'collid'],
    ['collisions', 'collid'],
    ['absorption', 'absorb'],
    ['expansion', 'expand'],
    ['contraction', 'contract'],
    ['emission', 'emit'],
    ['emissions', 'emit'],
    ['emitted', 'emit'],
    ['division', 'divid'],
    ['extension', 'extend'],
    ['inclusion', 'includ'],
    ['production', 'produc'],
    ['reduction', 'reduc'],
    ['variety', 'vary'],
    ['variation', 'vary'],
    ['removal', 'remov'],
    ['movement', 'mov'],
    ['motion', 'mov'],
    ['reliability', 'reliabl'],
    ['reliably', 'reliabl'],
    ['validity', 'valid'],
    ['stability', 'stabl'],
    ['ability', 'abl'],
    ['solubility', 'solubl'],
    ['frequency', 'frequency'],
    ['haemoglobin', 'hemoglobin'],
    ['sulphate', 'sulfat'],
    ['sulphur', 'sulfur'],
    ['colour', 'color'],
    ['colours', 'color'],
    ['coloured', 'color'],
    ['colourless', 'colorless'],
    ['litre', 'liter'],
    ['litres', 'liter'],
    ['centre', 'center'],
    ['neutralisation', 'neutralis'],
    ['neutralise', 'neutralis'],
    ['strength', 'strong'],
    ['length', 'long'],
    ['width', 'wide'],
    ['height', 'high'],
    ['depth', 'deep'],
    ['weight', 'weight'],
  ].map(([word = '', stem = '']) => [word, stem]),
);

const cache = new Map<string, string>();
const MAX_CACHED_WORDS = 20_000;

/** Returns the stem that the forms of an English word share: `denatured`, `denatures` and `denaturation` have the stem `denatur`. */
export function stemWord(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const stem = computeStem(word);
  if (cache.size < MAX_CACHED_WORDS) cache.set(word, stem);
  return stem;
}

function computeStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || /\d/u.test(word)) return word;
  const singular = removePlural(word);
  return removeFinalE(removeEnding(IRREGULAR.get(singular) ?? singular));
}

function removePlural(word: string): string {
  if (/ies$/u.test(word)) return word.length > 4 ? word.replace(/ies$/u, 'y') : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2);
  return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

function removeEnding(word: string): string {
  const ation = /^(.{3,})[ai]tion$/u.exec(word)?.[1];
  if (ation !== undefined) return ATE_VERBS.has(ation) ? `${ation}at` : ation;
  const noun = /^(.{3,}[st])ion$/u.exec(word)?.[1];
  if (noun !== undefined) return noun;
  const adverb = /^(.{4,})ly$/u.exec(word)?.[1];
  if (adverb !== undefined) return removeEnding(adverb.replace(/i$/u, 'y'));
  if (/^.{3,}ied$/u.test(word)) return word.replace(/ied$/u, 'y');
  const verb = /^(.{3,})(?:ing|ed)$/u.exec(word)?.[1];
  if (verb === undefined || !/[aeiouy]/u.test(verb)) return word;
  return verb.replace(/([bdfgklmnprt])\1$/u, (pair) => (/^(?:ll|ss)$/u.test(pair) ? pair : (pair[0] ?? '')));
}

function removeFinalE(word: string): string {
  return word.length > 4 ? word.replace(/e$/u, '') : word;
}
