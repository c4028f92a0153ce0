const createHostileResponse = (question: string, marks: number, response: string) =>
  ({ question, category: 'hostile', marks, response }) as const;

/** Responses that are too long to be stored in a file; marking must handle them without failing. */
export const longResponses = {
  written: [
    createHostileResponse('roots', 0, 'x'.repeat(100_000)),
    createHostileResponse('roots', 0, '(((('.repeat(25_000)),
    createHostileResponse(
      'roots',
      3,
      `(x+3)(x-2) = 0\nx = -3 or x = 2\n${'rhubarb rhubarb\n'.repeat(6_500)}`,
    ),
    createHostileResponse('roots', 3, `${'rhubarb rhubarb\n'.repeat(6_500)}x = -3 or x = 2`),
    createHostileResponse('roots', 0, Array.from({ length: 4_000 }, (_, n) => `x = ${n - 2000}`).join('\n')),
    createHostileResponse('force', 0, `${'\\frac{'.repeat(20_000)}1`),
    createHostileResponse('force', 0, `${'9'.repeat(100_000)} N`),
    createHostileResponse('force', 0, '\u0000\u0001\u202e'.repeat(2_000)),
    createHostileResponse('force', 3, `3000 N${' '.repeat(100_000)}`),
  ],
  generated: [
    createHostileResponse('N5M-04', 3, `${' \n'.repeat(50_000)}4√3`),
    createHostileResponse('N5M-39', 0, '62.9 cm\n'.repeat(12_500)),
  ],
} as const;
