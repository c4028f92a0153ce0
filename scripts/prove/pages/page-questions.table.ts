/** A question of a typeset sample page, written in TeX. */
export type SampleQuestion = {
  readonly stem: string;
  readonly options?: readonly string[];
  /** Parts (a), (b), … that the learner works out. */
  readonly parts?: readonly string[];
  readonly marks?: number;
};

/** Our own questions, with the features that make a page hard to split: numbers at line ends, numbered statements, displays, tables, drawings. */
export const sampleQuestions: readonly SampleQuestion[] = [
  {
    stem: String.raw`A stone is dropped from rest from the top of a tower of height $80\,\mathrm{m}$. Taking $g = 10\,\mathrm{m/s^2}$, how long does it take to reach the ground?`,
    options: ['2.0 s', '3.0 s', '4.0 s', '8.0 s'],
    marks: 1,
  },
  {
    stem: 'The displacement of a particle is given by $x = 3t^2 - 12t + 5$, where $x$ is in metres and $t$ in seconds. At what time is its velocity zero?',
    options: [
      String.raw`$1\,\mathrm{s}$`,
      String.raw`$2\,\mathrm{s}$`,
      String.raw`$4\,\mathrm{s}$`,
      String.raw`$6\,\mathrm{s}$`,
    ],
    marks: 1,
  },
  {
    stem: String.raw`Evaluate the integral \[ \int_{0}^{\pi/2} \sin^2 x \, dx \] and give your answer in terms of $\pi$.`,
    marks: 3,
  },
  {
    stem: String.raw`A car of mass 1200 kg accelerates uniformly from rest to $24\,\mathrm{m\,s^{-1}}$ in 8.0 s on a level road. The resistive force is constant and equal to 400 N.`,
    parts: [
      'Calculate the acceleration of the car.',
      'Find the driving force of the engine.',
      'Explain why the power of the engine increases during this time.',
    ],
    marks: 6,
  },
  {
    stem: String.raw`Consider the following statements about the photoelectric effect.\par 1. The maximum kinetic energy depends on the frequency of the light.\par 2. The number of electrons depends on the work function only.\par 3. There is no emission below a threshold frequency.\par Which of these statements are correct?`,
    options: ['1 and 2 only', '1 and 3 only', '2 and 3 only', '1, 2 and 3'],
    marks: 1,
  },
  {
    stem: String.raw`Two resistors of $4\,\Omega$ and $12\,\Omega$ are connected in parallel across a battery of $6\,\mathrm{V}$ with negligible internal resistance. What is the total current?`,
    options: ['0.375 A', '1.0 A', '1.5 A', '2.0 A'],
    marks: 1,
  },
  {
    stem: 'Solve the equation $2x^2 - 7x + 3 = 0$.',
    marks: 2,
  },
  {
    stem: String.raw`The roots of $x^2 + px + q = 0$ differ by 4 and their product is 12. Find the possible values of $p$ and show that \[ p^2 = 4q + 16 . \]`,
    marks: 4,
  },
  {
    stem: String.raw`A sample of 0.250 mol of magnesium carbonate is heated until it decomposes completely: \[ \mathrm{MgCO_3 \rightarrow MgO + CO_2} \] What volume of carbon dioxide is formed at room temperature, if one mole of gas occupies $24.0\,\mathrm{dm^3}$?`,
    options: [
      String.raw`$3.0\,\mathrm{dm^3}$`,
      String.raw`$6.0\,\mathrm{dm^3}$`,
      String.raw`$12.0\,\mathrm{dm^3}$`,
      String.raw`$24.0\,\mathrm{dm^3}$`,
    ],
    marks: 1,
  },
  {
    stem: String.raw`The function $f$ is defined by $f(x) = \dfrac{2x + 1}{x - 3}$ for $x \neq 3$. Find $f^{-1}(x)$.`,
    options: [
      String.raw`$\frac{3x+1}{x-2}$`,
      String.raw`$\frac{x-3}{2x+1}$`,
      String.raw`$\frac{3x-1}{x+2}$`,
      String.raw`$\frac{x+3}{2x-1}$`,
    ],
    marks: 1,
  },
  {
    stem: 'Which of the following organelles contains its own DNA and is surrounded by two membranes?',
    options: ['Golgi apparatus', 'Lysosome', 'Mitochondrion', 'Ribosome'],
    marks: 1,
  },
  {
    stem: `State Newton's second law of motion and use it to derive the relation $F = ma$ for a body of constant mass.`,
    marks: 3,
  },
  {
    stem: 'A wave has a frequency of 50 Hz and a wavelength of 0.20 m. What is its speed?',
    options: ['0.004 m/s', '2.5 m/s', '10 m/s', '250 m/s'],
    marks: 1,
  },
  {
    stem: String.raw`The table shows the masses of five parcels.\par\begin{center}\begin{tabular}{|l|c|c|c|c|c|}\hline parcel & A & B & C & D & E\\\hline mass (kg) & 2.5 & 3.1 & 0.8 & 4.4 & 1.7\\\hline\end{tabular}\end{center} Calculate the mean and the standard deviation of the masses.`,
    marks: 4,
  },
  {
    stem: String.raw`Find the sum of the first 20 terms of the arithmetic series $5 + 9 + 13 + \cdots$`,
    options: ['820', '840', '860', '880'],
    marks: 1,
  },
  {
    stem: String.raw`A block of mass $m$ rests on a rough plane inclined at $30^\circ$, as shown.\par\begin{center}\begin{tikzpicture}[scale=0.7]\draw[thick] (0,0) -- (5,0) -- (5,2.9) -- cycle;\draw[thick,rotate=30] (2.4,0) rectangle (3.4,0.8);\node at (1.1,0.25) {$30^\circ$};\end{tikzpicture}\end{center} Draw the forces that act on the block and find the smallest coefficient of friction for which it does not slide.`,
    marks: 5,
  },
  {
    stem: String.raw`An ideal gas at a pressure of $1.0 \times 10^5\,\mathrm{Pa}$ is compressed at constant temperature to one quarter of its volume. Its new pressure is`,
    options: [
      String.raw`$2.5 \times 10^4\,\mathrm{Pa}$`,
      String.raw`$1.0 \times 10^5\,\mathrm{Pa}$`,
      String.raw`$4.0 \times 10^5\,\mathrm{Pa}$`,
      String.raw`$1.6 \times 10^6\,\mathrm{Pa}$`,
    ],
    marks: 1,
  },
  {
    stem: String.raw`Given that $\log_2 (x + 1) - \log_2 (x - 2) = 3$, find the exact value of $x$.`,
    marks: 3,
  },
  {
    stem: String.raw`The matrix $A = \begin{pmatrix} 2 & 1 \\ 3 & 4 \end{pmatrix}$ has the eigenvalues`,
    options: ['1 and 5', '2 and 4', '1 and 6', '3 and 5'],
    marks: 1,
  },
  {
    stem: String.raw`In a school of 640 pupils, 35\% travel by bus, 150 walk and the others come by car.`,
    parts: [
      'How many pupils travel by bus?',
      'What fraction of the pupils come by car? Give your answer in its lowest terms.',
    ],
    marks: 4,
  },
  {
    stem: 'A convex lens of focal length 15 cm forms a real image of an object placed 20 cm from the lens. The distance of the image from the lens is',
    options: ['12 cm', '30 cm', '45 cm', '60 cm'],
    marks: 1,
  },
  {
    stem: 'Which compound has the highest boiling point?',
    options: ['propane', 'propan-1-ol', 'propanal', 'methoxyethane'],
    marks: 1,
  },
  {
    stem: String.raw`A solenoid with 500 turns per metre carries a current of 2.0 A. Calculate the magnetic flux density at its centre, given that $\mu_0 = 4\pi \times 10^{-7}\,\mathrm{T\,m\,A^{-1}}$.`,
    marks: 2,
  },
  {
    stem: 'The equation of a circle is $x^2 + y^2 - 6x + 4y - 12 = 0$.',
    parts: [
      'Find its centre and its radius.',
      'Show that the point $(6, 2)$ lies on the circle.',
      'Find the equation of the tangent at this point.',
    ],
    marks: 7,
  },
  {
    stem: `Assertion: A body can have zero velocity and a non-zero acceleration. Reason: Acceleration is the rate of change of velocity.`,
    options: [
      'Both are true and the reason explains the assertion.',
      'Both are true but the reason does not explain the assertion.',
      'The assertion is true but the reason is false.',
      'The assertion is false but the reason is true.',
    ],
    marks: 1,
  },
  {
    stem: String.raw`Differentiate $y = e^{2x}\cos 3x$ with respect to $x$.`,
    marks: 3,
  },
  {
    stem: `The half-life of a radioactive isotope is 8 days. What fraction of a sample remains undecayed after 32 days?`,
    options: [
      String.raw`$\frac{1}{4}$`,
      String.raw`$\frac{1}{8}$`,
      String.raw`$\frac{1}{16}$`,
      String.raw`$\frac{1}{32}$`,
    ],
    marks: 1,
  },
  {
    stem: String.raw`Simplify $\sqrt{50} - \sqrt{18} + \sqrt{8}$.`,
    options: [
      String.raw`$2\sqrt{2}$`,
      String.raw`$4\sqrt{2}$`,
      String.raw`$6\sqrt{2}$`,
      String.raw`$2\sqrt{10}$`,
    ],
    marks: 1,
  },
  {
    stem: String.raw`In 2019 a town had a population of 48\,000. The population has grown by 2.5\% each year since then. In which year will the population first exceed 60\,000? Show your working clearly, and state one assumption that you make about the growth of the population after the year 2025.`,
    marks: 4,
  },
  {
    stem: String.raw`A body moves along a circle of radius 0.50 m with a constant angular speed of $4.0\,\mathrm{rad/s}$. The magnitude of its acceleration is`,
    options: [
      String.raw`$2.0\,\mathrm{m/s^2}$`,
      String.raw`$4.0\,\mathrm{m/s^2}$`,
      String.raw`$8.0\,\mathrm{m/s^2}$`,
      String.raw`$16\,\mathrm{m/s^2}$`,
    ],
    marks: 1,
  },
];
