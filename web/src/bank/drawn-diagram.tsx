import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../api/client.ts';
import type { Diagram } from '../api/schema.ts';
import { QuestionDiagram } from './question-diagram.tsx';

/** A drawing of a question that is in no bank: made from its source, and kept as long as the source is the same. */
export function DrawnDiagram({ diagram }: { diagram: Diagram }) {
  const tex = diagram.kind === 'tikz' ? diagram.tex : '';
  const drawing = useQuery({
    queryKey: ['drawing', tex],
    queryFn: ({ signal }) => drawTikz(tex, signal),
    enabled: tex !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // An address that leads nowhere shows the source, as for any drawing that fails.
  const address = drawing.isError ? 'data:,' : drawing.data;
  return <QuestionDiagram key={address} diagram={diagram} address={address} />;
}

async function drawTikz(tex: string, signal: AbortSignal): Promise<string> {
  const { text } = await sendJson<undefined>('POST', '/api/v1/review/diagram', { body: { tex }, signal });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}
