import {
  DECISIONS,
  type Half,
  type ShortTextScore,
  scoreShortTexts,
} from '../../src/marking/short-texts/short-text.fixture.ts';

/** Measures how often short answers in words are accepted and rejected as marking instructions demand. */
export const proof = {
  name: 'short-texts',
  run: async (): Promise<string> => {
    const halves: readonly Half[] = ['tuned', 'held out'];
    const scores = Object.entries(DECISIONS).flatMap(([name, decide]) =>
      halves.map((half) => ({ name, half, score: scoreShortTexts(decide, half) })),
    );
    const rows = scores.map(({ name, half, score }) => printRow(name, half, score));
    const wrong = scores
      .filter(({ half }) => half === 'held out')
      .map(({ name, score }) => `### ${name}\n\n${printWrong(score)}`);
    return `Short answers in words to questions of biology, chemistry, physics and computing. For each question, the set has the printed
answer, and answers to accept and to reject, written as in the marking instructions of an exam board before the comparison was tried on
them. They are the work of an author of this project, not of an exam board. The marker sees only the printed answer, and in practice and
exams the question. The odd-numbered questions were used to improve the comparison; the others were measured once. The same author wrote
the set and the comparison, so the figures on texts of others may be lower. Percentages are of all answers of the half.

| marker | half | answers | decided as the instructions do | false accepts | false rejects | left to a person |
|---|---|---|---|---|---|---|
${rows.join('\n')}

## Wrong decisions in the half that was held out

${wrong.join('\n\n')}`;
  },
};

function printRow(name: string, half: Half, score: ShortTextScore): string {
  const percent = ((100 * score.right) / score.cases).toFixed(1);
  const falseAccepts = ((100 * score.falseAccepts.length) / score.cases).toFixed(1);
  return `| ${name} | ${half} | ${score.cases} | ${percent}% | ${falseAccepts}% | ${score.falseRejects.length} | ${score.leftToPerson} |`;
}

function printWrong({ falseAccepts, falseRejects }: ShortTextScore): string {
  const list = (labels: readonly string[]) => labels.map((label) => `- ${label}`).join('\n') || '- none';
  return `Accepted, but to reject:\n\n${list(falseAccepts)}\n\nNot accepted, but to accept:\n\n${list(falseRejects)}`;
}
