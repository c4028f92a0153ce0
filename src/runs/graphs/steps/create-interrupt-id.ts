import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons';
import { interrupt, isGraphInterrupt } from '@langchain/langgraph';

/** Returns the id that LangGraph gives to an interrupt of this task. LangGraph does not export its hash function, so its own `interrupt` is called. */
export function createInterruptId(node: string, taskId: string): string {
  const scratchpad = { interruptCounter: -1, resume: [] };
  const configurable = {
    __pregel_checkpointer: {},
    __pregel_scratchpad: scratchpad,
    checkpoint_ns: `${node}:${taskId}`,
  };
  try {
    AsyncLocalStorageProviderSingleton.runWithConfig({ configurable }, () => interrupt(undefined));
  } catch (thrown) {
    const id = isGraphInterrupt(thrown) ? thrown.interrupts[0]?.id : undefined;
    if (id !== undefined) return id;
    throw thrown;
  }
  throw new TypeError('LangGraph did not interrupt.');
}
