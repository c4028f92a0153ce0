// Facts of National 3 Computing Science. `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const digitalSolutions: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'programming-words',
      facts: [
        { term: 'program', or: ['code'], clues: ['means a list of instructions for a computer'] },
        { term: 'bug', or: ['error'], clues: ['means a mistake in code'] },
        { term: 'debugging', or: ['debug'], clues: ['means finding and mending mistakes in code'] },
        { term: 'loop', or: ['repeat'], clues: ['makes instructions happen again and again'] },
        { term: 'variable', clues: ['stores a value such as a score'] },
        { term: 'input', clues: ['means what goes into a computer'] },
        { term: 'output', clues: ['means what comes out of a computer'] },
        { term: 'test', or: ['testing'], clues: ['means trying a program to see if it works'] },
        { term: 'sprite', clues: ['means a picture that moves in a game'] },
        { term: 'algorithm', clues: ['means the steps that solve a problem'] },
      ],
    },
    {
      noun: 'device',
      tag: 'hardware',
      article: 'the',
      facts: [
        { term: 'keyboard', clues: ['is used for typing'] },
        { term: 'mouse', clues: ['moves a pointer on the screen'] },
        { term: 'monitor', or: ['screen'], clues: ['shows pictures and words'] },
        { term: 'printer', clues: ['puts words and pictures on paper'] },
        { term: 'microphone', clues: ['picks up sound'] },
        { term: 'loudspeaker', or: ['speaker', 'speakers'], clues: ['plays sound'] },
        { term: 'webcam', or: ['camera'], clues: ['takes pictures for a video call'] },
        {
          term: 'memory stick',
          or: ['USB stick', 'flash drive'],
          clues: ['stores files and fits into a pocket'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'programs and computers',
      tag: 'programming-words',
      truths: [
        'a computer carries out instructions in order',
        'a bug is a mistake in a program',
        'a loop repeats instructions',
        'a keyboard is an input device',
        'a printer is an output device',
        'a program should be tested',
      ],
      errors: [
        ['a microphone is an output device', 'a microphone is an input device'],
        ['a loudspeaker is an input device', 'a loudspeaker is an output device'],
        ['a bug makes a program better', 'a bug is a mistake'],
        ['computers guess what you mean', 'computers do exactly what the instructions say'],
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
  ],
};

export const information: FactSheet = {
  tables: [
    {
      noun: 'word',
      tag: 'information-words',
      facts: [
        { term: 'website', clues: ['means a set of pages on the internet'] },
        { term: 'browser', clues: ['means the program that shows web pages'] },
        { term: 'hyperlink', or: ['link'], clues: ['takes you to another page when you click it'] },
        { term: 'search engine', clues: ['helps you to find pages on the internet'] },
        { term: 'database', clues: ['means a store of data that can be searched and sorted'] },
        { term: 'record', clues: ['means all the data about one person or thing'] },
        { term: 'field', clues: ['means one piece of data such as a name'] },
        { term: 'sort', or: ['sorting'], clues: ['puts data in order'] },
        { term: 'e-mail', or: ['email'], clues: ['means a message sent from one computer to another'] },
        { term: 'password', clues: ['keeps other people out of your account'] },
        { term: 'virus', clues: ['means a harmful program that spreads'] },
      ],
    },
    {
      noun: 'type of file',
      tag: 'media-types',
      facts: [
        { term: 'text', clues: ['is made of words'] },
        { term: 'picture', or: ['image', 'graphic', 'photo'], clues: ['is made of coloured dots'] },
        { term: 'sound', or: ['audio', 'music'], clues: ['is made to be listened to'] },
        { term: 'video', or: ['film'], clues: ['is made of moving pictures'], near: ['animation'] },
        { term: 'animation', clues: ['is made of drawings that seem to move'] },
      ],
    },
  ],
  statements: [
    {
      about: 'information and the internet',
      tag: 'information-words',
      truths: [
        'a hyperlink takes you to another page',
        'a database can be sorted',
        'you should keep your password secret',
        'not everything on the internet is true',
        'a search engine finds web pages',
      ],
      errors: [
        ['you should tell your friends your password', 'a password should be kept secret'],
        ['everything on the internet is true', 'anyone can publish on the internet'],
        ['a field is all the data about one person', 'that is a record'],
        ['it is safe to open any file from a stranger', 'it may contain a virus'],
      ],
    },
  ],
  points: [
    {
      question: 'Give two ways to stay safe online.',
      tag: 'online-safety',
      count: 2,
      points: [
        ['keep your password secret', 'strong password', 'password'],
        ['do not share personal details', 'personal information', 'personal details'],
        ['do not talk to strangers', 'strangers'],
        ['tell an adult', 'tell a teacher'],
        ['anti-virus', 'antivirus'],
        ['do not open unknown files', 'do not click on links', 'unknown links'],
      ],
    },
    {
      question: 'Name two kinds of media that can be on a web page.',
      tag: 'media-types',
      count: 2,
      points: [
        ['text'],
        ['pictures', 'images', 'graphics', 'picture'],
        ['sound', 'audio', 'music'],
        ['video'],
        ['animation'],
      ],
    },
  ],
};
