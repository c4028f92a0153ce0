/**
 * Facts for the questions on software, computer systems, databases and the web. `clues` describe a term,
 * `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options. In `errors`,
 * each false statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const software: FactSheet = {
  tables: [
    {
      noun: 'term of development',
      tag: 'development-methods',
      facts: [
        {
          term: 'waterfall',
          or: ['iterative', 'waterfall model'],
          clues: ['completes each phase before the next and suits projects whose requirements are fixed'],
        },
        {
          term: 'agile',
          clues: ['develops software in short sprints with regular feedback from the client'],
        },
        { term: 'scope', clues: ['states the deliverables of a project'] },
        {
          term: 'boundaries',
          or: ['boundary'],
          clues: ['states what will and will not be included in a project'],
        },
        {
          term: 'functional requirements',
          or: ['functional requirement'],
          clues: ['states inputs, processes and outputs'],
        },
        {
          term: 'data flow',
          clues: ['shows which data passes into and out of each sub-program of a design'],
        },
        { term: 'pseudocode', clues: ['shows a design as numbered English-like steps with refinements'] },
        {
          term: 'structure diagram',
          clues: ['shows a design as boxes with arrows for the data that passes between them'],
        },
        { term: 'wireframe', clues: ['shows the planned user interface'] },
      ],
    },
    {
      noun: 'programming term',
      tag: 'programming-terms',
      facts: [
        { term: 'record', clues: ['groups fields of different data types under one name'] },
        {
          term: 'array of records',
          near: ['record'],
          clues: ['stores several items that each have fields of different types'],
        },
        {
          term: 'parallel 1-D arrays',
          or: ['parallel arrays'],
          clues: ['stores related data at the same index of several lists'],
        },
        {
          term: 'local variable',
          or: ['local'],
          clues: ['can be used only inside the sub-program in which it is declared'],
        },
        { term: 'global variable', or: ['global'], clues: ['can be used anywhere in the program'] },
        { term: 'formal parameter', or: ['formal'], clues: ['stands in the definition of a sub-program'] },
        { term: 'actual parameter', or: ['actual'], clues: ['stands in the call of a sub-program'] },
        { term: 'function', clues: ['is a sub-program that returns a single value'] },
        { term: 'procedure', clues: ['is a sub-program that carries out a task without returning a value'] },
        {
          term: 'sequential file',
          or: ['text file', 'CSV file', 'file'],
          clues: ['keeps data on backing storage so that a program can read it later'],
        },
        { term: 'substring', clues: ['is a part of a string'] },
        { term: 'modulus', or: ['mod'], clues: ['gives the remainder of a division'] },
      ],
    },
    {
      noun: 'testing or evaluation term',
      tag: 'testing-terms',
      facts: [
        { term: 'dry run', clues: ['means that a person steps through code on paper'] },
        {
          term: 'trace table',
          or: ['trace tool'],
          clues: ['lists the values of variables as code is stepped through'],
        },
        { term: 'breakpoint', clues: ['halts a program at a chosen line so that values can be looked at'] },
        { term: 'watchpoint', clues: ['halts a program when the value of a variable changes'] },
        {
          term: 'comprehensive testing',
          or: ['comprehensive'],
          clues: ['tries every part of a program with normal, extreme and exceptional data'],
        },
        {
          term: 'maintainability',
          or: ['maintainable'],
          clues: ['means that a program can be changed easily later'],
        },
        { term: 'usability', or: ['usable'], clues: ['means that an interface is easy to use'] },
        { term: 'robustness', or: ['robust'], clues: ['means that a program copes with unexpected input'] },
        {
          term: 'efficiency',
          or: ['efficient'],
          clues: ['means that a program uses suitable constructs and little processing'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'software development',
      tag: 'programming-terms',
      truths: [
        'a function returns a value',
        'a parameter passed by value leaves the variable outside unchanged',
        'local variables can share a name in different sub-programs',
        'a linear search looks at each element in turn',
        'agile development involves the client throughout',
        'a record can hold fields of different types',
      ],
      errors: [
        ['a parameter passed by reference is a copy', 'it gives access to the variable itself'],
        ['a global variable can be used in one sub-program only', 'it can be used anywhere'],
        ['the waterfall model expects the requirements to change often', 'agile development does'],
        ['formal parameters stand in the call', 'actual parameters stand in the call'],
        ['a breakpoint deletes a line of code', 'a breakpoint halts the program at a line'],
      ],
    },
  ],
  points: [
    {
      question:
        'State two criteria by which software is evaluated at Higher, apart from fitness for purpose.',
      tag: 'testing-terms',
      count: 2,
      points: [['efficiency', 'efficient'], ['usability'], ['maintainability'], ['robustness', 'robust']],
    },
    {
      question: 'State two advantages of modular code with sub-programs.',
      tag: 'programming-terms',
      count: 2,
      points: [
        ['reuse', 'reused', 'used again'],
        ['easier to test', 'tested separately', 'test separately'],
        ['easier to read', 'readable', 'readability'],
        ['easier to maintain', 'maintain', 'maintainability'],
        ['shared between programmers', 'team', 'different programmers'],
      ],
    },
  ],
};

export const computerSystems: FactSheet = {
  tables: [
    {
      noun: 'part of a computer system',
      tag: 'computer-structure',
      facts: [
        {
          term: 'control line',
          or: ['control bus', 'control lines'],
          clues: ['carries signals such as read, write and clock'],
        },
        { term: 'data bus', clues: ['carries values in both directions between memory and processor'] },
        { term: 'address bus', clues: ['carries the location of the memory to be used, in one direction'] },
        {
          term: 'cache',
          or: ['cache memory'],
          clues: ['is fast memory on or near the processor that holds often-used instructions'],
        },
        {
          term: 'core',
          or: ['cores', 'processor core'],
          clues: ['is one of several units that can process instructions at the same time'],
        },
        {
          term: 'clock',
          or: ['clock speed'],
          clues: ['sets the rate at which instructions are carried out'],
        },
        { term: 'register', or: ['registers'], clues: ['is a storage location inside the processor'] },
        { term: 'main memory', or: ['memory', 'RAM'], clues: ['holds the program that is running'] },
      ],
    },
    {
      noun: 'term',
      tag: 'data-representation',
      facts: [
        {
          term: 'Unicode',
          clues: ['represents the characters of all languages with $16$ or more bits each'],
        },
        { term: 'ASCII', or: ['extended ASCII'], clues: ['represents at most $256$ characters'] },
        {
          term: "two's complement",
          or: ['twos complement'],
          clues: ['represents positive and negative integers'],
        },
        { term: 'mantissa', clues: ['decides the precision of a floating-point number'] },
        { term: 'exponent', clues: ['decides the range of a floating-point number'] },
        { term: 'bitmap', or: ['bit-map'], clues: ['represents a picture pixel by pixel'] },
        {
          term: 'vector',
          or: ['vector graphics'],
          clues: ['represents a picture as objects with attributes'],
        },
        {
          term: 'intelligent system',
          or: ['intelligent systems'],
          clues: ['means a device such as a smart heating control that cuts energy use'],
        },
      ],
    },
    {
      noun: 'term of security',
      tag: 'security',
      facts: [
        {
          term: 'cookie',
          or: ['tracking cookie', 'tracking cookies', 'cookies'],
          clues: ['records the websites that a user visits'],
        },
        {
          term: 'denial of service',
          or: ['DoS', 'denial of service attack', 'DDoS'],
          clues: ['overloads a server with requests so that users cannot reach it'],
        },
        { term: 'encryption', clues: ['codes data so that only the holder of a key can read it'] },
        { term: 'public key', clues: ['is used to encrypt data and may be known to anyone'] },
        { term: 'private key', clues: ['is used to decrypt data and must be kept secret'] },
        {
          term: 'digital signature',
          or: ['signature'],
          clues: ['proves who sent a message and that it was not changed'],
        },
        {
          term: 'digital certificate',
          or: ['certificate'],
          clues: ['proves that a website and its key are authentic'],
        },
        {
          term: 'Computer Misuse Act',
          or: ['Computer Misuse'],
          clues: ['is the law against unauthorised access to computers'],
        },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the fetch-execute cycle',
      tag: 'computer-structure',
      stages: [
        'the address of the instruction is placed on the address bus',
        'the read line is activated',
        'the instruction is carried to the processor on the data bus',
        'the instruction is decoded',
        'the instruction is executed',
      ],
    },
  ],
  statements: [
    {
      about: 'computer systems',
      tag: 'computer-structure',
      truths: [
        'cache memory is faster than main memory',
        'a wider data bus carries more data at a time',
        'a longer exponent increases the range of real numbers',
        'a longer mantissa increases the precision of real numbers',
        'Unicode needs more storage for a text than ASCII',
        'data encrypted with a public key is decrypted with the private key',
      ],
      errors: [
        ['a longer mantissa increases the range of real numbers', 'a longer exponent increases the range'],
        ['the address bus carries data in both directions', 'the data bus does'],
        ['ASCII can represent more characters than Unicode', 'Unicode can represent more'],
        ['a public key must be kept secret', 'the private key must be kept secret'],
        ['the write line is activated to fetch an instruction', 'the read line is activated'],
      ],
    },
  ],
  points: [
    {
      question: 'State two symptoms or costs of a denial of service attack.',
      tag: 'security',
      count: 2,
      points: [
        ['slow performance', 'slow'],
        ['users cannot access', 'no access', 'website unavailable', 'cannot be reached'],
        ['lost revenue', 'loss of income', 'lost business'],
        ['cost of repair', 'labour costs', 'cost of staff'],
      ],
    },
    {
      question: 'State two factors that affect the performance of a computer system.',
      tag: 'computer-structure',
      count: 2,
      points: [
        ['number of cores', 'cores', 'number of processors'],
        ['clock speed'],
        ['cache', 'cache memory'],
        ['width of the data bus', 'data bus'],
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
        { term: 'compound key', clues: ['is made of two or more fields that together identify a record'] },
        { term: 'primary key', clues: ['is a single field that identifies a record'] },
        { term: 'foreign key', clues: ['is a field that refers to the key of another table'] },
        {
          term: 'entity-occurrence diagram',
          or: ['entity occurrence diagram', 'entity-occurrence modelling'],
          clues: ['shows with sample values how records of tables are linked'],
        },
        {
          term: 'entity-relationship diagram',
          or: ['entity relationship diagram', 'ERD'],
          near: ['entity-occurrence diagram'],
          clues: ['shows tables with their attributes and cardinality'],
        },
        {
          term: 'cardinality',
          clues: ['tells whether a relationship is one-to-one, one-to-many or many-to-many'],
        },
        { term: 'query design', clues: ['lists fields, tables, search criteria, grouping and sort order'] },
        { term: 'data dictionary', clues: ['lists attributes with type, size, key and validation'] },
        {
          term: 'referential integrity',
          clues: ['makes sure that a reference to another table has a matching record'],
        },
        {
          term: 'end-user requirements',
          or: ['end user requirements'],
          clues: ['states the searches and sorts that people will carry out'],
        },
      ],
    },
    {
      noun: 'SQL keyword or symbol',
      tag: 'sql-keywords',
      facts: [
        { term: 'COUNT', clues: ['answers how many records there are'] },
        { term: 'SUM', clues: ['answers the total of a field'] },
        { term: 'AVG', or: ['average'], clues: ['answers the mean of a field'] },
        { term: 'MAX', clues: ['answers the greatest value of a field'] },
        { term: 'MIN', clues: ['answers the least value of a field'] },
        { term: 'GROUP BY', clues: ['puts together the records with the same value of a field'] },
        { term: 'LIKE', clues: ['compares text with a pattern'] },
        { term: 'AS', or: ['alias'], clues: ['gives a column of the answer a readable name'] },
        { term: 'ORDER BY', clues: ['sorts the answer table'] },
        { term: 'WHERE', clues: ['restricts the records to those that meet a condition'] },
      ],
    },
  ],
  statements: [
    {
      about: 'databases and SQL',
      tag: 'sql-keywords',
      truths: [
        'a compound key consists of two or more fields',
        'GROUP BY gives one row for each group',
        'the percent sign is a wildcard for any number of characters',
        'an aggregate function works on several records',
        'an equi-join needs a condition that compares keys',
      ],
      errors: [
        ['COUNT answers the total of a field', 'SUM answers the total'],
        ['a compound key consists of one field', 'it consists of two or more'],
        ['AS sorts the answer', 'AS gives a column a readable name'],
        [
          'a query without a join condition links only matching records',
          'it combines every record with every other',
        ],
      ],
    },
  ],
};

export const web: FactSheet = {
  tables: [
    {
      noun: 'HTML element',
      tag: 'html-elements',
      facts: [
        { term: 'nav', clues: ['holds the links for getting round a site'] },
        { term: 'header', clues: ['holds the top of a page'] },
        { term: 'footer', clues: ['holds the bottom of a page'] },
        { term: 'section', clues: ['holds a themed part of a page'] },
        { term: 'main', clues: ['holds the central content of a page'] },
        { term: 'form', clues: ['holds the fields in which a user enters data'] },
        { term: 'input', clues: ['makes a text box, radio button or submit button'] },
        { term: 'select', clues: ['makes a drop-down list'] },
        { term: 'option', clues: ['makes one choice of a drop-down list'] },
        { term: 'textarea', clues: ['makes a box for several lines of text'] },
      ],
    },
    {
      noun: 'CSS property or selector',
      tag: 'css-properties',
      facts: [
        { term: 'display', clues: ['can be set to block, inline or none'] },
        { term: 'float', clues: ['moves an element to the left or right so that others flow round it'] },
        { term: 'clear', clues: ['keeps an element from flowing beside a floated one'] },
        { term: 'margin', clues: ['sets the space outside the border'] },
        { term: 'padding', clues: ['sets the space between content and border'] },
        { term: 'width', clues: ['sets how wide an element is'] },
        { term: 'descendant selector', or: ['descendant'], clues: ['styles an element only inside another'] },
        {
          term: 'grouping selector',
          or: ['grouping'],
          clues: ['styles several elements with one rule, parted by commas'],
        },
        {
          term: 'hover',
          or: ['hover pseudo-class'],
          clues: ['styles an element while the pointer is over it'],
        },
      ],
    },
    {
      noun: 'term of web development',
      tag: 'web-terms',
      facts: [
        { term: 'onmouseover', clues: ['is the event of a pointer that moves onto an element'] },
        { term: 'onmouseout', clues: ['is the event of a pointer that leaves an element'] },
        { term: 'onclick', clues: ['is the event of a mouse button pressed on an element'] },
        { term: 'usability testing', clues: ['lets people with set personas try tasks on a site'] },
        {
          term: 'compatibility testing',
          clues: ['tries a site in different browsers and on different devices'],
        },
        {
          term: 'low-fidelity prototype',
          or: ['low fidelity prototype', 'prototype'],
          clues: ['is a paper or simple version of a site that is shown to users before coding'],
        },
        { term: 'maxlength', or: ['length'], clues: ['limits the number of characters in a text box'] },
        {
          term: 'required',
          or: ['presence check'],
          clues: ['makes sure that a form field is not left empty'],
        },
        { term: 'persona', clues: ['describes a typical user by skills and goals'] },
      ],
    },
  ],
  statements: [
    {
      about: 'web development',
      tag: 'web-terms',
      truths: [
        'padding lies inside the border',
        'a descendant selector applies only inside its parent',
        'display: none hides an element',
        'a persona represents a group of users',
        'radio buttons let a user choose one option',
      ],
      errors: [
        ['margin lies between content and border', 'padding does'],
        ['a grouping selector applies only inside a parent', 'a descendant selector does'],
        ['onmouseout happens when the pointer moves onto an element', 'onmouseover does'],
        ['compatibility testing is done on one browser', 'it is done on several browsers and devices'],
      ],
    },
  ],
  points: [
    {
      question: 'State two types of form input that restrict the choice of a user.',
      tag: 'html-elements',
      count: 2,
      points: [
        ['radio button', 'radio buttons', 'radio'],
        ['drop-down list', 'select', 'drop down', 'dropdown'],
        ['check box', 'checkbox'],
        ['number with a range', 'range', 'min and max'],
      ],
    },
  ],
};
