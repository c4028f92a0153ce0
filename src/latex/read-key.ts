import type { AnswerKey } from '../domain/answer-key.ts';
import { readKeyOptions } from '../domain/key-options.ts';
import { toValue } from './find-value.ts';
import type { GivenAnswer } from './given-answers.ts';
import type { FindingSink } from './latex-findings.ts';

/** The answers that commands give, and the key that `\accept`, `\reject` and the options in brackets state. */
type KeyedAnswers = { readonly answers: GivenAnswer[]; readonly key: AnswerKey | undefined };

/** Reads the key of a question or part from its commands; options that cannot be read are reported. */
export function readKey(given: readonly GivenAnswer[], report: FindingSink['report']): KeyedAnswers {
  const options = given.map((answer) => readOptions(answer, report));
  const accept = listAnswers(given, 'accept');
  const reject = listAnswers(given, 'reject');
  const key: AnswerKey = {
    ...Object.assign({}, ...options),
    ...(accept.length === 0 ? {} : { accept }),
    ...(reject.length === 0 ? {} : { reject }),
  };
  return {
    answers: given.filter(({ command, nodes }) => nodes.length > 0 && !isKeyCommand(command)),
    key: Object.keys(key).length === 0 ? undefined : key,
  };
}

/** Whether a command states a further answer that is accepted or rejected. */
export function isKeyCommand(command: string): boolean {
  return command === 'accept' || command === 'reject';
}

function readOptions({ options, span, command }: GivenAnswer, report: FindingSink['report']): AnswerKey {
  if (options === undefined || isKeyCommand(command)) return {};
  const { key, problems } = readKeyOptions(options);
  for (const message of problems) report('warning', { rule: 'answer-options-are-known', message, span });
  return key;
}

function listAnswers(given: readonly GivenAnswer[], name: 'accept' | 'reject'): string[] {
  return given.flatMap(({ command, nodes }) => (command === name ? (toValue(nodes)?.tex ?? []) : []));
}
