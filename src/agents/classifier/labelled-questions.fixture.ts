export type LabelledQuestions = Readonly<Record<string, readonly string[]>>;

/** Short questions with their topics; the taxonomy was tuned on these. */
export const labelledQuestions: LabelledQuestions = {
  Mechanics: [
    'A car accelerates uniformly from rest to $24\\,\\mathrm{m\\,s^{-1}}$ in $8\\,\\mathrm{s}$. Find the distance it covers.',
    'A crate of mass $12\\,\\mathrm{kg}$ is pushed along a rough floor with a force of $60\\,\\mathrm{N}$. Calculate the frictional force.',
    'Two trolleys collide and stick together. Show that kinetic energy is lost although momentum is conserved.',
    'A flywheel of moment of inertia $0.4\\,\\mathrm{kg\\,m^2}$ is brought to rest by a constant torque. Find its angular acceleration.',
    'Calculate the escape velocity of a planet whose mass is twice that of the Earth and whose radius is the same.',
    'A projectile is fired at $40^\\circ$ to the horizontal. At what height is its vertical velocity zero?',
    'A lift of mass $600\\,\\mathrm{kg}$ moves upwards and slows down at $1.5\\,\\mathrm{m\\,s^{-2}}$. Find the tension in the cable.',
    'A hammer drives a nail $4\\,\\mathrm{mm}$ into wood. Estimate the average force if the hammer head has $9\\,\\mathrm{J}$ of kinetic energy.',
    'A skater pulls in her arms while spinning. Why does she spin faster?',
    'How long does a stone take to fall $45\\,\\mathrm{m}$ from a bridge?',
    'A ship floats with one tenth of its volume above the water line. What is its mean density?',
  ],
  'Oscillations and Waves': [
    'A pendulum has a period of $2.0\\,\\mathrm{s}$. By what factor must its length change to double the period?',
    'An ambulance siren of frequency $800\\,\\mathrm{Hz}$ approaches an observer. What frequency is heard?',
    'A string fixed at both ends vibrates in its third harmonic. How many nodes are there?',
    'A mass on a spring bobs up and down twenty times in half a minute. Find its frequency.',
    'Water waves travel $12\\,\\mathrm{m}$ in $4\\,\\mathrm{s}$ with crests $0.5\\,\\mathrm{m}$ apart. Find the frequency.',
  ],
  Optics: [
    'A ray of light passes from air into glass of refractive index $1.5$. Find the angle of refraction.',
    'An object stands $30\\,\\mathrm{cm}$ from a convex lens of focal length $20\\,\\mathrm{cm}$. Where is the image?',
    'Monochromatic light falls on a diffraction grating of $500$ lines per millimetre. Find the angle of the second maximum.',
    'Why does a straw look bent where it enters the water?',
    'A swimmer below the surface sees a bright disc overhead. Explain with the critical angle.',
  ],
  Electricity: [
    'Three $6\\,\\Omega$ resistors are connected in parallel across a $12\\,\\mathrm{V}$ supply. What current is drawn?',
    'Two point charges repel each other with $0.5\\,\\mathrm{N}$. What is the force when their separation is halved?',
    'A capacitor of $47\\,\\mu\\mathrm{F}$ is charged to $9\\,\\mathrm{V}$. Calculate the energy it stores.',
    'A cell has an e.m.f. of $1.5\\,\\mathrm{V}$ and an internal resistance of $0.4\\,\\Omega$. Find its terminal potential difference.',
    'A kettle rated at $2.2\\,\\mathrm{kW}$ is used on a $230\\,\\mathrm{V}$ supply. Which fuse is suitable?',
    'A plastic rod is rubbed with a cloth and then attracts scraps of paper. Explain.',
    'Two lamps in series are replaced by the same lamps in parallel. How does the total power change?',
  ],
  Magnetism: [
    'A straight wire carries $5\\,\\mathrm{A}$ at right angles to a magnetic field of $0.2\\,\\mathrm{T}$. Find the force per metre.',
    'The flux through a coil changes at $0.3\\,\\mathrm{Wb\\,s^{-1}}$. What voltage is induced?',
    'A proton moves in a circle in a uniform field of $0.4\\,\\mathrm{T}$. Find its period.',
    'A transformer has $200$ primary and $1000$ secondary turns. Find its output voltage.',
  ],
  'Thermal Physics': [
    'How much heat melts $0.2\\,\\mathrm{kg}$ of ice at $0\\,^\\circ\\mathrm{C}$ if the specific latent heat is $3.34 \\times 10^5\\,\\mathrm{J\\,kg^{-1}}$?',
    'A Carnot engine works between $500\\,\\mathrm{K}$ and $300\\,\\mathrm{K}$. Find its efficiency.',
    'An ideal gas is compressed to half its volume at constant temperature. What happens to its pressure?',
    'A hot copper ball is dropped into cold water. Find the final temperature.',
    'Air in a bicycle pump is compressed quickly. Why does it become warm?',
  ],
  'Modern Physics': [
    'Light of frequency $8 \\times 10^{14}\\,\\mathrm{Hz}$ ejects electrons from a metal of work function $2.1\\,\\mathrm{eV}$. Find their maximum kinetic energy.',
    'Write the nuclear equation for the alpha decay of radium-226.',
    'Find the de Broglie wavelength of an electron accelerated through $100\\,\\mathrm{V}$.',
    'A rock contains one quarter of its original uranium. How old is it?',
    'An electron in hydrogen falls from the third to the second level. Find the energy of the emitted photon.',
    'Muons reach the ground although they live for only two microseconds. Use time dilation to explain this.',
  ],
  Algebra: [
    'Solve the simultaneous equations $3x + 2y = 12$ and $x - y = 1$.',
    'Factorise fully $x^3 - 4x$.',
    'For which values of $k$ does $x^2 + kx + 9 = 0$ have equal roots?',
    'Given that $\\log_2 x + \\log_2 (x - 2) = 3$, find $x$.',
    'Find the inverse of the matrix $\\begin{pmatrix} 2 & 1 \\\\ 5 & 3 \\end{pmatrix}$.',
    'The third term of a geometric progression is $12$ and the sixth is $96$. Find the first term.',
    'Make $t$ the subject of $v = u + at$.',
    'Find the range of values of $x$ for which $x^2 - 3x - 10 < 0$.',
    'If $\\alpha$ and $\\beta$ are the roots of $x^2 - px + q = 0$, find $\\alpha^2 + \\beta^2$.',
    'How many ways are there to arrange the letters of the word LEVEL? Use permutations.',
  ],
  Calculus: [
    'Differentiate $y = \\sin(3x^2)$ with respect to $x$.',
    'Evaluate $\\int_1^4 \\sqrt{x}\\,dx$.',
    'Find the equation of the tangent to $y = x^3 - 2x$ at $x = 1$.',
    'Solve the differential equation $\\frac{dy}{dx} = 2xy$ given that $y = 1$ when $x = 0$.',
    'Evaluate $\\lim_{x \\to 0} \\frac{\\sin 5x}{x}$.',
    'A box without a lid is made from a square sheet. Which cut gives the greatest volume? Show that $\\frac{dV}{dx} = 0$.',
    "Find $f'(2)$ when $f(x) = (3x - 1)^4$.",
    'Find $\\int x e^x\\,dx$.',
  ],
  Geometry: [
    'A circle has equation $x^2 + y^2 - 6x + 4y = 12$. Find its centre and radius.',
    'Find the volume of a cone of radius $5\\,\\mathrm{cm}$ and height $12\\,\\mathrm{cm}$.',
    'Find the equation of the straight line through $(2, 5)$ with gradient $-3$.',
    'A chord of length $16$ lies $6$ from the centre of a circle. Find the radius.',
    'Show that the points $(1,2)$, $(3,6)$ and $(6,12)$ are collinear.',
  ],
  Trigonometry: [
    'Solve $2\\sin x = 1$ for $0^\\circ \\le x \\le 360^\\circ$.',
    'In a triangle two sides are $5\\,\\mathrm{cm}$ and $8\\,\\mathrm{cm}$ with an angle of $40^\\circ$ between them. Use the cosine rule to find the third side.',
    'From a boat the angle of elevation of a lighthouse is $12^\\circ$. The lighthouse is $40\\,\\mathrm{m}$ tall. How far away is the boat?',
  ],
  Vectors: [
    'Find the angle between the vectors $\\mathbf{a} = 2\\mathbf{i} + \\mathbf{j}$ and $\\mathbf{b} = \\mathbf{i} - 3\\mathbf{j}$.',
    'Show that $\\mathbf{u}$ and $\\mathbf{v}$ are perpendicular if their scalar product is zero.',
  ],
  'Probability and Statistics': [
    'Calculate the standard deviation of $4, 7, 9, 10, 15$.',
    'Two fair dice are rolled. What is the probability that the total is seven?',
    'A spinner lands on green with chance $0.3$. It is spun five times. Find the chance of exactly two greens.',
    'Compare the two classes with the median and the interquartile range of their marks.',
  ],
  Number: [
    'A jacket costs £68 after a reduction of $15\\,\\%$. Find its price before the sale.',
    'Express $\\sqrt{75} - \\sqrt{12}$ as a surd in its simplest form.',
    'A car loses $12\\,\\%$ of its value each year. What is it worth after three years?',
  ],
  Stoichiometry: [
    'Calculate the mass of $0.25\\,\\mathrm{mol}$ of calcium carbonate.',
    'A compound contains $40\\,\\%$ carbon, $6.7\\,\\%$ hydrogen and the rest oxygen by mass. Find its empirical formula.',
    'How many moles of oxygen are needed to burn $4.6\\,\\mathrm{g}$ of sodium?',
  ],
  'Acids and Bases': [
    'Which volume of $0.2\\,\\mathrm{mol\\,L^{-1}}$ hydrochloric acid neutralises $30\\,\\mathrm{cm^3}$ of potassium hydroxide of equal concentration?',
    'Calculate the pH of a buffer that contains equal concentrations of ethanoic acid and sodium ethanoate.',
    'Explain why a solution of ammonium chloride is slightly acidic.',
  ],
  'Chemical Kinetics': [
    'The rate constant of a reaction doubles when the temperature rises by ten degrees. Estimate the activation energy.',
    'Powdered marble fizzes faster with acid than marble chips do. Explain the difference in rate.',
  ],
  'Chemical Equilibrium': [
    'How does an increase in pressure affect the position of equilibrium in the Haber process?',
    'Brown nitrogen dioxide turns paler on cooling. What does this say about $\\mathrm{2NO_2 \\rightleftharpoons N_2O_4}$?',
  ],
  Thermochemistry: [
    "Use Hess's law to find the enthalpy of formation of methane.",
    'Burning $1.5\\,\\mathrm{g}$ of ethanol heats $200\\,\\mathrm{g}$ of water by $40\\,^\\circ\\mathrm{C}$. Find the enthalpy of combustion.',
  ],
  'Redox and Electrochemistry': [
    'Balance the half-equation for the reduction of permanganate ions in acid.',
    'Name the product at the cathode during the electrolysis of molten lead bromide.',
    'Which metal protects an iron ship from rusting by giving up its electrons?',
  ],
  'Atomic Structure and Periodicity': [
    'Write the electron configuration of a chloride ion.',
    'Why does the first ionisation energy fall from magnesium to aluminium?',
    'How many neutrons are there in an atom of $^{37}\\mathrm{Cl}$?',
  ],
  'Chemical Bonding': [
    'Predict the shape of the ammonia molecule and explain its bond angle.',
    'Why does water boil at a higher temperature than hydrogen sulfide?',
  ],
  'Organic Chemistry': [
    'Name the ester formed from propanoic acid and methanol.',
    'Which alkene reacts with bromine to give 1,2-dibromopropane?',
    'Draw the three structural isomers of pentane.',
  ],
  Cardiology: [
    'A 70-year-old woman has an irregular pulse and no P waves on her electrocardiogram. What is the diagnosis?',
    'A loud systolic murmur radiates to the neck of an old man who faints on exertion. Which valve is narrowed?',
  ],
  'Respiratory Medicine': [
    'A boy with asthma has wheeze and a reduced peak expiratory flow. Which drug relieves his bronchospasm at once?',
    'A tall young man has sudden sharp chest pain and absent breath sounds on one side. What has happened to his lung?',
  ],
  'Renal Medicine': [
    'Which part of the nephron reabsorbs most of the filtered sodium?',
    'A man with heavy proteinuria has swollen legs and a low albumin. Name the syndrome.',
  ],
  Endocrinology: [
    'A man has polyuria, thirst and a fasting glucose of $14\\,\\mathrm{mmol\\,L^{-1}}$. Which hormone does he lack?',
    'A woman has purple striae, a moon face and high blood pressure. Which adrenal hormone is in excess?',
  ],
  Neurology: [
    'A patient has sudden weakness of the right arm and cannot speak. Which cerebral artery is blocked?',
    'An old man has a resting tremor, rigidity and slow movement. Which transmitter is depleted in his brain?',
  ],
  Pharmacology: [
    'A drug is eliminated at a constant amount per hour. What order of kinetics does it follow?',
    'A patient on warfarin takes a new drug that inhibits its metabolism. What happens to the dose required?',
  ],
  Microbiology: [
    'Which Gram-positive coccus grows in clusters and produces coagulase?',
    'A traveller returns with fever every second day. Which parasite is seen in the blood film?',
  ],
  Immunology: [
    'Which immunoglobulin class crosses the placenta?',
    'A child collapses minutes after eating peanuts. Which cells release histamine?',
  ],
  Haematology: [
    'A vegan has a low haemoglobin and large red cells. Which anaemia is likely?',
    'A young man bruises easily and bleeds into his joints. Which clotting factor is lacking?',
  ],
  Gastroenterology: [
    'Chronic hepatitis has led to cirrhosis and ascites. What raises the pressure in the portal vein?',
    'A woman has pain after fatty meals and stones in her gall bladder. What do they consist of?',
  ],
  Genetics: [
    'Two carriers of an autosomal recessive allele have a child. What is the chance that it is affected?',
    'A man with an X-linked disease has children with a healthy woman. Which children carry the gene?',
  ],
  Epidemiology: [
    'In a cohort study the incidence is $20$ in the exposed and $5$ in the unexposed. Calculate the relative risk.',
    'How many patients must be treated to prevent one death if the absolute risk falls from $8\\,\\%$ to $6\\,\\%$?',
  ],
  Nutrition: [
    'Which vitamin deficiency causes night blindness?',
    'A sailor on a long voyage without fruit has bleeding gums. What does his diet lack?',
  ],
  'Cell Biology': [
    'During which phase of mitosis do the chromosomes line up at the equator of the cell?',
    'State where the light-dependent stage of photosynthesis takes place.',
    'A red cell placed in pure water bursts. Explain this by osmosis.',
  ],
  Ecology: [
    'A food chain passes on a tenth of its energy at each trophic level. How much reaches the tertiary consumer?',
    'Rabbits were counted before and after foxes arrived. Explain the change in the population.',
  ],
  unknown: [
    'Why did the author choose this title for the poem?',
    'Complete the sentence with the right word.',
  ],
};

/** Written after the taxonomy and never used to tune it, so the accuracy on them estimates that on new questions. */
export const unseenQuestions: LabelledQuestions = {
  Mechanics: [
    'A diver leaves a board $10\\,\\mathrm{m}$ above the pool with an upward speed of $3\\,\\mathrm{m\\,s^{-1}}$. With what speed does she enter the water?',
    'A bullet of mass $20\\,\\mathrm{g}$ embeds itself in a wooden block at rest. Find their common velocity.',
    'A ladder leans against a smooth wall. Find the reaction at its foot by taking moments.',
  ],
  'Oscillations and Waves': [
    'Two loudspeakers emit the same note. Why does a walker hear loud and quiet places?',
  ],
  Optics: ['How far must a candle stand from a magnifying lens so that its image is twice as large?'],
  Electricity: [
    'An electric fire draws $8\\,\\mathrm{A}$ from the mains for three hours. How much energy does it use?',
    'A charged sphere is touched by an identical uncharged sphere. How is the charge shared?',
  ],
  Magnetism: ['A bar magnet falls through a copper tube more slowly than a piece of wood. Explain.'],
  'Thermal Physics': ['Why does a metal spoon feel colder than a wooden spoon in the same room?'],
  'Modern Physics': [
    'Ultraviolet light discharges a zinc plate but visible light does not. What does this show about photons?',
    'Carbon-14 has a half-life of $5730$ years. Which fraction is left after $17190$ years?',
  ],
  Algebra: [
    'The product of two consecutive whole numbers is $132$. Form a quadratic equation and find them.',
    'Evaluate $\\sum_{k=1}^{10} (2k + 1)$.',
  ],
  Calculus: [
    'The radius of a balloon grows at $2\\,\\mathrm{cm\\,s^{-1}}$. How fast does its volume increase when $r = 5$? Use $\\frac{dV}{dt} = 4\\pi r^2 \\frac{dr}{dt}$.',
    'Find the area between $y = x^2$ and $y = 2x$ by integration.',
  ],
  Geometry: [
    'Two tangents are drawn to a circle from a point outside it. Show that they are equal in length.',
  ],
  Trigonometry: ['Prove that $\\frac{\\sin 2x}{1 + \\cos 2x} = \\tan x$.'],
  'Probability and Statistics': [
    'Three cards are dealt from a pack. What is the chance that all are hearts?',
  ],
  Number: ['Share £360 between three friends in the ratio $2:3:4$.'],
  Vectors: [
    'Given $\\overrightarrow{AB}$ and $\\overrightarrow{AC}$, find the area of the triangle with the cross product.',
  ],
  Stoichiometry: [
    'What volume of hydrogen at room conditions forms when $2.4\\,\\mathrm{g}$ of magnesium reacts with excess acid? (molar volume $24\\,\\mathrm{L}$)',
  ],
  'Acids and Bases': [
    'Lemon juice has a pH of $2$ and milk a pH of $6$. How many times greater is the hydrogen ion concentration of the juice?',
  ],
  'Chemical Kinetics': [
    'Doubling the concentration of a reactant makes the reaction four times as fast. What is the order in this reactant?',
  ],
  'Redox and Electrochemistry': [
    'A strip of zinc is placed in copper sulfate solution. Write the two half-equations.',
  ],
  'Chemical Bonding': ['Diamond is hard and graphite is soft. Explain this in terms of their structure.'],
  'Atomic Structure and Periodicity': ['Which element has the configuration $1s^2 2s^2 2p^6 3s^1$?'],
  'Organic Chemistry': ['Which test tells hexane from hexene?'],
  Cardiology: [
    'A man with ankle swelling wakes at night short of breath and has a third heart sound. Which chamber is failing?',
  ],
  'Respiratory Medicine': [
    'A premature baby struggles to breathe because its lungs lack a substance that lowers surface tension. Name it.',
  ],
  'Renal Medicine': ['Which diuretic acts on the thick ascending limb?'],
  Endocrinology: [
    'A tall boy keeps growing and has large hands and a pituitary tumour. Which hormone is raised?',
  ],
  Neurology: [
    'After a fall a man loses pain and temperature sense below the level of injury on one side. Which tract of the spinal cord is cut?',
  ],
  Microbiology: ['Which organism causes a painless ulcer followed weeks later by a rash on the palms?'],
  Haematology: [
    'A boy of African descent has painful crises and abnormally shaped red cells. What is substituted in his haemoglobin?',
  ],
  Genetics: ['A tall pea plant is crossed with a short one and all offspring are tall. Give the genotypes.'],
  'Cell Biology': ['Name the organelle in which most ATP is made.'],
  Ecology: ['Explain how a pesticide becomes more concentrated along a food chain.'],
  Epidemiology: ['A new test misses one patient in twenty who have the disease. What is its sensitivity?'],
};
