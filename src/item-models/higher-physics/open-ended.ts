import { openEndedModel } from '../prose/open-ended.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Open-ended questions of three marks, by outcome. A person judges them. */
export const openEndedPhysics = [
  {
    id: 'HP-E1',
    title: 'Open-ended: motion, forces and energy',
    outcomeId: 'PHY-H-02',
    tasks: [
      {
        task: 'A coach tells a sprinter: “Push harder against the blocks and for longer.” Using your knowledge of physics, comment on this advice.',
        ideas: [
          'impulse $Ft$ equals the change in momentum',
          'Newton’s third law: the blocks push the sprinter forwards',
          'horizontal and vertical components of the push',
          'work done equals gain in kinetic energy',
          'a longer time on the blocks loses time in the race',
        ],
      },
      {
        task: 'A film shows a car that falls off a cliff and hits the water. A critic says the motion looks wrong. Using your knowledge of physics, comment on what could look wrong.',
        ideas: [
          'path of a projectile: constant horizontal velocity, vertical acceleration',
          'times of fall from the height',
          'rotation of the car about its centre of mass',
          'air resistance and terminal velocity',
          'impulse and forces on hitting the water',
        ],
      },
      {
        task: 'Lorries on steep roads can use an escape lane filled with loose gravel, which slopes upwards. Using your knowledge of physics, comment on the design of such a lane.',
        ideas: [
          'kinetic energy becomes potential energy and work against friction',
          'component of the weight along the slope',
          'friction in gravel: larger force, shorter distance',
          'the stopping distance depends on $v^2$ and not on the mass, if friction is in proportion to weight',
          'forces on the driver and the load',
        ],
      },
    ],
  },
  {
    id: 'HP-E2',
    title: 'Open-ended: the universe',
    outcomeId: 'PHY-H-06',
    tasks: [
      {
        task: 'A student says: “When we look at the night sky we look into the past, and what we see has changed its colour on the way.” Using your knowledge of physics, comment on this statement.',
        ideas: [
          'finite speed of light; light years',
          'redshift of light from receding galaxies',
          'Hubble’s law and the age of the universe',
          'microwave background radiation as redshifted radiation',
          'the colour of a star also depends on its temperature',
        ],
      },
      {
        task: 'A film shows explosions in space with loud bangs, and a crew that returns from a fast journey as old as their friends at home. Using your knowledge of physics, comment on this film.',
        ideas: [
          'sound needs a medium',
          'time dilation at speeds near the speed of light',
          'the Lorentz factor for realistic speeds',
          'length contraction of the journey',
          'momentum and energy needed to reach such speeds',
        ],
      },
      {
        task: 'Some people ask how scientists can know that most of the matter of the universe cannot be seen. Using your knowledge of physics, comment on this question.',
        ideas: [
          'orbital speeds of stars in galaxies and gravitational force',
          '$F = Gm_1m_2/r^2$ and circular motion',
          'dark matter and dark energy; accelerating expansion',
          'evidence from redshift and distances',
          'models are tested by observation and changed',
        ],
      },
    ],
  },
  {
    id: 'HP-E3',
    title: 'Open-ended: particles and waves',
    outcomeId: 'PHY-H-11',
    tasks: [
      {
        task: 'A teacher says: “Light is a wave on Mondays and a particle on Tuesdays.” Using your knowledge of physics, comment on this statement.',
        ideas: [
          'interference and diffraction as evidence for waves',
          'photoelectric effect as evidence for photons',
          'threshold frequency; effect of irradiance',
          'energy of a photon $E = hf$',
          'both models are needed; electrons show both, too',
        ],
      },
      {
        task: 'A student compares the photoelectric effect with knocking coconuts off a stand at a fair by throwing balls. Using your knowledge of physics, comment on this analogy.',
        ideas: [
          'one ball knocks off one coconut: one photon, one electron',
          'energy of a single ball and the work function',
          'many light balls do not knock a coconut off: irradiance below the threshold frequency',
          'more balls per second, more coconuts per second',
          'limits: balls bounce and can be thrown at any speed',
        ],
      },
      {
        task: 'Beams of protons are used to treat tumours. Using your knowledge of physics, comment on what has to be considered in producing and directing such a beam.',
        ideas: [
          'acceleration by electric fields, $W = QV$',
          'magnetic fields change the direction of the beam',
          'alternating voltage in an accelerator',
          'energy lost in tissue; dose and shielding',
          'comparison with gamma rays and X-rays; relativity at high speeds',
        ],
      },
    ],
  },
  {
    id: 'HP-E4',
    title: 'Open-ended: electricity',
    outcomeId: 'PHY-H-17',
    tasks: [
      {
        task: 'A student suggests powering a mobile phone by a capacitor instead of a battery. Using your knowledge of physics, comment on this suggestion.',
        ideas: [
          'energy stored $\\frac{1}{2}CV^2$ compared with a battery',
          'voltage falls during the discharge of a capacitor',
          'charging time and initial current',
          'internal resistance of a battery',
          'working life, mass and safety',
        ],
      },
      {
        task: 'An electric torch becomes dimmer when it is used for a long time, and brighter again after a rest. Using your knowledge of physics, comment on this observation.',
        ideas: [
          'internal resistance and lost volts',
          'the internal resistance increases as the cell is used',
          'terminal potential difference and power of the lamp',
          'the resistance of a filament depends on temperature; an LED needs a least voltage',
          'the chemical reactions of a cell recover during a rest',
        ],
      },
      {
        task: 'LEDs have replaced filament lamps in most homes. Using your knowledge of physics, comment on this change.',
        ideas: [
          'p–n junction: electrons fall from the conduction band to the valence band',
          'photon energy equals the band gap, so one colour',
          'a filament gives a continuous spectrum and mostly heat',
          'efficiency, power and cost',
          'conversion from a.c. to d.c.; peak and r.m.s. values',
        ],
      },
    ],
  },
].map((model) => higherPhysicsModel(openEndedModel(model)));
