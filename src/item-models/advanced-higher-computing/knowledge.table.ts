/**
 * Facts for the questions on software, databases and web development. `clues` describe a term, `or` lists
 * other accepted wordings, and `near` lists terms too similar to be wrong options. In `errors`, each false
 * statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const software: FactSheet = {
  tables: [
    {
      noun: 'object-oriented term',
      tag: 'oop-terms',
      facts: [
        { term: 'class', clues: ['is the blueprint from which objects are made'] },
        {
          term: 'object',
          or: ['instance'],
          clues: ['is one thing made from a blueprint, with values of its own'],
        },
        {
          term: 'property',
          or: ['properties', 'attribute', 'instance variable'],
          clues: ['stores data of an object'],
        },
        { term: 'method', or: ['methods'], clues: ['is what an object can do'] },
        {
          term: 'encapsulation',
          clues: ['hides data inside an object, so that it is reached only through its own operations'],
        },
        {
          term: 'inheritance',
          clues: ['lets a sub-class take over the properties and methods of its parent'],
        },
        { term: 'polymorphism', clues: ['lets the same call act differently in different sub-classes'] },
        { term: 'constructor', clues: ['is run when an object is created and sets its first values'] },
        {
          term: 'sub-class',
          near: ['class', 'superclass'],
          or: ['subclass', 'child class'],
          clues: ['is derived from another and may override it'],
        },
        {
          term: 'superclass',
          or: ['parent class', 'super-class', 'base class'],
          clues: ['is the one from which others are derived'],
        },
        { term: 'private', clues: ['describes data that cannot be reached from outside the class'] },
        { term: 'public', clues: ['describes what can be reached from outside the class'] },
      ],
    },
    {
      noun: 'data structure or algorithm',
      tag: 'structures-and-algorithms',
      article: 'the',
      facts: [
        {
          term: 'linked list',
          near: ['double linked list'],
          clues: ['is made of nodes that each hold data and a pointer to the next'],
        },
        {
          term: 'double linked list',
          or: ['doubly linked list'],
          near: ['linked list'],
          clues: ['is made of nodes with pointers to the next and to the one before'],
        },
        {
          term: 'two-dimensional array',
          or: ['2D array', '2-D array', 'two dimensional array'],
          clues: ['stores values in rows and columns'],
        },
        { term: 'array of objects', clues: ['stores several instances of a class under one name'] },
        { term: 'binary search', clues: ['halves a sorted list at each step'] },
        { term: 'linear search', clues: ['looks at each element from the start until it finds the target'] },
        { term: 'bubble sort', clues: ['compares neighbours and swaps them until no swap is needed'] },
        {
          term: 'insertion sort',
          clues: ['moves each element back to its place in the sorted part of the list'],
        },
      ],
    },
    {
      noun: 'term of development',
      tag: 'development-terms',
      facts: [
        {
          term: 'feasibility study',
          or: ['feasibility'],
          clues: ['finds out whether a project is possible in money, time, law and technology'],
        },
        {
          term: 'economic feasibility',
          or: ['economic'],
          near: ['feasibility study'],
          clues: ['asks whether a project will repay its cost'],
        },
        {
          term: 'legal feasibility',
          or: ['legal'],
          near: ['feasibility study'],
          clues: ['asks whether a project keeps to the law'],
        },
        {
          term: 'technical feasibility',
          or: ['technical'],
          near: ['feasibility study'],
          clues: ['asks whether the hardware, software and skills exist'],
        },
        {
          term: 'use case diagram',
          or: ['use case'],
          clues: ['shows actors and what they do with a system'],
        },
        {
          term: 'class diagram',
          or: ['UML class diagram'],
          clues: ['shows classes with their properties, methods and inheritance'],
        },
        {
          term: 'Gantt chart',
          or: ['Gantt'],
          clues: ['shows the tasks of a project as bars along a time line'],
        },
        { term: 'component testing', clues: ['tries one sub-program or class on its own'] },
        {
          term: 'integration testing',
          or: ['integrative testing'],
          clues: ['tries whether parts of a system work together'],
        },
        { term: 'final testing', or: ['final'], clues: ['tries the complete program'] },
        {
          term: 'end-user testing',
          or: ['acceptance testing', 'end user testing'],
          clues: ['lets the people for whom the system is made try it'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'object-oriented programming',
      tag: 'oop-terms',
      truths: [
        'an object is an instance of a class',
        'a sub-class inherits the methods of its superclass',
        'a sub-class may override a method',
        'private properties are reached through methods of the class',
        'a constructor sets the first values of an object',
      ],
      errors: [
        ['a superclass inherits from its sub-class', 'a sub-class inherits from its superclass'],
        ['encapsulation makes all data public', 'encapsulation hides data in the object'],
        ['a class is an instance of an object', 'an object is an instance of a class'],
        ['a program can make only one object of a class', 'it can make many'],
      ],
    },
    {
      about: 'searching, sorting and data structures',
      tag: 'structures-and-algorithms',
      truths: [
        'a binary search needs a sorted list',
        'a linear search works on an unsorted list',
        'a linked list can grow without moving its elements',
        'a binary search of $1000$ items needs at most $10$ comparisons',
        'an element of an array is reached directly by its index',
      ],
      errors: [
        ['a binary search works on an unsorted list', 'the list must be sorted'],
        ['an element of a linked list is reached directly by its index', 'the pointers have to be followed'],
        ['insertion sort needs two arrays', 'it sorts within one array'],
        ['deleting from a linked list moves all later nodes', 'only a pointer is changed'],
      ],
    },
  ],
  points: [
    {
      question: 'State two areas that a feasibility study looks at.',
      tag: 'development-terms',
      count: 2,
      points: [['economic', 'cost'], ['time', 'schedule'], ['legal'], ['technical']],
    },
    {
      question: 'State two advantages of object-oriented programming.',
      tag: 'oop-terms',
      count: 2,
      points: [
        ['reuse of code', 'code can be reused', 'reuse', 'reused'],
        ['encapsulation', 'data is protected', 'data hiding'],
        ['inheritance'],
        ['easier to maintain', 'maintain'],
        ['modular', 'teams can work separately'],
      ],
    },
  ],
};

export const databases: FactSheet = {
  tables: [
    {
      noun: 'SQL keyword',
      tag: 'sql-keywords',
      facts: [
        { term: 'CREATE TABLE', or: ['CREATE'], clues: ['makes a new table'] },
        { term: 'DROP TABLE', or: ['DROP'], clues: ['removes a table with all its data'] },
        { term: 'HAVING', clues: ['gives a condition that groups must meet'] },
        { term: 'BETWEEN', clues: ['selects values from a lower to an upper limit'] },
        { term: 'IN', clues: ['selects values that are members of a list or sub-query'] },
        { term: 'EXISTS', clues: ['is true when a sub-query gives at least one row'] },
        { term: 'ANY', clues: ['compares a value with at least one of the values of a sub-query'] },
        {
          term: 'AUTO INCREMENT',
          or: ['autoincrement', 'AUTO_INCREMENT'],
          clues: ['gives each new record the next number'],
        },
        { term: 'NOT NULL', clues: ['makes sure that a field has a value'] },
        { term: 'CHECK', clues: ['limits the values of a field by a condition'] },
        { term: 'PRIMARY KEY', clues: ['marks the field that identifies each record'] },
        { term: 'FOREIGN KEY', or: ['REFERENCES'], clues: ['marks the field that refers to another table'] },
      ],
    },
    {
      noun: 'SQL data type or term',
      tag: 'database-terms',
      facts: [
        { term: 'VARCHAR', clues: ['stores text of varying length'] },
        { term: 'INT', or: ['INTEGER'], clues: ['stores whole numbers'] },
        { term: 'FLOAT', clues: ['stores numbers with a decimal point'] },
        { term: 'DATE', clues: ['stores a day, month and year'] },
        { term: 'TIME', clues: ['stores hours, minutes and seconds'] },
        {
          term: 'surrogate key',
          or: ['surrogate'],
          clues: ['is an artificial identifier without meaning of its own'],
        },
        {
          term: 'sub-query',
          or: ['subquery', 'nested query'],
          clues: ['is a SELECT statement inside another statement'],
        },
        { term: 'weak entity', clues: ['depends on another entity to be identified'] },
        {
          term: 'participation',
          or: ['relationship participation'],
          clues: ['tells whether a relationship is mandatory or optional'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'SQL and database design',
      tag: 'sql-keywords',
      truths: [
        'WHERE is tested before the rows are grouped',
        'HAVING is tested after the rows are grouped',
        'a sub-query is run inside another query',
        'BETWEEN includes both limits',
        'DROP TABLE removes the structure as well as the data',
      ],
      errors: [
        ['HAVING is tested before the rows are grouped', 'WHERE is tested before; HAVING after'],
        ['NOT NULL makes a field unique', 'NOT NULL makes sure that it has a value'],
        ['an aggregate function may stand in WHERE', 'conditions on aggregates stand in HAVING'],
        ['a surrogate key has a meaning for the user', 'a surrogate key is artificial'],
      ],
    },
  ],
};

export const serverSide: FactSheet = {
  tables: [
    {
      noun: 'term of web development',
      tag: 'server-side',
      facts: [
        {
          term: 'server-side script',
          or: ['server-side', 'server side', 'PHP'],
          clues: ['is run on the machine that sends the page'],
        },
        {
          term: 'client-side script',
          or: ['client-side', 'client side', 'JavaScript'],
          clues: ['is run in the browser'],
        },
        {
          term: 'session variable',
          or: ['session', 'session variables'],
          clues: ['keeps a value from page to page while a user is visiting a site'],
        },
        { term: 'POST', clues: ['sends the data of a form without showing it in the address'] },
        { term: 'GET', clues: ['sends the data of a form in the address'] },
        {
          term: 'media query',
          or: ['media queries'],
          clues: ['applies styles only for certain screen sizes or devices'],
        },
        {
          term: 'action',
          clues: ['is the attribute of a form that names the page to which its data is sent'],
        },
        { term: 'method', clues: ['is the attribute of a form that says how its data is sent'] },
        {
          term: 'responsive design',
          or: ['responsive'],
          clues: ['adapts the layout of a page to the size of the screen'],
        },
      ],
    },
    {
      noun: 'PHP function or variable',
      tag: 'php-functions',
      facts: [
        {
          term: 'session start',
          or: ['session_start'],
          clues: ['begins or continues a visit, so that its variables can be used'],
        },
        {
          term: 'session destroy',
          or: ['session_destroy'],
          clues: ['ends a visit and removes its variables'],
        },
        { term: 'isset', clues: ['tells whether a variable has a value'] },
        { term: 'echo', or: ['print'], clues: ['writes text into the page'] },
        { term: 'mysqli connect', or: ['mysqli_connect'], clues: ['opens the database'] },
        { term: 'mysqli query', or: ['mysqli_query'], clues: ['runs an SQL statement'] },
        { term: 'mysqli close', or: ['mysqli_close'], clues: ['closes the database'] },
        { term: 'die', or: ['exit'], clues: ['stops the script with a message'] },
      ],
    },
  ],
  sequences: [
    {
      processName: 'the processing of a form',
      tag: 'server-side',
      stages: [
        'the user fills in the form and presses submit',
        'the browser sends the data to the server',
        'the script assigns the form data to variables',
        'the script opens the database and runs a query',
        'the script writes the results into a page',
        'the browser shows the page',
      ],
    },
  ],
  statements: [
    {
      about: 'server-side web development',
      tag: 'server-side',
      truths: [
        'a server-side script can use a database',
        'the user cannot see the code of a server-side script',
        'POST does not show form data in the address',
        'session variables keep their values from page to page',
        'a media query can test the width of the screen',
      ],
      errors: [
        ['PHP is run in the browser', 'PHP is run on the server'],
        ['GET hides form data from the address', 'POST does'],
        ['session variables are shared by all users', 'each session has its own'],
        ['a media query changes the content of a database', 'it changes which styles apply'],
      ],
    },
  ],
};
