import { choice, integer, written } from '../example.ts';
import type { RelationCheck } from './relation-check.ts';

const parent = choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']);

export const conversionHasItsForm: RelationCheck = {
  id: 'conversion-has-its-form',
  meaning:
    'A converted question has the form of its kind: options for a choice, none for a written answer, a whole number for an integer question; and it keeps the answer.',
  severity: 'error',
  relations: ['conversion'],
  example: 'conversion',
  parent,
  fails: written('% kind: integer\nWhat is the sum of two and three?', 'The sum is some number.'),
  passes: integer('The sum of two and three is', '5', 'The sum is $2 + 3 = 5$.'),
  run: ({ child }) => {
    const { question, options, keyed } = child;
    const told = (message: string) => [{ message, field: 'kind' }];
    switch (question.kind) {
      case 'integer':
        if (options.length > 0) return told('An integer question has no options; take them away.');
        return question.answer?.kind === 'integer'
          ? []
          : told('An integer question needs a whole number; give it with \\ansint{…}.');
      case 'subjective':
        return options.length > 0 ? told('A written question has no options; take them away.') : [];
      case 'mcq_sc':
      case 'mcq_mc':
        if (options.length < 2) return told('A choice question needs options in a tasks list.');
        return keyed.length === 0 ? told('A choice question needs a marked option.') : [];
      default:
        return [];
    }
  },
};
