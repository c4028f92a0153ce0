/** Wording that treats a group of people as the norm, as an exception or as an insult, each with a replacement. */
export const BIASED_WORDS: readonly { readonly words: readonly string[]; readonly instead: string }[] = [
  { words: ['mankind'], instead: 'humanity' },
  { words: ['manpower'], instead: 'staff' },
  { words: ['man-made', 'manmade'], instead: 'artificial' },
  { words: ['fireman', 'firemen'], instead: 'firefighter' },
  { words: ['policeman', 'policemen'], instead: 'police officer' },
  { words: ['chairman', 'chairmen'], instead: 'chair' },
  { words: ['businessman', 'businessmen'], instead: 'business owner' },
  { words: ['salesman', 'salesmen'], instead: 'sales assistant' },
  { words: ['stewardess', 'air hostess'], instead: 'flight attendant' },
  { words: ['housewife', 'housewives'], instead: 'parent at home' },
  { words: ['male nurse', 'lady doctor', 'female doctor', 'woman driver'], instead: 'the profession alone' },
  { words: ['normal people', 'normal person'], instead: 'people without the condition' },
  {
    words: ['the disabled', 'handicapped', 'cripple', 'crippled', 'wheelchair-bound'],
    instead: 'disabled people',
  },
  { words: ['mentally retarded', 'retarded'], instead: 'with a learning disability' },
  { words: ['crazy', 'insane', 'lunatic'], instead: 'a precise term' },
  { words: ['suffers from', 'victim of'], instead: 'has' },
  { words: ['third world', 'third-world'], instead: 'low-income countries' },
  { words: ['illegal alien', 'illegal aliens'], instead: 'undocumented migrant' },
  {
    words: ['oriental', 'orientals', 'caucasian', 'negro', 'coloured people'],
    instead: 'where a person is from, if it matters',
  },
  { words: ['gypsy', 'gypsies', 'eskimo', 'eskimos'], instead: 'the name that the people themselves use' },
  { words: ['the elderly', 'senile'], instead: 'older people' },
  {
    words: ['like a girl', 'boys are better', 'girls are better', 'as all women', 'as all men'],
    instead: 'it without the stereotype',
  },
];
