/** Organisms that are counted with quadrats, and their habitats. */
export const SAMPLED_HABITATS: readonly (readonly [things: string, place: string])[] = [
  ['daisies', 'a school field'],
  ['dandelions', 'a lawn'],
  ['buttercups', 'a meadow'],
  ['limpets', 'a rocky shore'],
  ['bluebells', 'a woodland floor'],
  ['clover plants', 'part of a football pitch'],
  ['heather plants', 'part of a moor'],
  ['thistles', 'a grazed field'],
  ['mussels', 'a sea loch shore'],
  ['primroses', 'a riverbank'],
];

/** Food chains, starting with the producer. */
export const FOOD_CHAINS: readonly (readonly string[])[] = [
  ['grass', 'rabbit', 'fox', 'golden eagle'],
  ['oak tree', 'caterpillar', 'blue tit', 'sparrowhawk'],
  ['phytoplankton', 'zooplankton', 'herring', 'seal'],
  ['lettuce', 'slug', 'thrush', 'hawk'],
  ['seaweed', 'limpet', 'crab', 'gull'],
  ['heather', 'grouse', 'stoat', 'golden eagle'],
  ['algae', 'mayfly nymph', 'trout', 'otter'],
  ['wheat', 'field mouse', 'weasel', 'barn owl'],
  ['pondweed', 'tadpole', 'water beetle', 'heron'],
  ['rose bush', 'greenfly', 'ladybird', 'robin'],
];
