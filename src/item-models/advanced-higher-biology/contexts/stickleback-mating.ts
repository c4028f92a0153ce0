import { defineContext } from '../../contexts/define-context.ts';
import { dataTableTex } from '../../write/table.ts';

/** Sexual selection, parasites and reproduction: means with confidence intervals, courtship, immune evasion. */
export const sticklebackMating = defineContext({
  course: ['Biology', 'Advanced Higher'],
  id: 'AHB-C03',
  title: 'Sticklebacks and their parasites',
  outcomeId: 'BIO-AH-04',
  calculator: 'allowed',
  largest: 5000,
  marks: [5, 8],
  draw: (random) => {
    const [red, dull] = [random.int(16, 20), random.int(6, 9)];
    const [redParasites, dullParasites] = [random.int(3, 5), random.int(11, 14)];
    const margin = random.pick([1, 2]);
    const [eggs, hatched] = [random.pick([80, 120, 150]), random.pick([36, 48, 60])];
    const pairs = random.int(4, 8);
    if (dullParasites - redParasites <= 2 * margin) return undefined;
    return {
      values: {
        red,
        dull,
        redParasites,
        dullParasites,
        margin,
        eggs,
        hatched,
        pairs,
        table: dataTableTex(
          [
            'males',
            'visits by females per hour',
            'parasites per fish (mean $\\pm$ 95\\% confidence interval)',
          ],
          [
            ['bright red', red, `$${redParasites} \\pm ${margin}$`],
            ['dull', dull, `$${dullParasites} \\pm ${margin}$`],
          ],
        ),
      },
      answers: {
        times: red / dull,
        survival: (hatched / eggs) * 100,
        gametes: 2 ** pairs,
      },
    };
  },
  text: String.raw`
Male three-spined sticklebacks build nests, and their throats become red in the breeding season. Females choose between the males. The visits of females to the nests and the tapeworms in the males were counted. #table

[times, ratio] Calculate how many times as many visits bright red males received as dull males.
calculate: \frac{#red}{#dull}
wrong: ratio-inverted | \frac{#dull}{#red} | The two numbers changed places.

[honest, sexual-selection] The red colour of a male is called an honest signal. Use the results to explain what it signals to the female.
point: red males have fewer parasites | bright males carry fewer tapeworms | males with red throats have fewer tapeworms than dull males
why: Use the results
then: so the colour shows that the male is healthy | it signals good health | it shows that he has good genes | it signals his quality | it signals resistance to parasites
why: State what is signalled
reject: red males have more parasites

[significant, confidence-intervals] Explain how the results show that the difference in the number of parasites is significant.
point: the confidence intervals do not overlap | the ranges of the two means do not overlap | there is no overlap of the error bars
reject: the confidence intervals overlap | the means are different

[choice, sexual-selection] Explain the benefit to a female of choosing a male with few parasites.
point: her offspring may inherit genes for resistance | the offspring inherit favourable alleles | the offspring are more likely to survive | genes that make the offspring resistant to parasites
  | it reduces the risk of picking up parasites
reject: she has fewer eggs

[dimorphism, sexual-dimorphism] Only the males become red. Name this difference between the sexes of a species.
state: sexual dimorphism | dimorphism
reject: parental investment | polymorphism | sexual selection

[cost, sexual-dimorphism] State one disadvantage to a male of a bright red throat.
state: it is more visible to predators | it attracts predators | it costs energy | more likely to be eaten | energy is needed to produce the pigment
reject: females avoid it

[stimulus, courtship] A red model of a fish makes other males attack. Name such a signal that triggers a fixed response.
state: sign stimulus | a sign stimulus | key stimulus | releaser
reject: imprinting | fixed action pattern | latency

[fixed, courtship] The male responds to a swollen female with a zigzag dance, always in the same way. Name this type of response.
state: fixed action pattern | a fixed action pattern | fixed action pattern response
reject: imprinting | learned behaviour | sign stimulus

[external, fertilisation] Sticklebacks have external fertilisation. State one disadvantage of external fertilisation.
state: many gametes are not fertilised | predation of gametes and zygotes | few offspring survive | gametes may be eaten | large numbers of gametes are needed | no or limited parental care
  | many gametes wasted | eggs can be eaten | no parental care
reject: the offspring are identical

[benefit, fertilisation] State one benefit of external fertilisation.
state: large numbers of offspring can be produced | many offspring | little energy is needed for each offspring | large numbers of gametes can be released
reject: fewer eggs are lost | the offspring are protected
not with: external

[survival, percentage-change] A male cared for #eggs eggs, of which #hatched hatched. Calculate the percentage of eggs that hatched.
calculate: \frac{#hatched}{#eggs} \times 100 | %
wrong: not-hatched | \frac{#eggs - #hatched}{#eggs} \times 100 | This is the percentage that did not hatch.

[investment, parental-investment] In most species, females invest more in each gamete than males. Explain what is meant by this.
point: eggs contain a large energy store | eggs are larger and contain more stored energy than sperm | more energy is used for each egg | an egg has a larger food store
reject: females produce more gametes

[definitive, parasites] The tapeworm reproduces sexually in birds that eat infected sticklebacks. Name the role of the bird in the life cycle of the tapeworm.
state: definitive host | the definitive host | primary host
reject: secondary host | intermediate host | vector
not with: secondary

[secondary, parasites] The tapeworm completes part of its development in the stickleback and reproduces sexually in birds. Name the role of the stickleback in the life cycle of the tapeworm.
state: intermediate host | secondary host | the intermediate host | the secondary host
reject: definitive host | primary host

[behaviour, parasites] Infected sticklebacks swim closer to the surface and escape more slowly. Explain the advantage to the tapeworm.
point: birds are more likely to catch and eat the infected fish | it makes transmission to the bird more likely | the parasite reaches its definitive host | it increases transmission
reject: the fish lives longer

[niche, parasites] State what is meant by the narrow niche of a parasite.
state: it is specific to its host | high host specificity | it can live in only one or a few host species | it lives in very few host species
reject: it lives in a narrow tube | it has many hosts

[redQueen, red-queen] Hosts and parasites evolve in response to each other. Explain why sexual reproduction is an advantage to the host in this “arms race”.
point: it produces genetic variation in the offspring | the offspring are genetically different | it makes new combinations of alleles
why: State the effect of sexual reproduction on the offspring
then: so some offspring can resist the parasite | some of the host's offspring are resistant | the host can evolve resistance as the parasite changes
why: State the advantage against the parasite
reject: it produces identical offspring

[gametes, meiosis] A species of worm has #pairs pairs of chromosomes. Calculate the number of combinations of chromosomes in its gametes that independent assortment can produce.
calculate: 2^{#pairs}
wrong: pairs-doubled | 2 \times #pairs | Two was multiplied by the number of pairs.

[sneaker, mating-strategies] Some small males do not defend a nest, but enter the nests of others to fertilise eggs. Name these males.
state: sneakers | sneaker males | sneaker | satellite males
reject: lekking males | dominant males
`,
});
