import { createRequire } from 'node:module';

/** Returns whether two answers agree; undefined if the engine cannot read one of them. */
export type Check = (expected: string, answer: string) => boolean | undefined;

/** Functions that load each engine; `ourModule` is the URL of our bundle. The import counts towards the first check. */
export const engines: Readonly<Record<string, (ourModule: string) => Promise<Check>>> = {
  vbagent: async (ourModule) => {
    const { agree }: typeof import('../../src/maths/maths.ts') = await import(ourModule);
    return (expected, answer) => {
      const { verdict } = agree(expected, answer);
      return verdict === 'unreadable' || verdict === 'undecided' ? undefined : verdict === 'correct';
    };
  },
  kas: async () => {
    const KAS = await import('@khanacademy/kas');
    return (expected, answer) => {
      const [a, b] = [KAS.parse(answer, {}), KAS.parse(expected, {})];
      return a.parsed && b.parsed
        ? KAS.compare(a.expr, b.expr, { simplify: false, form: false }).equal
        : undefined;
    };
  },
  'compute-engine': async () => {
    const { ComputeEngine } = await import('@cortex-js/compute-engine');
    const engine = new ComputeEngine();
    return (expected, answer) => {
      const [a, b] = [engine.parse(expected), engine.parse(answer)];
      return a.isValid && b.isValid ? a.isEqual(b) === true : undefined;
    };
  },
  mathjs: async () => {
    const { parse, simplify } = await import('mathjs');
    return (expected, answer) => {
      parse(expected);
      parse(answer);
      return simplify(`(${expected}) - (${answer})`).toString() === '0';
    };
  },
  nerdamer: async () => {
    const { default: nerdamer } = await import('nerdamer');
    // The algebra add-on has no types; it registers itself with the core.
    createRequire(import.meta.url)('nerdamer/Algebra.js');
    const toPlainText = (text: string) =>
      text.includes('\\') ? nerdamer.convertFromLaTeX(text).toString() : text;
    return (expected, answer) =>
      nerdamer(`expand((${toPlainText(expected)})-(${toPlainText(answer)}))`).toString() === '0';
  },
};
