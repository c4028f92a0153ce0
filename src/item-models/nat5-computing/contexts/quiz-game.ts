import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const GAMES = [
  { who: 'A museum', game: 'a history quiz', item: 'question' },
  { who: 'A primary school', game: 'a spelling game', item: 'word' },
  { who: 'A language school', game: 'a vocabulary game', item: 'word' },
] as const;

/** A game with a conditional loop: logical operators, tracing, fitness for purpose, maintainability, code to write. */
export const quizGame = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C07',
  title: 'Game with a conditional loop',
  outcomeId: 'CSC-5-02',
  calculator: 'either',
  largest: 1000,
  marks: [8, 12],
  partCount: [4, 7],
  draw: (random) => {
    const { who, game, item } = random.pick(GAMES);
    const [gain, lives, needed] = [random.int(2, 6), random.int(2, 3), random.int(3, 4)];
    const answers = random.shuffle([true, true, false, ...(lives > 2 && random.chance(0.5) ? [false] : [])]);
    const right = answers.filter(Boolean).length;
    const wrong = answers.length - right;
    return {
      values: {
        who,
        game,
        item,
        gain,
        lives,
        target: gain * needed,
        sequence: answers.map((answer) => (answer ? 'right' : 'wrong')).join(', '),
        rightSum: answers
          .filter(Boolean)
          .map(() => gain)
          .join(' + '),
        wrongOnes: answers
          .filter((answer) => !answer)
          .map(() => 1)
          .join(' - '),
        count: answers.length,
        ones: Array.from({ length: needed }, () => 1).join(' + '),
        code: numberedListingTex([
          'DECLARE points INITIALLY 0',
          `DECLARE lives INITIALLY ${lives}`,
          `WHILE lives > 0 AND points < ${gain * needed} DO`,
          '   RECEIVE reply FROM KEYBOARD',
          '   IF reply = answer THEN',
          `      SET points TO points + ${gain}`,
          '   ELSE',
          '      SET lives TO lives - 1',
          '   END IF',
          'END WHILE',
          'IF lives > 0 THEN',
          '   SEND "You win" TO DISPLAY',
          'ELSE',
          '   SEND "You lose" TO DISPLAY',
          'END IF',
        ]),
      },
      answers: { points: right * gain, lives: lives - wrong, fewest: needed },
    };
  },
  text: String.raw`
#who needs a program for #game. A player types one reply for each #item. Part of the program is shown. The variable \texttt{answer} holds the right answer. #code

[points, conditional-loops] Determine the value of \texttt{points} after these replies.
lead: A player's first #count replies are #sequence, in this order.
calculate: #rightSum
wrong: every-reply-counted | #count \times #gain | The wrong replies were counted as well. | 0

[lives, conditional-loops] Determine the value of \texttt{lives} after these replies.
lead: A player's first #count replies are #sequence, in this order.
calculate: #lives - #wrongOnes

[fewest, conditional-loops] Determine the fewest replies after which a player can win.
calculate: #ones
wrong: loop-bound | #ones + 1 | The loop ends as soon as the points reach #target. | 0

[why, conditional-loops] Explain why a conditional loop is used in line 3 and not a fixed loop.
point: the number of repetitions is not known in advance | it is not known how many replies are needed | the loop must stop when the player has won or has no lives left
  | it depends on the replies how often it repeats
reject: the loop repeats a fixed number of times

[and, logical-operators] Explain what would happen to a player with no lives left if \texttt{AND} in line 3 were replaced by \texttt{OR}.
point: the game would continue until the points reach #target | the loop would not stop when the lives are 0 | the player could go on playing without lives
  | lives would become negative
  | it would not end | loop continues even with no lives
reject: the game stops

[types, data-types] State the most suitable data type for \texttt{reply} and for \texttt{lives}.
point: reply is a string | string for reply | reply: string | string
why: State the type of \texttt{reply}
point: lives is an integer | integer for lives | lives: integer | integer
why: State the type of \texttt{lives}
reject: lives is real

[assign, assignment] Describe what line 8 does.
point: it takes 1 away from lives | it reduces lives by 1 | the value of lives becomes one less | subtracts one from lives
reject: it sets lives to 1 only

[missing, fault-finding] A programmer leaves out line 8. Describe the effect on the game.
point: the player never loses a life | the player cannot lose | the game only ends when the points reach #target | lives stay the same after a wrong reply

[error, error-types] A programmer types line 6 as \texttt{SET points TO #gain}. State the type of this error and describe its effect.
point: logic error | logical error
why: State the type
reject: syntax error | execution error
point: the points never become more than #gain | points stay at #gain | the points are not added up | the player cannot reach #target
why: Describe the effect

[magic, maintainability] Suggest one change that would make it easier to change the number of points needed to win.
point: store the number in a variable | use a variable with a meaningful name instead of #target | declare a variable such as target at the start
  | use a variable for it | use a constant
reject: add comments

[fit, fitness-for-purpose] The requirements state that the player must see the number of points at the end of the game. State whether the program is fit for purpose. You must justify your answer.
point: it is not fit for purpose because the points are not displayed | no, the points are not shown at the end | not fit for purpose as a requirement is not met
ideas: not fit / no | points / requirement
reject: it is fit for purpose because

[test, test-data] The condition in line 11 is tested. State the value of \texttt{lives} at which the result changes from “You lose” to “You win”, and explain your answer.
point: lives = 1 | lives is 1 | one life | the value 1
why: State the value
then: 1 is the smallest value greater than 0 | with 0 lives the condition is false and with 1 it is true | lives must be greater than 0
why: Explain it

[highscore, arrays] The points of 20 players are stored in the array \texttt{results}. Write code that displays how many of them reached at least #target points.
code: A counter is set to 0
code: A fixed loop goes through the 20 elements
code: The condition compares each element with #target (at least), and the counter is increased
code: The counter is displayed after the loop

[random, pre-defined-functions] The #item is to be chosen at random from an array with 50 elements. Write a line of code that stores a random index in \texttt{position}.
code: A pre-defined function for random whole numbers is used
code: Its range is 0 to 49, and the result is assigned to \texttt{position}
`,
});
