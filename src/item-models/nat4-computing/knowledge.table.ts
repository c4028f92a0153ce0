// Facts of National 4 Computing Science. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const software: FactSheet = {
  tables: [
    {
      noun: 'programming term',
      tag: 'programming-terms',
      facts: [
        { term: 'variable', clues: ['is a named place in memory that holds a value'] },
        { term: 'selection', or: ['IF', 'IF statement'], clues: ['lets a program choose between actions'] },
        {
          term: 'loop',
          or: ['iteration', 'repetition'],
          near: ['fixed loop', 'conditional loop'],
          clues: ['repeats a group of instructions'],
        },
        {
          term: 'fixed loop',
          or: ['FOR loop'],
          near: ['loop'],
          clues: ['repeats instructions a known number of times'],
        },
        {
          term: 'conditional loop',
          or: ['WHILE loop'],
          near: ['loop'],
          clues: ['repeats instructions until a condition is met'],
        },
        { term: 'sequence', clues: ['means that instructions are carried out one after the other'] },
        { term: 'input', clues: ['is data that a user types into a program'] },
        { term: 'output', clues: ['is what a program shows on the screen'] },
        {
          term: 'comment',
          or: ['comments', 'internal commentary'],
          clues: ['explains code to people and is ignored by the computer'],
        },
      ],
    },
    {
      noun: 'type of data',
      tag: 'data-types',
      facts: [
        { term: 'integer', or: ['whole number'], clues: ['is a number without a decimal point'] },
        { term: 'real', or: ['decimal number', 'float'], clues: ['is a number with a decimal point'] },
        { term: 'string', or: ['text'], clues: ['is a row of letters and other characters'] },
        { term: 'Boolean', clues: ['is either true or false'] },
        { term: 'graphic', or: ['picture', 'image'], clues: ['is a drawing or photograph'] },
        { term: 'sound', or: ['audio'], clues: ['is music or speech'] },
      ],
    },
    {
      noun: 'kind of error or test data',
      tag: 'testing',
      facts: [
        { term: 'syntax error', or: ['syntax'], clues: ['is a mistake in the spelling or grammar of code'] },
        { term: 'logic error', or: ['logic'], clues: ['is a mistake that gives the wrong answer'] },
        {
          term: 'normal data',
          or: ['normal'],
          clues: ['is a value well inside the range that a program accepts'],
        },
        {
          term: 'extreme data',
          or: ['extreme'],
          clues: ['is a value at the very edge of what a program accepts'],
        },
        { term: 'exceptional data', or: ['exceptional'], clues: ['is a value that a program should refuse'] },
      ],
    },
  ],
  statements: [
    {
      about: 'programs',
      tag: 'programming-terms',
      truths: [
        'a variable can change its value while a program runs',
        'a loop repeats instructions',
        'an IF statement makes a choice',
        'testing helps to find errors',
        'good variable names make code easier to read',
      ],
      errors: [
        ['comments are carried out by the computer', 'comments are ignored by the computer'],
        ['a fixed loop repeats until a user types the right password', 'a conditional loop does that'],
        ['a string is a number with a decimal point', 'a real number has a decimal point'],
        ['a program with a logic error always crashes', 'it runs but gives wrong results'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two types of data that a program can store.',
      tag: 'data-types',
      count: 2,
      points: [
        ['integer', 'whole number', 'number'],
        ['real', 'decimal'],
        ['string', 'text'],
        ['Boolean'],
        ['graphic', 'image'],
        ['sound'],
      ],
    },
    {
      question: 'Give two ways to make program code easy to read.',
      tag: 'programming-terms',
      count: 2,
      points: [
        ['comments', 'internal commentary'],
        ['meaningful variable names', 'good variable names', 'meaningful names'],
        ['indentation', 'indents'],
        ['white space', 'blank lines'],
      ],
    },
  ],
};

export const informationSystems: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'information-terms',
      facts: [
        { term: 'record', clues: ['means all the data about one person or thing in a database'] },
        { term: 'field', clues: ['means one item of data in a database, such as date of birth'] },
        { term: 'sort', or: ['sorting'], clues: ['puts the data of a database in order'] },
        { term: 'search', or: ['query'], clues: ['finds the data of a database that meets a condition'] },
        { term: 'hyperlink', or: ['link'], clues: ['takes the user to another web page when it is clicked'] },
        { term: 'browser', clues: ['is the program that shows web pages'] },
        { term: 'search engine', near: ['search'], clues: ['finds web pages from words that a user types'] },
        {
          term: 'URL',
          or: ['web address', 'address'],
          clues: ['is the unique name by which a web page is found'],
        },
        { term: 'HTML', clues: ['is the language in which web pages are written'] },
        { term: 'home page', or: ['homepage'], clues: ['is the first page of a website'] },
      ],
    },
    {
      noun: 'device or part',
      tag: 'hardware',
      article: 'the',
      facts: [
        { term: 'processor', or: ['CPU'], clues: ['carries out the instructions of a program'] },
        {
          term: 'RAM',
          or: ['memory', 'main memory'],
          clues: ['holds programs while they run and loses them without power'],
        },
        {
          term: 'hard drive',
          or: ['hard disk', 'hard disc'],
          clues: ['keeps files on magnetic discs when the power is off'],
        },
        { term: 'solid state drive', or: ['SSD'], clues: ['keeps files in chips without moving parts'] },
        { term: 'keyboard', clues: ['is an input device for typing'] },
        { term: 'microphone', clues: ['is an input device for sound'] },
        { term: 'webcam', or: ['camera'], clues: ['is an input device for pictures of the user'] },
        { term: 'monitor', or: ['screen'], clues: ['is an output device that shows pictures and text'] },
        { term: 'printer', clues: ['is an output device that uses paper'] },
        { term: 'loudspeaker', or: ['speaker', 'speakers'], clues: ['is an output device for sound'] },
      ],
    },
    {
      noun: 'threat or protection',
      tag: 'security',
      facts: [
        { term: 'virus', clues: ['copies itself and damages files'] },
        { term: 'phishing', clues: ['tricks people by false e-mails into giving away passwords'] },
        {
          term: 'hacking',
          or: ['hacker'],
          clues: ['means that somebody gets into a computer without permission'],
        },
        { term: 'password', clues: ['should be long, secret and hard to guess'] },
        {
          term: 'anti-virus software',
          near: ['virus'],
          or: ['anti-virus', 'antivirus'],
          clues: ['finds and removes harmful programs'],
        },
        { term: 'firewall', clues: ['blocks unwanted traffic from the network'] },
        { term: 'encryption', clues: ['turns data into a secret code'] },
        {
          term: 'backup',
          or: ['back-up'],
          clues: ['is a second copy of files that is kept in a safe place'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'information systems',
      tag: 'information-terms',
      truths: [
        'a database stores data in records and fields',
        'a hyperlink leads to another page',
        'a strong password mixes letters, numbers and symbols',
        'RAM loses its data when the power is off',
        'a backup protects against the loss of files',
      ],
      errors: [
        ['a printer is an input device', 'a printer is an output device'],
        ['RAM keeps files when the power is off', 'a hard drive keeps files'],
        ['a record is one item of data such as a surname', 'that is a field'],
        ['you should use the same password for every account', 'each account should have its own'],
      ],
    },
  ],
  points: [
    {
      question: 'Name two input devices.',
      tag: 'hardware',
      count: 2,
      points: [
        ['keyboard'],
        ['mouse'],
        ['microphone'],
        ['webcam', 'camera'],
        ['touchscreen', 'touch screen'],
        ['scanner'],
      ],
    },
    {
      question: 'Name two output devices.',
      tag: 'hardware',
      count: 2,
      points: [
        ['monitor', 'screen'],
        ['printer'],
        ['speaker', 'loudspeaker', 'speakers'],
        ['headphones'],
        ['projector'],
      ],
    },
    {
      question: 'Give two ways to keep data on a computer safe.',
      tag: 'security',
      count: 2,
      points: [
        ['password', 'passwords'],
        ['anti-virus', 'antivirus'],
        ['firewall'],
        ['encryption', 'encrypt'],
        ['backup', 'back up'],
        ['biometrics', 'fingerprint'],
      ],
    },
  ],
};
