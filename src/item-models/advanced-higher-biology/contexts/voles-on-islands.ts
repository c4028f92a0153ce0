import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

const ANIMALS = [
  { animal: 'bank voles', trait: 'a dark coat', mark: 'a small patch of clipped fur' },
  { animal: 'wood mice', trait: 'a white chest patch', mark: 'a small patch of clipped fur' },
  { animal: 'field voles', trait: 'a dark coat', mark: 'a numbered ear tag' },
] as const;

/** Populations on islands: mark and recapture, sampling, genetic drift and the Hardy-Weinberg principle. */
export const volesOnIslands = defineContext({
  course: ['Biology', 'Advanced Higher'],
  id: 'AHB-C02',
  title: 'Small mammals on islands',
  outcomeId: 'BIO-AH-03',
  calculator: 'allowed',
  largest: 5000,
  marks: [5, 8],
  draw: (random) => {
    const { animal, trait, mark } = random.pick(ANIMALS);
    const recaptured = random.pick([8, 10, 12]);
    const first = recaptured * random.pick([4, 5, 6]);
    const second = recaptured * random.pick([5, 7]);
    const q = random.pick([0.2, 0.3, 0.4]);
    const mainland = Math.round(q * q * 100);
    const shares = [mainland, mainland + random.int(15, 20), Math.max(1, mainland - random.int(3, 8))];
    const [males, watched] = [random.pick([18, 24, 30]), random.pick([40, 60])];
    if (first === second) return undefined;
    return {
      values: {
        animal,
        trait,
        mark,
        first,
        second,
        recaptured,
        q,
        p: Number((1 - q).toFixed(1)),
        feeding: males,
        watched,
        mainland: shares[0] ?? 0,
        table: dataTableTex(
          ['population', 'founders', `animals with ${trait} (\\%)`],
          [
            ['mainland', 'not known', shares[0] ?? 0],
            ['island A', 6, shares[1] ?? 0],
            ['island B', 9, shares[2] ?? 0],
          ],
        ),
      },
      answers: {
        size: (first * second) / recaptured,
        carriers: 2 * (1 - q) * q,
        budget: (males / watched) * 100,
      },
    };
  },
  text: String.raw`
Ecologists study #animal on the mainland and on two small islands, which were colonised from the mainland. The allele for #trait is recessive, and the trait is not known to affect survival. #table

[size, mark-recapture] On island A, #first animals were caught, marked and released. One week later, #second animals were caught, of which #recaptured were marked. Calculate an estimate of the population.
calculate: \frac{#first \times #second}{#recaptured}
wrong: recapture-inverted | \frac{#first \times #recaptured}{#second} | The second catch and the recaptured animals changed places.

[assume, mark-recapture] State one assumption of the method of mark and recapture.
state: all individuals have an equal chance of capture | there is no immigration or emigration | there are no births or deaths between the catches | the marked animals mix fully with the others
  | marking does not affect survival | marks are not lost | the population is closed | the marks do not harm the animals
  | no migration | equal chance of being caught | marks don't come off
reject: the population is large

[mark, marking-methods] The animals were marked with #mark. State one requirement of a suitable mark.
state: it must not harm the animal | it must not make the animal more visible to predators | it must last until the second catch | it must have minimal impact on the animal | it must not affect behaviour
  | it must not affect survival
reject: it must be large | it must be bright

[founder, genetic-drift] The percentages of animals with #trait on the two islands differ from the percentage on the mainland. Explain how this could have happened without natural selection.
point: the few founders carried allele frequencies that were not typical of the mainland | the founders were not representative of the gene pool | a founder effect occurred
  | alleles were lost or became more frequent by chance because the population is small
why: State how the founders or chance changed the gene pool
then: so the allele frequencies changed by genetic drift | this is genetic drift | random changes in allele frequency | the frequency of the allele changed by chance
why: Name or describe genetic drift
reject: the trait helps them to survive | the animals adapted

[carriers, hardy-weinberg] In the mainland population the frequency of the allele for #trait is #q, and the population is in Hardy–Weinberg equilibrium. Calculate the proportion of heterozygous animals.
step: Find the frequency of the other allele | 1 - #q |
calculate: 2 \times @1 \times #q
wrong: product-not-doubled | @1 \times #q | The product was not doubled. | 1

[conditions, hardy-weinberg] State one condition under which allele frequencies remain constant from generation to generation.
state: random mating | no mutation | no natural selection | a large population size | no gene flow | no migration | a large population
reject: a small population | genetic drift

[random, sampling] The traps were placed at points chosen with random numbers on a grid. Explain the advantage of random sampling.
point: every part of the area has an equal chance of being sampled | it avoids selection bias | it reduces bias in the choice of places | each point is equally likely to be chosen
reject: it is faster | it is easier

[systematic, sampling] On the mainland, traps were placed at regular intervals along a line from a wood to a meadow. Name this type of sampling.
state: systematic | systematic sampling
reject: random | stratified | random sampling | stratified sampling

[ethogram, ethogram] The behaviour of captive animals is recorded with an ethogram. State what an ethogram is.
state: a list of species-specific behaviours | a list of the behaviours shown by a species | a list of observed behaviours | a catalogue of the behaviours of a species
  | list of behaviours
reject: a measure of how long each behaviour lasts

[budget, time-budget] An animal was observed for #watched minutes and was feeding for #feeding minutes. Calculate the percentage of its time that it spent feeding.
calculate: \frac{#feeding}{#watched} \times 100 | %
wrong: rest-of-time | \frac{#watched - #feeding}{#watched} \times 100 | This is the percentage of the other behaviours.

[latency, behaviour-measures] State what is meant by the latency of a behaviour.
state: the time between a stimulus and the response | the time between the stimulus occurring and the response | the time until the behaviour begins after the stimulus
reject: the number of times it occurs | how long it lasts

[anthropomorphism, behaviour-measures] A student writes that an animal “was sad when it was alone”. Explain why this is not a suitable record of its behaviour.
point: it is anthropomorphism | it gives human feelings to an animal | human emotions are attributed to the animal | it is a subjective interpretation and not an observation
reject: the student should not be alone

[id, identification] Samples of DNA can be used to identify species. State one other method by which a species can be identified.
state: classification guides | biological keys | a key | a guide | a branching key | analysis of proteins | identification key
  | dichotomous key
reject: mark and recapture | random sampling

[transect, field-hazards] State one hazard of fieldwork on an island, and suggest how the risk can be reduced.
point: bad weather such as storms or cold | the weather may change | the terrain is steep or slippery | being cut off by the tide | the place is remote
why: State a hazard
then: check the forecast or the tide tables | wear warm clothing | wear suitable boots | carry a phone | work with a partner
why: Suggest how to reduce the risk
`,
});
