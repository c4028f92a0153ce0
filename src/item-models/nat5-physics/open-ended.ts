import { openEndedModel } from '../prose/open-ended.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Open-ended questions of three marks, by outcome. A person judges them. */
export const openEndedPhysics = [
  {
    id: 'N5P-E1',
    title: 'Open-ended: motion and forces',
    outcomeId: 'PHY-5-02',
    tasks: [
      {
        task: 'A cyclist says: “If I stop pedalling I slow down, so a force is needed to keep anything moving.” Using your knowledge of physics, comment on this statement.',
        ideas: [
          'balanced forces and constant velocity (Newton’s first law)',
          'friction and air resistance act on the cyclist',
          'unbalanced force opposite to the motion causes the slowing down',
          'examples with little friction: ice, space',
          'pedalling balances the frictional forces',
        ],
      },
      {
        task: 'Modern cars have seat belts, airbags and crumple zones. Using your knowledge of physics, comment on how such features protect the people in a car.',
        ideas: [
          'without a seat belt, people continue at constant velocity when the car stops',
          'a longer time to stop means a smaller acceleration',
          '$F = ma$: a smaller acceleration needs a smaller force',
          'kinetic energy is transferred in work done to deform the car',
          'a larger area of an airbag reduces the pressure on the body',
        ],
      },
      {
        task: 'A parachutist says that falling through the air feels very different at the start, in the middle and at the end of a jump. Using your knowledge of physics, comment on this statement.',
        ideas: [
          'the acceleration is greatest at the start',
          'air resistance increases with speed',
          'terminal velocity: balanced forces',
          'opening the parachute gives an unbalanced upward force',
          'a new, lower terminal velocity; energy is transferred to heat',
        ],
      },
    ],
  },
  {
    id: 'N5P-E2',
    title: 'Open-ended: space',
    outcomeId: 'PHY-5-03',
    tasks: [
      {
        task: 'A newspaper claims that people will soon live on Mars. Using your knowledge of physics, comment on the challenges of such a journey and of living there.',
        ideas: [
          'large distance, long journey, fuel and mass at launch',
          'exposure to cosmic radiation',
          'weightlessness on the way and its effects',
          'smaller gravitational field strength on Mars',
          're-entry: friction and heat; pressure and temperature on Mars; supply of energy',
        ],
      },
      {
        task: 'A pupil says: “Astronauts in the International Space Station float because there is no gravity there.” Using your knowledge of physics, comment on this statement.',
        ideas: [
          'gravity acts at that height, only a little smaller than on Earth',
          'gravity keeps the station in orbit',
          'station and astronauts fall towards the Earth at the same rate',
          'comparison with a projectile that is launched fast enough',
          'the weight is not zero although no reaction force is felt',
        ],
      },
      {
        task: 'Satellites have changed everyday life. Using your knowledge of physics, comment on this statement.',
        ideas: [
          'communication, navigation, weather, observation of the Earth and of space',
          'geostationary satellites stay above the same point',
          'the period increases with the height of the orbit',
          'signals travel at the speed of light; curved dishes',
          'space debris, cost, energy from solar cells',
        ],
      },
    ],
  },
  {
    id: 'N5P-E3',
    title: 'Open-ended: heat and matter',
    outcomeId: 'PHY-5-06',
    tasks: [
      {
        task: 'A pupil wonders why a cup of tea cools faster on a windy day, and what would keep it hot for longest. Using your knowledge of physics, comment on this.',
        ideas: [
          'heat flows from hot to cold; larger difference, faster cooling',
          'evaporation takes in latent heat',
          'moving air carries away warm air and vapour',
          'insulation, a lid, shiny surfaces',
          '$E_h = cm\\Delta T$: more tea cools more slowly',
        ],
      },
      {
        task: 'On a cold morning, a driver finds that the tyres of the car look flatter than in the evening, although no air has escaped. Using your knowledge of physics, comment on this observation.',
        ideas: [
          'temperature and pressure of a fixed mass of gas',
          'kelvin temperature',
          'particles move more slowly and hit the walls less often and less hard',
          'smaller force on the walls, so lower pressure',
          'the volume changes a little; the area in contact with the road is larger',
        ],
      },
      {
        task: 'Ice at 0 °C cools a drink much better than the same mass of water at 0 °C. Using your knowledge of physics, comment on this statement.',
        ideas: [
          'latent heat of fusion is taken in to melt the ice',
          'no change of temperature during melting',
          'the melted ice then warms up as well',
          'values of the data sheet, or an estimate',
          'heat is also taken from the surroundings',
        ],
      },
    ],
  },
  {
    id: 'N5P-E4',
    title: 'Open-ended: waves and radiation',
    outcomeId: 'PHY-5-09',
    tasks: [
      {
        task: 'A person refuses an X-ray because “all radiation is dangerous”. Using your knowledge of physics, comment on this view.',
        ideas: [
          'ionising and non-ionising radiation',
          'equivalent dose depends on energy, mass and type of radiation',
          'background radiation is everywhere; comparison of doses',
          'benefits: diagnosis, treatment, sterilising',
          'ways to reduce exposure: time, distance, shielding',
        ],
      },
      {
        task: 'A visitor to a nuclear power station asks whether such power stations are a good idea. Using your knowledge of physics, comment on this question.',
        ideas: [
          'much energy from a small mass of fuel by fission',
          'no carbon dioxide while operating',
          'waste with long half-lives must be stored',
          'chain reaction, control and safety',
          'fusion as an alternative',
        ],
      },
      {
        task: 'Two pupils listen to a concert outside a hall, behind a building. They hear the drums better than the flutes. Using your knowledge of physics, comment on this observation.',
        ideas: [
          'diffraction round the corners of the building',
          'long wavelengths diffract more than short ones',
          'low frequency means long wavelength at the same speed',
          'absorption and reflection by walls',
          'loudness and amplitude; comparison with radio and television signals in hills',
        ],
      },
    ],
  },
].map((model) => nat5PhysicsModel(openEndedModel(model)));
