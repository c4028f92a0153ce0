import { Client } from '@langchain/langgraph-sdk';
import { sampleEntries } from '../../runs/graphs/sample-entries.fixture.ts';
import { openScratchServer, type ScratchPlan, type ScratchServer } from '../scratch-server.fixture.ts';

export type GraphServer = ScratchServer & { readonly client: Client };

/** A real server with the sample graphs, and LangGraph's own client. */
export async function openGraphServer(plan: ScratchPlan = {}): Promise<GraphServer> {
  const server = await openScratchServer({ graphEntries: sampleEntries, ...plan });
  return { ...server, client: clientOf(server.url) };
}

export function clientOf(apiUrl: string): Client {
  return new Client({ apiUrl, apiKey: null, callerOptions: { maxRetries: 0 } });
}

export type Told = { event: string; data: unknown; id?: string };

/** Everything a stream of the client tells. */
export async function collect(
  stream: AsyncIterable<{ event: string; data: unknown; id?: string }>,
): Promise<Told[]> {
  const told: Told[] = [];
  for await (const { event, data, id } of stream) told.push({ event, data, ...(id !== undefined && { id }) });
  return told;
}

/** The status and the body of what the client was refused. */
export async function refusalOf(
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
  throw new Error('the call was not refused');
}
