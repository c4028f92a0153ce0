// Facts of National 5 Computing Science. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const analysisAndDesign: FactSheet = {
  tables: [
    {
      noun: 'term of analysis or design',
      tag: 'design-terms',
      facts: [
        { term: 'purpose', clues: ['states in general what the program is for'] },
        {
          term: 'functional requirements',
          or: ['functional requirement'],
          clues: ['states the inputs, processes and outputs of the program'],
        },
        { term: 'input', or: ['inputs'], clues: ['means data that is entered into a program'] },
        { term: 'process', or: ['processes'], clues: ['means what a program does with the data'] },
        { term: 'output', or: ['outputs'], clues: ['means what a program displays or prints'] },
        { term: 'pseudocode', clues: ['shows the design of a program as English-like lines'] },
        {
          term: 'structure diagram',
          clues: [
            'shows the design of a program as boxes that are read from top to bottom and left to right',
          ],
        },
        {
          term: 'flowchart',
          or: ['flow chart'],
          clues: ['shows the design of a program with standard shapes joined by arrows'],
        },
        { term: 'wireframe', clues: ['shows the planned layout of the user interface'] },
        {
          term: 'refinement',
          or: ['refinements'],
          clues: ['means a step of a design that is broken into more detail'],
        },
      ],
    },
    {
      noun: 'development stage',
      tag: 'development-stages',
      article: 'the',
      facts: [
        { term: 'analysis', clues: ['finds out what is required'] },
        { term: 'design', clues: ['plans the steps of the program and its screens'] },
        { term: 'implementation', clues: ['turns the plan into program code'] },
        { term: 'testing', clues: ['tries the program with chosen data to find errors'] },
        { term: 'documentation', clues: ['writes a user guide and a technical guide'] },
        {
          term: 'evaluation',
          clues: ['judges whether the program is fit for purpose, efficient, robust and readable'],
        },
      ],
    },
    {
      noun: 'flowchart shape',
      tag: 'flowcharts',
      article: 'the',
      facts: [
        { term: 'diamond', or: ['rhombus'], clues: ['stands for a decision'] },
        { term: 'rectangle', clues: ['stands for a process'] },
        { term: 'parallelogram', clues: ['stands for input or output'] },
        { term: 'oval', or: ['rounded rectangle', 'terminator'], clues: ['stands for the start or the end'] },
        { term: 'arrow', or: ['line'], clues: ['shows the order of the steps'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'software development',
      tag: 'development-stages',
      stages: ['analysis', 'design', 'implementation', 'testing', 'documentation', 'evaluation'],
    },
  ],
  statements: [
    {
      about: 'analysis and design',
      tag: 'design-terms',
      truths: [
        'functional requirements list inputs, processes and outputs',
        'a wireframe shows the layout of a screen',
        'development is iterative, so earlier stages may be revisited',
        'a structure diagram is read from left to right',
        'pseudocode is not tied to one programming language',
      ],
      errors: [
        ['a wireframe shows the order of the program steps', 'it shows the layout of a screen'],
        ['pseudocode can be run by the computer', 'pseudocode is a design and cannot be run'],
        ['the design is made after the implementation', 'the design comes first'],
        ['a diamond in a flowchart stands for a process', 'a diamond stands for a decision'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two ways in which the design of a program can be represented.',
      tag: 'design-terms',
      count: 2,
      points: [['pseudocode'], ['structure diagram'], ['flowchart', 'flow chart']],
    },
    {
      question: 'State the three kinds of functional requirements of a program.',
      tag: 'design-terms',
      count: 3,
      points: [
        ['inputs', 'input'],
        ['processes', 'process'],
        ['outputs', 'output'],
      ],
    },
  ],
};

export const implementation: FactSheet = {
  tables: [
    {
      noun: 'data type',
      tag: 'data-types',
      facts: [
        { term: 'integer', clues: ['stores a whole number', 'suits the number of pupils in a class'] },
        {
          term: 'real',
          or: ['float'],
          clues: ['stores a number with a decimal point', 'suits a price such as £4.75'],
        },
        { term: 'string', clues: ['stores several letters and symbols', 'suits a surname'] },
        {
          term: 'character',
          or: ['char'],
          clues: ['stores a single letter or symbol', 'suits one key that is pressed'],
        },
        { term: 'Boolean', clues: ['stores true or false', 'suits whether a bill has been paid'] },
        {
          term: 'array',
          near: ['string'],
          clues: ['stores a list of values of the same type under one name'],
        },
      ],
    },
    {
      noun: 'programming construct',
      tag: 'constructs',
      facts: [
        { term: 'fixed loop', or: ['FOR loop', 'fixed'], clues: ['repeats code a set number of times'] },
        {
          term: 'conditional loop',
          or: ['WHILE loop', 'REPEAT loop', 'conditional'],
          clues: ['repeats code until something becomes true or while it is true'],
        },
        { term: 'selection', or: ['IF statement', 'IF'], clues: ['chooses which code to carry out'] },
        { term: 'assignment', clues: ['gives a value to a variable'] },
        { term: 'concatenation', clues: ['joins two strings together'] },
        { term: 'nested loop', or: ['nested'], clues: ['has one repetition inside another'] },
        {
          term: 'logical operator',
          or: ['AND', 'OR', 'NOT', 'logical operators'],
          clues: ['joins two conditions into a compound one'],
        },
        { term: 'parameter', or: ['parameters'], clues: ['passes a value to a function'] },
      ],
    },
    {
      noun: 'predefined function or standard algorithm',
      tag: 'standard-algorithms',
      facts: [
        { term: 'length', or: ['len'], clues: ['answers how many characters a string has'] },
        { term: 'round', clues: ['answers a number to a given number of decimal places'] },
        { term: 'random', clues: ['answers a number chosen by chance'] },
        {
          term: 'input validation',
          or: ['validation'],
          clues: ['asks again until the user enters acceptable data'],
        },
        {
          term: 'running total',
          or: ['running total within a loop'],
          clues: ['adds each value to a sum as the loop goes on'],
        },
        {
          term: 'traversing an array',
          or: ['traverse', 'array traversal', 'traversal'],
          clues: ['visits every element of a list in turn'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'programming',
      tag: 'constructs',
      truths: [
        'a fixed loop is used when the number of repetitions is known',
        'a conditional loop is used for input validation',
        'an array stores values of the same data type',
        'a Boolean variable has two possible values',
        'meaningful variable names make code readable',
      ],
      errors: [
        ['a fixed loop repeats until the user enters valid data', 'a conditional loop does that'],
        ['an integer can store $3.5$', 'a real number can'],
        ['a string can store only letters', 'a string can store any characters'],
        ['AND is true when only one condition is true', 'AND needs both conditions to be true'],
      ],
    },
  ],
  points: [
    {
      question: 'State two ways in which a programmer can make code easier to read.',
      tag: 'readability',
      count: 2,
      points: [
        ['meaningful variable names', 'meaningful names'],
        ['internal commentary', 'comments'],
        ['indentation', 'indents'],
        ['white space', 'blank lines'],
      ],
    },
  ],
};

export const testing: FactSheet = {
  tables: [
    {
      noun: 'type of error',
      tag: 'error-types',
      article: 'a',
      facts: [
        {
          term: 'syntax error',
          or: ['syntax'],
          clues: [
            'breaks the rules of the programming language',
            'is made by a misspelt keyword, so that the program does not start',
          ],
        },
        {
          term: 'execution error',
          or: ['execution', 'runtime error'],
          clues: ['makes the program crash while it is running', 'is made by a division by zero'],
        },
        {
          term: 'logic error',
          or: ['logic', 'logical error'],
          clues: [
            'lets the program run but gives wrong results',
            'is made by a plus sign where a minus sign should be',
          ],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'evaluation-terms',
      facts: [
        { term: 'fit for purpose', clues: ['describes a program that meets all its requirements'] },
        {
          term: 'efficient',
          or: ['efficiency'],
          clues: ['describes a program that uses no more processing or memory than it needs'],
        },
        {
          term: 'robust',
          or: ['robustness'],
          clues: ['describes a program that does not crash with unexpected input'],
        },
        {
          term: 'readable',
          or: ['readability'],
          clues: ['describes a program that another programmer can understand easily'],
        },
        {
          term: 'normal',
          near: ['extreme', 'exceptional'],
          clues: ['describes test data within the accepted range'],
        },
        {
          term: 'extreme',
          near: ['normal'],
          clues: ['describes test data at the limits of the accepted range'],
        },
        { term: 'exceptional', near: ['normal'], clues: ['describes test data that should be rejected'] },
        { term: 'test table', clues: ['lists test data with expected and actual results'] },
      ],
    },
  ],
  statements: [
    {
      about: 'testing and evaluation',
      tag: 'error-types',
      truths: [
        'extreme test data lies on the limits of the range',
        'a syntax error stops the program from being translated',
        'a logic error does not stop the program',
        'expected results are worked out before the test',
        'internal commentary makes a program more readable',
      ],
      errors: [
        ['exceptional data should be accepted', 'exceptional data should be rejected'],
        ['a syntax error gives wrong results while the program runs', 'a logic error does that'],
        ['normal data lies outside the range', 'normal data lies inside the range'],
        ['a robust program crashes on unexpected input', 'a robust program copes with it'],
      ],
    },
  ],
  points: [
    {
      question: 'Name the three types of error that a program can contain.',
      tag: 'error-types',
      count: 3,
      points: [['syntax'], ['execution', 'runtime', 'run time'], ['logic', 'logical']],
    },
    {
      question: 'Name two types of test data.',
      tag: 'test-data',
      count: 2,
      points: [['normal'], ['extreme'], ['exceptional']],
    },
    {
      question: 'State two criteria by which a finished program is evaluated.',
      tag: 'evaluation-terms',
      count: 2,
      points: [
        ['fitness for purpose', 'fit for purpose'],
        ['efficiency', 'efficient', 'efficient use of constructs'],
        ['robustness', 'robust'],
        ['readability', 'readable'],
      ],
    },
  ],
};

export const systems: FactSheet = {
  tables: [
    {
      noun: 'part of a computer',
      tag: 'computer-parts',
      article: 'the',
      facts: [
        {
          term: 'control unit',
          clues: [
            'manages the fetching and carrying out of instructions',
            'sends signals to the other parts of the processor',
          ],
        },
        {
          term: 'ALU',
          or: ['arithmetic and logic unit', 'arithmetic logic unit'],
          clues: ['carries out calculations and comparisons'],
        },
        {
          term: 'register',
          or: ['registers'],
          clues: ['is a small and very fast store inside the processor'],
        },
        {
          term: 'main memory',
          or: ['memory', 'RAM'],
          clues: ['holds the programs and data that are in use'],
        },
        { term: 'address bus', clues: ['carries the location in memory from the processor'] },
        { term: 'data bus', clues: ['carries instructions and values between memory and processor'] },
        {
          term: 'processor',
          or: ['CPU'],
          near: ['control unit', 'ALU', 'register'],
          clues: ['contains the control unit, the ALU and the registers'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'data-representation',
      facts: [
        {
          term: 'ASCII',
          or: ['extended ASCII'],
          clues: ['is a code that stores each character in $8$ bits'],
        },
        {
          term: 'bitmap',
          or: ['bit-map', 'bit-mapped'],
          clues: ['stores a picture as the colours of its pixels'],
        },
        { term: 'vector', or: ['vector graphics'], clues: ['stores a picture as objects with attributes'] },
        {
          term: 'floating point',
          or: ['floating-point'],
          clues: ['stores a real number with a mantissa and an exponent'],
        },
        { term: 'mantissa', clues: ['holds the digits of a real number'] },
        { term: 'exponent', clues: ['holds the power by which the point of a real number is moved'] },
        { term: 'pixel', clues: ['means the smallest dot of a picture'] },
        { term: 'bit', clues: ['means a single $0$ or $1$'] },
        { term: 'byte', clues: ['means a group of $8$ zeros and ones'] },
        {
          term: 'machine code',
          or: ['binary'],
          clues: ['is the language of zeros and ones that the processor can run'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'translation-security',
      facts: [
        { term: 'compiler', clues: ['translates a whole program before it is run'] },
        { term: 'interpreter', clues: ['translates and runs a program line by line'] },
        {
          term: 'firewall',
          clues: ['checks data that enters or leaves a network and blocks what is not allowed'],
        },
        {
          term: 'encryption',
          or: ['encrypt', 'encrypted'],
          clues: ['codes data so that it makes no sense to a person who intercepts it'],
        },
        {
          term: 'standby mode',
          or: ['standby', 'sleep mode'],
          clues: ['saves energy when a computer is not used for a while'],
        },
        {
          term: 'monitor settings',
          or: ['screen brightness', 'brightness', 'screensaver'],
          clues: ['saves energy by a darker screen'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'bitmap and vector graphics',
      tag: 'data-representation',
      truths: [
        'a vector graphic can be enlarged without loss of quality',
        'a bitmap stores the colour of each pixel',
        'the objects of a vector graphic can be edited separately',
        'a bitmap becomes blocky when it is enlarged',
        'radius and fill colour can be attributes of a vector object',
      ],
      errors: [
        ['a vector graphic becomes blocky when it is enlarged', 'a bitmap does'],
        ['a vector graphic stores each pixel', 'it stores objects and their attributes'],
        ['a bitmap stores objects with attributes', 'a vector graphic does'],
        ['a higher colour depth makes a bitmap file smaller', 'it makes the file larger'],
      ],
    },
    {
      about: 'computer systems',
      tag: 'translation-security',
      truths: [
        'a compiled program runs without being translated again',
        'an interpreter reports errors as it meets them',
        'a firewall filters network traffic',
        'encrypted data cannot be read without the key',
        'the data bus works in both directions',
      ],
      errors: [
        ['an interpreter translates the whole program before it is run', 'a compiler does that'],
        ['a firewall codes data', 'encryption codes data'],
        ['the ALU stores files when the power is off', 'the ALU carries out calculations'],
        ['the address bus carries instructions', 'the data bus carries them'],
      ],
    },
  ],
  points: [
    {
      question: 'State two ways to reduce the energy use of a computer.',
      tag: 'translation-security',
      count: 2,
      points: [
        ['standby', 'sleep mode', 'sleep'],
        ['power down settings', 'switch off', 'turn off', 'power down'],
        ['monitor settings', 'reduce brightness', 'lower brightness', 'darker screen'],
      ],
    },
    {
      question: 'State two attributes of a rectangle in a vector graphic.',
      tag: 'data-representation',
      count: 2,
      points: [
        ['fill colour', 'fill'],
        ['line colour', 'line'],
        ['coordinates', 'position', 'x and y'],
        ['width'],
        ['height'],
      ],
    },
  ],
};

export const databases: FactSheet = {
  tables: [
    {
      noun: 'database term',
      tag: 'database-terms',
      facts: [
        { term: 'primary key', clues: ['identifies each record of a table uniquely'] },
        { term: 'foreign key', clues: ['links a table to the key of another table'] },
        { term: 'record', or: ['row'], clues: ['means all the data about one person or thing'] },
        { term: 'field', or: ['attribute', 'column'], clues: ['means one item of data such as surname'] },
        { term: 'entity', or: ['table'], clues: ['means a thing about which data is stored'] },
        { term: 'query', clues: ['asks a database for the data that meets conditions'] },
        {
          term: 'equi-join',
          or: ['join'],
          clues: ['combines two tables where their key values are the same'],
        },
        {
          term: 'GDPR',
          or: ['General Data Protection Regulation'],
          clues: ['is the law on how personal data may be stored and used'],
        },
        {
          term: 'data dictionary',
          clues: ['lists the fields of a table with their types, sizes and validation'],
        },
        {
          term: 'one-to-many',
          or: ['one to many'],
          clues: ['describes a relationship such as one school with several pupils'],
        },
      ],
    },
    {
      noun: 'type of validation',
      tag: 'validation',
      article: 'a',
      facts: [
        {
          term: 'presence check',
          or: ['presence', 'required'],
          clues: ['makes sure that a field is not left empty'],
        },
        { term: 'range check', or: ['range'], clues: ['makes sure that a number lies between two limits'] },
        {
          term: 'restricted choice',
          or: ['restricted'],
          clues: ['lets the user pick from a list of values'],
        },
        {
          term: 'length check',
          or: ['length', 'field length'],
          clues: ['makes sure that the right number of characters is entered'],
        },
      ],
    },
    {
      noun: 'SQL keyword',
      tag: 'sql-keywords',
      facts: [
        { term: 'SELECT', clues: ['says which fields are shown'] },
        { term: 'FROM', clues: ['says which table the data comes out of'] },
        { term: 'WHERE', clues: ['gives the condition that records must meet'] },
        { term: 'ORDER BY', clues: ['sorts the answer'], near: ['ASC', 'DESC'] },
        { term: 'INSERT INTO', or: ['INSERT'], clues: ['adds a new record'] },
        { term: 'UPDATE', clues: ['changes values in records that exist'] },
        { term: 'DELETE', or: ['DELETE FROM'], clues: ['removes records'] },
        { term: 'DESC', clues: ['sorts from high to low'] },
        { term: 'ASC', clues: ['sorts from low to high'] },
      ],
    },
  ],
  statements: [
    {
      about: 'databases',
      tag: 'database-terms',
      truths: [
        'a primary key must be unique',
        'a foreign key links two tables',
        'UPDATE without WHERE changes every record',
        'a restricted choice prevents spelling mistakes',
        'personal data must be kept secure',
      ],
      errors: [
        ['two records of a table may have the same primary key', 'a primary key is unique'],
        ['DELETE adds a record', 'INSERT adds one'],
        ['ORDER BY price ASC puts the dearest first', 'it puts the cheapest first'],
        ['a range check makes sure that a field is not empty', 'a presence check does'],
      ],
    },
  ],
  points: [
    {
      question: 'State two types of validation that can be set for the fields of a database.',
      tag: 'validation',
      count: 2,
      points: [
        ['presence check', 'presence'],
        ['range check', 'range'],
        ['restricted choice'],
        ['field length', 'length check', 'length'],
      ],
    },
    {
      question:
        'State two requirements of data protection law (GDPR) for an organisation that keeps personal data.',
      tag: 'database-terms',
      count: 2,
      points: [
        ['kept secure', 'secure', 'securely'],
        ['accurate', 'up to date'],
        ['limited to what is necessary', 'not excessive', 'only what is needed', 'limited'],
        ['used lawfully', 'lawfully', 'fairly', 'transparent'],
        ['not kept longer than necessary', 'no longer than necessary'],
        ['stated purpose', 'purpose'],
      ],
    },
  ],
};

export const webPages: FactSheet = {
  tables: [
    {
      noun: 'HTML element',
      tag: 'html-elements',
      facts: [
        { term: 'head', clues: ['holds the title and the link to the style sheet'] },
        { term: 'body', clues: ['holds everything that is shown on the page'] },
        { term: 'title', clues: ['gives the text on the tab of the browser'] },
        { term: 'h1', or: ['heading'], clues: ['shows the largest heading'] },
        { term: 'p', or: ['paragraph'], clues: ['shows a block of ordinary text'] },
        { term: 'img', or: ['image'], clues: ['shows a picture'] },
        { term: 'ul', or: ['unordered list'], clues: ['shows a list with bullet points'] },
        { term: 'ol', or: ['ordered list'], clues: ['shows a numbered list'] },
        { term: 'li', or: ['list item'], clues: ['holds one item of a list'] },
        { term: 'audio', clues: ['plays a sound file'] },
        { term: 'video', clues: ['plays a film file'] },
        { term: 'div', clues: ['groups parts of a page so that they can be styled together'] },
      ],
    },
    {
      noun: 'CSS property',
      tag: 'css-properties',
      facts: [
        { term: 'color', or: ['colour'], clues: ['sets the shade of the letters'] },
        {
          term: 'background-color',
          near: ['color'],
          or: ['background colour'],
          clues: ['sets what lies behind the text'],
        },
        { term: 'font-family', clues: ['sets the typeface, such as Arial'] },
        { term: 'font-size', clues: ['sets how large the letters are'] },
        { term: 'text-align', clues: ['sets text to the left, centre or right'] },
      ],
    },
    {
      noun: 'term of web design',
      tag: 'web-terms',
      facts: [
        {
          term: 'internal hyperlink',
          or: ['internal link', 'internal', 'relative'],
          clues: ['leads to a page of the same website'],
        },
        {
          term: 'external hyperlink',
          or: ['external link', 'external', 'absolute'],
          clues: ['leads to a page of another website'],
        },
        {
          term: 'class selector',
          or: ['class'],
          clues: ['styles several elements and is written with a full stop'],
        },
        { term: 'ID selector', or: ['ID'], clues: ['styles one element and is written with a hash sign'] },
        {
          term: 'external style sheet',
          near: ['external hyperlink'],
          or: ['external stylesheet', 'external CSS'],
          clues: ['keeps the styles of many pages in one file'],
        },
        {
          term: 'JavaScript',
          clues: ['adds interactive events such as a change when the mouse is over a picture'],
        },
        { term: 'onmouseover', clues: ['is the event of a pointer that moves onto an element'] },
        { term: 'JPEG', or: ['JPG'], clues: ['is a compressed format for photographs'] },
        { term: 'GIF', clues: ['is a format for simple animations with at most $256$ colours'] },
        { term: 'PNG', clues: ['is a lossless format that allows transparency'] },
        {
          term: 'copyright',
          or: ['Copyright, Designs and Patents Act'],
          clues: ['protects pictures and music on websites from being copied without permission'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'web pages',
      tag: 'web-terms',
      truths: [
        'an external style sheet can be used by many pages',
        'the body holds what the page shows',
        'a class can be used on several elements',
        'JavaScript can react to a mouse event',
        'GIF files can be animated',
      ],
      errors: [
        ['the head holds what the page shows', 'the body does'],
        [
          'an ID should be used on many elements of a page',
          'an ID names one element; a class can be used on many',
        ],
        ['CSS is used to structure the content of a page', 'HTML structures the content; CSS styles it'],
        ['JPEG allows transparency', 'PNG and GIF allow transparency'],
      ],
    },
  ],
  points: [
    {
      question: 'State two factors that affect the quality or file size of a graphic on a web page.',
      tag: 'web-terms',
      count: 2,
      points: [
        ['resolution'],
        ['colour depth', 'bit depth'],
        ['compression', 'compressed'],
        ['file format', 'format'],
        ['size of the picture', 'dimensions'],
      ],
    },
  ],
};
