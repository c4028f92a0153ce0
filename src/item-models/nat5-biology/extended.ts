import { extendedResponseModel } from '../prose/extended-response.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

/** Extended responses of four marks, by outcome; one mark for each right point. */
export const extendedResponses = [
  {
    id: 'N5B-E1',
    title: 'Extended response: cells',
    outcomeId: 'BIO-5-02',
    tasks: [
      {
        task: 'Describe how a protein is made from the information in a gene.',
        points: [
          [
            'the base sequence of DNA encodes the sequence of amino acids',
            'the order of bases determines the order of amino acids',
          ],
          [
            'messenger RNA is a copy of the code of the gene',
            'mRNA carries a copy of the code',
            'mRNA is made from the DNA',
          ],
          [
            'mRNA leaves the nucleus',
            'mRNA carries the code from the nucleus to a ribosome',
            'mRNA travels to the ribosome',
          ],
          [
            'proteins are assembled at a ribosome',
            'amino acids are joined at the ribosome',
            'the ribosome makes the protein',
          ],
          [
            'amino acids are joined in the order given by the bases',
            'amino acids are linked together to form the protein',
          ],
          [
            'the sequence of amino acids determines the shape and function of the protein',
            'the order of amino acids decides the shape of the protein',
          ],
        ],
        reject: ['DNA leaves the nucleus', 'mRNA is made at the ribosome'],
      },
      {
        task: 'Describe how enzymes work and how temperature and pH affect them.',
        points: [
          [
            'enzymes are biological catalysts',
            'enzymes speed up reactions',
            'enzymes speed up cellular reactions',
          ],
          ['enzymes are unchanged in the reaction', 'the enzyme is not used up'],
          [
            'the substrate binds to the active site',
            'the shape of the active site is complementary to its substrate',
            'the active site fits one specific substrate',
          ],
          [
            'each enzyme is most active at its optimum conditions',
            'enzymes work best at their optimum temperature',
            'enzymes work best at their optimum pH',
          ],
          [
            'a high temperature denatures the enzyme',
            'enzymes are denatured at high temperatures',
            'the enzyme is denatured when it gets too hot',
          ],
          [
            'a denatured enzyme has a changed active site',
            'the shape of the active site changes',
            'a change in shape affects the rate of the reaction',
          ],
        ],
        reject: ['the enzyme is killed', 'enzymes are killed', 'enzymes die'],
      },
      {
        task: 'Describe the stages by which a human gene is used to make a bacterium produce a human protein.',
        points: [
          [
            'the gene is identified',
            'the required gene is identified',
            'the section of DNA that contains the gene is identified',
          ],
          [
            'the gene is extracted',
            'the gene is cut out of the chromosome',
            'the gene is removed with enzymes',
          ],
          ['a plasmid is extracted from a bacterium', 'the plasmid is removed from a bacterial cell'],
          ['the plasmid is cut open with an enzyme', 'the plasmid is opened'],
          ['the gene is inserted into the plasmid', 'the gene is sealed into the plasmid'],
          [
            'the plasmid is inserted into a host bacterium',
            'the plasmid is put into a bacterial cell',
            'the changed plasmid is put back into a bacterium',
          ],
          ['the bacterium divides and makes the protein', 'the bacteria multiply and produce the protein'],
        ],
        reject: ['the protein is inserted into the plasmid'],
      },
    ],
  },
  {
    id: 'N5B-E2',
    title: 'Extended response: multicellular organisms',
    outcomeId: 'BIO-5-04',
    tasks: [
      {
        task: 'Describe what happens in mitosis.',
        points: [
          [
            'chromosomes are copied',
            'each chromosome consists of two chromatids',
            'the chromosomes replicate',
          ],
          [
            'chromosomes shorten and become visible',
            'chromosomes coil up',
            'chromosomes become visible as chromatids',
          ],
          ['chromosomes line up at the equator', 'chromosomes line up along the middle of the cell'],
          ['spindle fibres attach to the chromosomes', 'spindle fibres pull the chromatids apart'],
          [
            'chromatids move to opposite poles',
            'chromatids are pulled to opposite ends of the cell',
            'the chromatids separate',
          ],
          ['a nuclear membrane forms around each group of chromosomes', 'two nuclei are formed'],
          [
            'the cytoplasm divides',
            'two daughter cells are formed',
            'two genetically identical cells are formed',
          ],
        ],
        reject: ['four cells are formed', 'the chromosome number is halved'],
      },
      {
        task: 'Describe how the level of glucose in the blood is brought back to normal after a meal, and again after exercise.',
        points: [
          ['receptors in the pancreas detect the change', 'the pancreas detects the rise in blood glucose'],
          ['the pancreas releases insulin when glucose is high', 'insulin is released after a meal'],
          [
            'insulin travels in the blood to the liver',
            'hormones are carried in the blood to their target tissue',
          ],
          [
            'insulin makes the liver change glucose to glycogen',
            'glucose is converted to glycogen in the liver',
            'glycogen is stored in the liver',
          ],
          ['the pancreas releases glucagon when glucose is low', 'glucagon is released after exercise'],
          ['glucagon makes the liver change glycogen to glucose', 'glycogen is broken down to glucose'],
        ],
        reject: ['insulin changes glycogen to glucose', 'glucagon changes glucose to glycogen'],
      },
      {
        task: 'Describe what happens in a reflex action, from the stimulus to the response.',
        points: [
          [
            'a receptor detects the stimulus',
            'receptors in the skin detect the stimulus',
            'sensory receptors detect the stimulus',
          ],
          [
            'an electrical impulse passes along the sensory neuron',
            'the sensory neuron carries the impulse to the spinal cord',
            'the sensory neuron carries impulses to the CNS',
          ],
          [
            'the inter neuron passes the impulse on in the spinal cord',
            'the inter neuron processes the information',
            'the impulse passes to an inter neuron',
          ],
          [
            'the motor neuron carries the impulse to a muscle',
            'the motor neuron carries the impulse to an effector',
          ],
          ['the effector carries out the response', 'the muscle contracts', 'the muscle or gland responds'],
          ['chemicals transfer the message across the synapse', 'chemicals cross the gap between neurons'],
          ['reflexes protect the body', 'the response is fast and protects the body'],
        ],
        reject: ['the brain decides', 'hormones carry the impulse'],
      },
    ],
  },
  {
    id: 'N5B-E3',
    title: 'Extended response: life on Earth',
    outcomeId: 'BIO-5-08',
    tasks: [
      {
        task: 'Describe the two stages of photosynthesis.',
        points: [
          ['light energy is trapped by chlorophyll', 'chlorophyll in the chloroplasts traps light energy'],
          [
            'light energy is converted into chemical energy in ATP',
            'ATP is generated in the light reactions',
            'ATP is made in the first stage',
          ],
          ['water is split', 'water is split into hydrogen and oxygen'],
          ['oxygen diffuses out of the cell', 'excess oxygen diffuses out', 'oxygen is released'],
          ['hydrogen passes to carbon fixation', 'hydrogen and ATP are used in carbon fixation'],
          [
            'carbon dioxide is combined with hydrogen to form sugar',
            'hydrogen and carbon dioxide form sugar',
          ],
          [
            'carbon fixation is controlled by enzymes',
            'the second stage is a series of enzyme-controlled reactions',
          ],
        ],
        reject: ['carbon dioxide is split', 'oxygen is fixed'],
      },
      {
        task: 'Describe how fertilisers that run off a field can lead to the death of animals in a loch.',
        points: [
          [
            'fertilisers leach into the water',
            'fertilisers are washed into the water',
            'nitrates are washed into fresh water',
          ],
          ['algal populations increase', 'the algae grow and form an algal bloom', 'an algal bloom forms'],
          ['algal blooms reduce the light that reaches plants', 'the bloom blocks light for aquatic plants'],
          ['plants die because they cannot photosynthesise', 'aquatic plants die'],
          [
            'dead plants and algae become food for bacteria',
            'bacteria feed on the dead plants',
            'bacteria increase greatly in number',
          ],
          [
            'bacteria use up large quantities of oxygen',
            'bacteria use up the oxygen of the water',
            'the oxygen level of the water falls',
          ],
          ['animals die from lack of oxygen', 'less oxygen is available for other organisms'],
        ],
        reject: ['the fertiliser poisons the fish', 'fertilisers are poisonous to fish'],
      },
      {
        task: 'Describe how a new species can evolve from one population.',
        points: [
          [
            'a population is split by an isolation barrier',
            'a barrier isolates parts of the population',
            'populations are isolated from one another',
          ],
          [
            'the barrier is geographical, ecological or behavioural',
            'a geographical barrier such as a mountain range',
            'ecological or behavioural barriers',
          ],
          [
            'different mutations occur in each population',
            'different random mutations occur',
            'mutations occur on each side of the barrier',
          ],
          [
            'natural selection selects for different mutations',
            'natural selection acts differently on each group',
            'different selection pressures act on each population',
          ],
          [
            'over many generations the populations become different',
            'after a long time each population evolves',
            'this happens over a very long time',
          ],
          [
            'they can no longer interbreed to produce fertile offspring',
            'they cannot interbreed to give fertile young',
          ],
        ],
        reject: ['organisms decide to change', 'animals choose to adapt'],
      },
    ],
  },
].map((model) => nat5BiologyModel(extendedResponseModel({ ...model, marks: [4] })));
