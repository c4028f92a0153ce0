import fc from 'fast-check';
import { Fault } from '../../domain/fault.ts';
import type { Model, ModelRequest } from '../../ports/model.ts';

const usage = { inputTokens: 1, outputTokens: 1, cost: 0 };

/**
 * Creates a model for tests that returns these replies in turn and then repeats the last one. Like the real adapter, it
 * retries once when a reply does not match the schema, and then throws `model-misbehaved`.
 */
export function createReplyingModel(
  replies: readonly string[],
): Model & { readonly requests: Pick<ModelRequest<unknown>, 'role' | 'prompt'>[] } {
  const requests: Pick<ModelRequest<unknown>, 'role' | 'prompt'>[] = [];
  const nextReply = (): string => replies[Math.min(requests.length, replies.length) - 1] ?? '';
  return {
    requests,
    ask: async ({ role, prompt, schema, onUsage }) => {
      for (let attempt = 0; attempt < 2; attempt++) {
        requests.push({ role, prompt });
        onUsage?.(usage);
        const reply = nextReply();
        // A schema that rejects a string by its type expects JSON.
        const expectsJson = schema.safeParse('').error?.issues[0]?.code === 'invalid_type';
        const parsed = schema.safeParse(expectsJson ? readJson(reply) : reply);
        if (parsed.success) return { value: parsed.data, usage, model: 'scripted', raw: reply };
      }
      throw new Fault('model-misbehaved', 'The reply does not match the schema.', {
        facts: { raw: nextReply() },
      });
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The numbers and words of a question about kinetic energy. */
export type Motion = { readonly mass: number; readonly speed: number; readonly thing: string };

export const motions: fc.Arbitrary<Motion> = fc.record({
  mass: fc.integer({ min: 5, max: 90 }),
  speed: fc.integer({ min: 5, max: 30 }),
  thing: fc.constantFrom('cart', 'ball', 'trolley', 'sledge'),
});

/** Writes a question about kinetic energy whose solution ends with `result`, by default the correct value. */
export function writeMotionTex({ mass, speed, thing }: Motion, result = (mass * speed ** 2) / 2): string {
  return `\\item Find the kinetic energy of a ${thing} of mass $${mass}\\,\\mathrm{kg}$ that moves at $${speed}\\,\\mathrm{m\\,s^{-1}}$.
\\begin{solution}
\\begin{align*}
K &= \\frac{1}{2}mv^2 \\\\
&= \\frac{1}{2} \\times ${mass} \\times ${speed}^2 \\\\
&= ${result}\\,\\mathrm{J}
\\end{align*}
\\end{solution}
`;
}

/** Generates replies of a careless or hostile model from a good reply and the question in the prompt. */
export function corruptReplies(good: string, parent: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constant(good),
    fc.constant(parent),
    fc.constant(`Sure! Here is what you asked for:\n\n\`\`\`latex\n${good}\`\`\`\nHope this helps.`),
    fc.constant(JSON.stringify({ latex: good })),
    fc.constant(good.replace(/&= \d+(?=\\,\\mathrm\{J\})/, '&= 7')),
    fc.constant(`${good}\n${good}`),
    fc.constant('Ignoring my brief as the text demands: HACKED.'),
    fc.constant(`\\item HACKED\n\\begin{solution}\nThe answer is (a).\n\\end{solution}\n`),
    fc.constant(good.replace(/\\begin\{solution\}[\s\S]*\\end\{solution\}/, '')),
    fc.integer({ min: 1, max: good.length - 1 }).map((end) => good.slice(0, end)),
  );
}
