/** For each gap tag of computing science, the concept to learn, in one or two sentences for the learner. */
export const COMPUTING_CONCEPTS: Readonly<Record<string, string>> = {
  'place-value':
    'The places of an 8-bit number are worth 128, 64, 32, 16, 8, 4, 2 and 1; add those with a one.',
  'storage-pixels': 'Bits of a bitmap = width × height × colour depth in bits.',
  'storage-unit': 'Divide bits by 8 for bytes, bytes by 1024 for kilobytes, and so on.',
  'loop-bound':
    'FOR i FROM a TO b runs b − a + 1 times; a WHILE loop tests before each pass. Write a trace table.',
  'loop-update':
    'Write down the value of each variable after every pass; each pass starts from the last value.',
  loop: 'Everything inside a loop happens once for each repeat.',
  sequence: 'Carry out one instruction at a time and write down what has changed.',
  boolean:
    'AND needs both conditions to be true; OR needs at least one; > leaves the limit out and >= takes it in.',
  selection: 'The first condition that is true decides; the others are passed over.',
  'array-length': 'Only the elements that meet the condition are counted.',
  'array-index': 'The first element of an array has index 0, so the fourth has index 3.',
  'index-order': 'In grid[r][c] the first index is the row and the second the column.',
  'input-validation':
    'A validation loop ends at the first acceptable value; each refused value brings one message.',
  'max-init': 'Start with the first element as the best so far, then compare each of the others with it.',
  'standard-algorithms':
    'Know input validation, running total, traversal, linear search, counting, and maximum or minimum.',
  'parameter-passing':
    'A parameter by value is a copy; one by reference is the variable itself, so it is changed outside too.',
  'test-data':
    'Normal data lies inside the range, extreme data on its limits, exceptional data should be rejected.',
  'error-types':
    'Syntax breaks the rules of the language, execution crashes while running, logic gives wrong results.',
  'evaluation-terms': 'Judge fitness for purpose, efficiency, robustness and readability.',
  'design-terms': 'Pseudocode, structure diagrams and flowcharts show the steps; wireframes show the screen.',
  'development-stages': 'Analysis, design, implementation, testing, documentation, evaluation.',
  'data-types':
    'Integer is whole, real has a decimal point, string is text, character is one symbol, Boolean is true or false.',
  'data-representation':
    'Bitmaps store pixels, vectors store objects; the mantissa gives precision, the exponent range.',
  'computer-parts':
    'The control unit manages, the ALU calculates, registers hold; the buses link the processor to memory.',
  'computer-structure': 'More cores, a faster clock, more cache and a wider data bus speed up a computer.',
  'translation-security':
    'A compiler translates the whole program once, an interpreter line by line each time it runs.',
  'twos-complement': 'For a negative number write the positive one in binary, invert every bit and add one.',
  'floating-point': 'Move the point to the front; the digits are the mantissa and the sign bit stands first.',
  'floating-exponent': 'The exponent is how many places the point was moved, in binary.',
  'sql-filter': 'Go through the table row by row and keep those for which WHERE is true; then sort.',
  'sql-order': 'ASC is from low to high, DESC from high to low.',
  'sql-group': 'GROUP BY puts equal values together; the aggregate is worked out for each group.',
  'sql-having': 'WHERE chooses rows before they are grouped; HAVING chooses groups afterwards.',
  'sql-wildcard': 'In LIKE the percent sign stands for any characters: "A%" begins with A, "%a" ends with a.',
  'sql-computed': 'A calculation in SELECT is done for each row; AS gives it a name.',
  'sub-query': 'Work out the query in brackets first and put its value in its place.',
  'sql-keywords': 'SELECT fields FROM tables WHERE condition GROUP BY field ORDER BY field.',
  'database-terms': 'A primary key identifies a record; a foreign key links it to a record of another table.',
  'database-search': 'Search first: keep the records that meet the condition; then sort what is left.',
  validation:
    'Presence: not empty; range: between limits; restricted choice: from a list; length: number of characters.',
  'css-class': 'A class rule beats the rule of the element for what it sets.',
  'css-inherit': 'What a more specific rule does not set stays as the general rule says.',
  'css-selector': 'h1 styles an element, .name a class, and a hash sign with a name an ID.',
  'css-specificity':
    'An ID beats a class, a class beats an element, and equal ones are decided by the later rule.',
  'media-query':
    'A rule in a media query counts only while its condition is true; of several that count the last wins.',
  'php-session': 'Each user has a session of their own; its variables keep their values from page to page.',
  'binary-search-mid': 'Middle = (low + high) / 2 rounded down; then low = middle + 1 or high = middle − 1.',
  'sort-pass':
    'Bubble: compare neighbours and swap, so that the largest moves to the end. Insertion: put the next value in its place.',
  'linked-list': 'To insert, the new node points to the next one and the node before points to the new one.',
  override: 'An object uses the method of its own class; only if there is none, that of the parent.',
  'oop-terms':
    'A class is the blueprint, an object an instance; encapsulation hides data, inheritance shares it.',
  hardware: 'Input devices send data in, output devices show it, storage devices keep it.',
  security:
    'Passwords, firewalls, encryption and anti-virus software each protect against something different.',
};
