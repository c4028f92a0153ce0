import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../api/client.ts';
import type { Diagram } from '../api/schema.ts';
import { QuestionDiagram } from './question-diagram.tsx';

/** Shows a diagram that the server draws from its TikZ source, for questions that are not in the bank. Drawings are cached. */
export function DrawnDiagram({ diagram }: { diagram: Diagram }) {
  const tex = diagram.kind === 'tikz' ? diagram.tex : '';
  const drawing = useQuery({
    queryKey: ['drawing', tex],
    queryFn: ({ signal }) => drawTikz(tex, signal),
    enabled: tex !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // An empty data URL fails to load; then `QuestionDiagram` shows the TikZ source.
  const url = drawing.isError ? 'data:,' : drawing.data;
  return <QuestionDiagram key={url} diagram={diagram} url={url} />;
}

async function drawTikz(tex: string, signal: AbortSignal): Promise<string> {
  const { text } = await sendJson<undefined>('POST', '/api/v1/review/diagram', { body: { tex }, signal });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}
