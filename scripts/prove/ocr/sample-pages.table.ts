/** A question to print. Formulas are between dollars; `figure` is a description in plain English. */
export type SampleQuestion = {
  readonly number: number;
  readonly stem: string;
  readonly options?: readonly string[];
  readonly figure?: string;
};

/** A page to print, with the style of its options: their labels and the number of columns. */
export type SamplePage = {
  readonly name: string;
  readonly heading: string;
  readonly font: 'serif' | 'sans';
  readonly labels: '(A)' | 'A.' | '(a)' | '(1)';
  readonly columns: 1 | 2 | 4;
  readonly questions: readonly SampleQuestion[];
};

export const samplePages: readonly SamplePage[] = [
  {
    name: 'mechanics',
    heading: 'Physics, Unit 1: Motion. Answer all questions.',
    font: 'serif',
    labels: '(A)',
    columns: 2,
    questions: [
      {
        number: 1,
        stem: 'A ball falls freely from rest for 2.0 seconds. Taking the acceleration due to gravity as 9.8 metres per second squared, find the speed of the ball at the end of this time.',
        options: ['4.9 m/s', '9.8 m/s', '19.6 m/s', '39.2 m/s'],
      },
      {
        number: 2,
        stem: 'A block of mass 5 kg rests on a rough horizontal surface. Which of the following statements about the force of friction on the block is correct?',
        options: [
          'It acts in the direction of motion',
          'It is zero while the block is at rest',
          'It always equals the weight',
          'It depends on the area of contact',
        ],
      },
      {
        number: 3,
        stem: 'A cyclist travels at a constant speed for 40 seconds and covers a distance of 320 metres. What is the speed of the cyclist during this time?',
        options: ['4 m/s', '8 m/s', '12 m/s', '80 m/s'],
      },
    ],
  },
  {
    name: 'inclined-plane',
    heading: 'Physics: Forces',
    font: 'serif',
    labels: '(A)',
    columns: 4,
    questions: [
      {
        number: 4,
        stem: 'A block is at rest on the inclined plane shown in the figure below. The plane makes an angle of 30 degrees with the horizontal, and the surface of the plane is rough.',
        figure: 'block of mass 2 kg on an inclined plane of angle 30 degrees',
        options: ['10 N', '17 N', '20 N', '34 N'],
      },
      {
        number: 5,
        stem: 'State the two forces that act on a parachutist who falls at a steady speed, and explain why the speed does not change.',
      },
    ],
  },
  {
    name: 'circuits',
    heading: 'Electricity practice sheet',
    font: 'sans',
    labels: 'A.',
    columns: 1,
    questions: [
      {
        number: 7,
        stem: 'The circuit below contains a battery and two resistors in series. What happens to the current in the circuit when another resistor is added in series?',
        figure: 'a 6 V battery in series with a 2 ohm resistor and a 4 ohm resistor',
        options: ['It increases', 'It decreases', 'It stays the same', 'It becomes zero'],
      },
      {
        number: 8,
        stem: 'Which of these instruments is always connected in parallel with the component whose voltage is to be measured?',
        options: ['An ammeter', 'A voltmeter', 'A switch', 'A fuse'],
      },
    ],
  },
  {
    name: 'formulas',
    heading: 'Mathematics: Calculus and Algebra',
    font: 'serif',
    labels: '(a)',
    columns: 2,
    questions: [
      {
        number: 11,
        stem: 'The function is given by $f(x) = x^3 - 6x^2 + 9x + 1$. Find the coordinates of its stationary points and decide which of them is a maximum.',
      },
      {
        number: 12,
        stem: 'Evaluate the integral $\\int_0^2 (3x^2 + 2x)\\,dx$ and choose the correct value from the list.',
        options: ['8', '10', '12', '14'],
      },
      {
        number: 13,
        stem: 'A particle moves so that its velocity is $v = u + at$. Describe in words what each of the symbols stands for.',
      },
    ],
  },
  {
    name: 'geometry',
    heading: 'Nat 5 Mathematics: Geometry',
    font: 'sans',
    labels: '(1)',
    columns: 4,
    questions: [
      {
        number: 1,
        stem: 'The diagram shows a right angled triangle with two sides of known length. Calculate the length of the third side.',
        figure: 'right-angled triangle with legs 3 cm and 4 cm',
        options: ['5 cm', '6 cm', '7 cm', '12 cm'],
      },
      {
        number: 2,
        stem: 'The diagram shows a sector of a circle with centre O. Calculate the area of the sector, giving your answer to one decimal place.',
        figure: 'sector of a circle with radius 9 cm and angle 80 degrees',
      },
    ],
  },
  {
    name: 'prose',
    heading: 'Chemistry and general science',
    font: 'serif',
    labels: '(A)',
    columns: 1,
    questions: [
      {
        number: 21,
        stem: 'Sodium chloride dissolves in water because the attraction between its ions and the polar molecules of water is greater than the attraction between the ions themselves. Which of the following statements follows from this?',
        options: [
          'Every ionic compound dissolves in water',
          'Water surrounds each ion and separates it from its neighbours',
          'The solution contains molecules of sodium chloride',
          'The ions lose their charge when they dissolve',
        ],
      },
      {
        number: 22,
        stem: 'A student heats a sample of copper carbonate in a test tube until no further change is seen. The green powder turns black and a colourless gas is given off. Name the gas, describe a test for it, and write what would be observed.',
      },
    ],
  },
];
