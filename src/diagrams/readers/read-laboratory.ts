import { type Apparatus, drawApparatus } from '../families/apparatus.ts';
import { CELL_PARTS, drawBiologicalCell } from '../families/biological-cell.ts';
import { requireInput } from '../families/require-input.ts';
import type { Reader } from './reader.ts';

export const readApparatus: Reader = {
  family: 'apparatus',
  pattern:
    /\btitrat|\bdistill?ation\b|\bdistill?ing\b|\bbunsen\b|\bover water\b|\bdisplacement of water\b|\bdownward displacement\b|\belectrolysis\b|\belectrolytic cell\b/i,
  drawableWords: [
    'apparatus',
    'beaker',
    'burette',
    'thermometer',
    'cell',
    'battery',
    'cylinder',
    'tripod',
    'switch',
  ],
  read: (text) => {
    const unknown =
      /\b(pipettes?|fractional|fractionating|reflux|separating funnel|thistle funnel|crucible|evaporating|test[- ]tubes?|boiling tubes?|syringe|ammeter|rheostat|salt bridge|u-tube|hoffmann?|curve|graph|steam)\b/i.exec(
        text,
      )?.[1];
    requireInput(unknown === undefined, `Rules cannot draw this apparatus with: ${unknown}.`);
    requireInput(!/\bswitch\b/i.test(text), 'Rules cannot draw a switch in this apparatus.');
    return drawApparatus(findApparatus(text));
  },
};

function findApparatus(text: string): Apparatus {
  if (/\btitrat/i.test(text)) return readTitration(text);
  if (/distill?(?:ation|ing)/i.test(text)) {
    const mixture =
      /(?:distill?ation|distill?ing) (?:apparatus )?(?:of|for|to separate) (?:a |an |the )?([a-z ]+?)(?: apparatus| with|,|\.|$)/i.exec(
        text,
      )?.[1];
    return { kind: 'distillation', ...(mixture !== undefined && { mixtureTex: mixture }) };
  }
  if (/over water|displacement/i.test(text)) return readGasCollection(text);
  if (/electroly/i.test(text)) return readElectrolysis(text);
  const content =
    /(?:beaker (?:of|containing|with)|heating|heat|boil|boiling) (?:some |a beaker of |a solution of )?([a-z]+(?: (?:solution|sulfate|chloride))*)/i.exec(
      text.replace(/heating (?:a|the) (?=beaker)/i, ''),
    )?.[1];
  const hasContent =
    content !== undefined && !/^(?:a|an|the|with|beaker|using|on|by|apparatus)$/i.test(content);
  return {
    kind: 'heating',
    thermometer: /thermometer/i.test(text),
    ...(hasContent && { contentTex: content }),
  };
}

/** A chemical solution, such as `0.1 M sodium hydroxide`. */
const SOLUTION = String.raw`((?:\d+(?:\.\d+)? M )?(?:dilute )?(?:[A-Z][A-Za-z0-9]*|[a-z]+)(?: (?:acid|hydroxide|solution|carbonate|chloride))*)`;

/** Reads `HCl in the burette and NaOH in the flask`. */
function readTitration(text: string): Apparatus {
  const burette = new RegExp(`${SOLUTION} in (?:the |a )?burette`).exec(text)?.[1];
  const flask = new RegExp(`${SOLUTION} in (?:the |a )?(?:conical )?flask`).exec(text)?.[1];
  return { kind: 'titration', ...(burette && { buretteTex: burette }), ...(flask && { flaskTex: flask }) };
}

function readGasCollection(text: string): Apparatus {
  const collector = /measuring cylinder|gas jar/i.exec(text)?.[0].toLowerCase() ?? 'gas jar';
  const gas = /\b(hydrogen|oxygen|carbon dioxide|nitrogen|methane|ethene)\b/i.exec(text)?.[1];
  const reactants =
    /(?:from|reaction of|reaction between) ((?!the\b|a\b)[a-z]+(?: [a-z]+)? and [a-z]+(?: acid)?)/i.exec(
      text,
    )?.[1];
  return {
    kind: 'gas-over-water',
    collector,
    ...(gas && { gasTex: gas.toLowerCase() }),
    ...(reactants && { reactantsTex: reactants }),
  };
}

function readElectrolysis(text: string): Apparatus {
  const electrolyte = /electrolysis of (?:an? |the )?((?:(?!with\b|using\b|showing\b|between\b)[a-z()]+ ?)+)/i
    .exec(text)?.[1]
    ?.trim();
  const electrode = /\b(carbon|graphite|platinum|copper|inert)(?: rod| plate)? electrodes?/i
    .exec(text)?.[1]
    ?.toLowerCase();
  return {
    kind: 'electrolysis',
    ...(electrolyte && { electrolyteTex: electrolyte }),
    ...(electrode && { electrodeTex: electrode }),
  };
}

/** Words of a description for each drawn part of a cell. */
const PART_WORDS: readonly (readonly [RegExp, string])[] = [
  [/cell walls?/i, 'cell wall'],
  [/(?:cell|plasma) membranes?|\bmembrane/i, 'cell membrane'],
  [/cytoplasm/i, 'cytoplasm'],
  [/nucleus/i, 'nucleus'],
  [/vacuoles?/i, 'vacuole'],
  [/chloroplasts?/i, 'chloroplast'],
  [/mitochondri(?:on|a)/i, 'mitochondrion'],
  [/ribosomes?/i, 'ribosomes'],
];

export const readBiologicalCell: Reader = {
  family: 'biological-cell',
  pattern: /\b(?:animal|plant|eukaryotic) cells?\b/i,
  drawableWords: ['cell', 'nucleus', 'microscope'],
  read: (text) => {
    const [isAnimal, isPlant] = [/\banimal\b/i.test(text), /\bplant\b/i.test(text)];
    requireInput(isAnimal !== isPlant, 'Describe one cell: animal or plant.');
    const kind = isAnimal ? 'animal' : 'plant';
    const unknown =
      /\b(golgi\w*|lysosomes?|centrioles?|endoplasmic|reticulum|nucleolus|flagellum|cilia|plasmid|mitosis|meiosis|division|prophase|metaphase|anaphase|telophase|osmosis|plasmolysed|turgid)\b/i.exec(
        text,
      )?.[1];
    requireInput(unknown === undefined, `Rules cannot draw ${unknown} in a cell.`);
    const drawn: readonly string[] = CELL_PARTS[kind];
    const named = PART_WORDS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
    const missing = named.find((name) => !drawn.includes(name));
    requireInput(missing === undefined, `Rules draw no ${missing} in the ${kind} cell.`);
    return drawBiologicalCell({ kind, ...(named.length > 0 && { named }) });
  },
};
