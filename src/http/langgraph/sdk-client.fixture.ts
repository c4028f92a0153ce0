import { Client } from '@langchain/langgraph-sdk';
import { sampleEntries } from '../../runs/graphs/sample-entries.fixture.ts';
import { openScratchServer, type ScratchOptions, type ScratchServer } from '../scratch-server.fixture.ts';

export type GraphServer = ScratchServer & { readonly client: Client };

/** Opens a real server with the sample graphs, and the client of LangGraph. */
export async function openGraphServer(options: ScratchOptions = {}): Promise<GraphServer> {
  const server = await openScratchServer({ graphEntries: sampleEntries, ...options });
  return { ...server, client: createClient(server.url) };
}

export function createClient(apiUrl: string): Client {
  return new Client({ apiUrl, apiKey: null, callerOptions: { maxRetries: 0 } });
}

type SdkEvent = { event: string; data: unknown; id?: string };

/** Collects all events of a stream of the client. */
export async function collect(
  stream: AsyncIterable<{ event: string; data: unknown; id?: string }>,
): Promise<SdkEvent[]> {
  const events: SdkEvent[] = [];
  for await (const { event, data, id } of stream)
    events.push({ event, data, ...(id !== undefined && { id }) });
  return events;
}

/** Returns the status and body of the error response to a call. */
export async function getRefusal(
  call: Promise<unknown>,
): Promise<{ status: number; error: string; message: string }> {
  try {
    await call;
  } catch (thrown) {
    if (thrown instanceof Error && 'status' in thrown && 'text' in thrown) {
      return { status: Number(thrown.status), ...JSON.parse(String(thrown.text)) };
    }
    throw thrown;
  }
  throw new Error('the call succeeded');
}
