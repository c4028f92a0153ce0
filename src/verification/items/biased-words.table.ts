/** Wording that takes a group for the rule, an exception or an insult, and what can be said instead. */
export const BIASED_WORDS: readonly { readonly words: readonly string[]; readonly say: string }[] = [
  { words: ['mankind'], say: 'humanity' },
  { words: ['manpower'], say: 'staff' },
  { words: ['man-made', 'manmade'], say: 'artificial' },
  { words: ['fireman', 'firemen'], say: 'firefighter' },
  { words: ['policeman', 'policemen'], say: 'police officer' },
  { words: ['chairman', 'chairmen'], say: 'chair' },
  { words: ['businessman', 'businessmen'], say: 'business owner' },
  { words: ['salesman', 'salesmen'], say: 'sales assistant' },
  { words: ['stewardess', 'air hostess'], say: 'flight attendant' },
  { words: ['housewife', 'housewives'], say: 'parent at home' },
  { words: ['male nurse', 'lady doctor', 'female doctor', 'woman driver'], say: 'the profession alone' },
  { words: ['normal people', 'normal person'], say: 'people without the condition' },
  {
    words: ['the disabled', 'handicapped', 'cripple', 'crippled', 'wheelchair-bound'],
    say: 'disabled people',
  },
  { words: ['mentally retarded', 'retarded'], say: 'with a learning disability' },
  { words: ['crazy', 'insane', 'lunatic'], say: 'what is meant' },
  { words: ['suffers from', 'victim of'], say: 'has' },
  { words: ['third world', 'third-world'], say: 'low-income countries' },
  { words: ['illegal alien', 'illegal aliens'], say: 'undocumented migrant' },
  {
    words: ['oriental', 'orientals', 'caucasian', 'negro', 'coloured people'],
    say: 'where a person is from, if it matters',
  },
  { words: ['gypsy', 'gypsies', 'eskimo', 'eskimos'], say: 'the name the people use themselves' },
  { words: ['the elderly', 'senile'], say: 'older people' },
  {
    words: ['like a girl', 'boys are better', 'girls are better', 'as all women', 'as all men'],
    say: 'nothing of the kind',
  },
];
