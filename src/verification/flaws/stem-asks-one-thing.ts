import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion, writtenQuestion } from '../example.ts';

/** A stem that begins with a pronoun. */
const OPENING_PRONOUN = /^(?:it|this|they|these|those)\s+(?:is|are|was|were|has|have|can|will|does|do)\b/i;
const ACRONYM = /\b[A-Z]{3,6}\b/g;
const WELL_KNOWN_ACRONYMS = new Set(
  'DNA RNA ATP ADP USA SQA JEE NEET EMF SHM LED LCR RMS STP NTP SI UK EU LHS RHS AND NOT THE FOR ECG EEG MRI CT HIV AIDS BMI COPD NSAID ACE GFR FEV LDL HDL TSH ADH GDP CEO NASA III VII VIII XII PVC LPG CNG DC AC PH FIR ALL ARE ONE TWO MAX MIN LCM HCF GCD AP GP HP ABC ABCD PQR XYZ DEF PQRS ABD BCD ACD AOB BOC OAB'.split(
    ' ',
  ),
);

export const stemAsksOneThing = defineQuestionCheck({
  id: 'stem-asks-one-thing',
  code: 'M01',
  meaning: 'A stem asks one question, names its subject, and explains its abbreviations.',
  severity: 'info',
  fails: choiceQuestion('What is the speed of the car? What is its kinetic energy?', [
    '$2$ and $4$',
    '$3$ and $9$ *',
    '$4$ and $16$',
  ]),
  passes: writtenQuestion('What is the speed of the car after two seconds?', 'It is $4$ metres per second.'),
  run: ({ stem, question, passage, locate }) => {
    const remarks: Remark[] = [];
    const addRemark = (message: string, pattern: RegExp | string): void =>
      void remarks.push({ message, span: locate(stem.span, pattern), field: 'stem' });
    const questionMarks = stem.prose.match(/\?/g)?.length ?? 0;
    const isChoice = question.options.length > 0;
    if (questionMarks > 1 && (isChoice || questionMarks > 3))
      addRemark(`The stem asks ${questionMarks} questions; ask one.`, '?');
    if (OPENING_PRONOUN.test(stem.prose) && passage === undefined)
      addRemark(
        'The stem begins with a pronoun that refers to nothing; name the thing.',
        stem.words[0] ?? '',
      );
    for (const acronym of new Set(stem.prose.match(ACRONYM) ?? [])) {
      const isExplained = new RegExp(`\\(${acronym}\\)|${acronym}\\s*\\(`).test(
        `${passage?.prose ?? ''} ${stem.prose}`,
      );
      if (!WELL_KNOWN_ACRONYMS.has(acronym) && !isExplained && /[a-z]/.test(stem.prose) && isChoice)
        addRemark(`“${acronym}” is not explained; write it out once.`, acronym);
    }
    return remarks;
  },
});
