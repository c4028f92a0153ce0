import { splitWords } from '../../text/similarity.ts';

/** Matches a sentence that begins like a question: `Prove by induction that …`. */
const COMMAND =
  /^\W*(?:prove|show|explain|describe|state|calculate|find|give|suggest|determine|name|solve|identify|write|predict|justify|compare|evaluate|express|use)\b/iu;
const COPIED_WORDS = 3;

/** Removes sentences that only repeat the task, which earn no mark. A sentence with an equals sign is working. */
export function removeRestatedTask(response: string, stem: string): string {
  if (!/\b(?:prove|show|explain|describe|state|calculate|find|give|suggest|determine)\b/iu.test(response))
    return response;
  const stemWords = ` ${splitWords(stem.replace(/\$[^$]*\$/gu, ' ')).join(' ')} `;
  const isRestated = (sentence: string) => {
    const words = splitWords(sentence);
    if (!COMMAND.test(sentence) || sentence.includes('=') || words.length <= COPIED_WORDS) return false;
    return stemWords.includes(` ${words.slice(0, COPIED_WORDS).join(' ')} `);
  };
  return response
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.?!])\s+/u)
        .filter((sentence) => !isRestated(sentence))
        .join(' '),
    )
    .join('\n');
}
