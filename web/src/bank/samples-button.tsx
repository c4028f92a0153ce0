import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../api/client.ts';
import type { ImportedSamples } from '../api/schema.ts';
import { Button } from '../design/button.tsx';
import { strings } from '../strings.ts';

/** Fills an empty bank with the sample questions. */
export function SamplesButton() {
  const texts = strings.bank;
  const queryClient = useQueryClient();
  const samples = useMutation({
    mutationFn: () => sendJson<ImportedSamples>('POST', '/api/v1/welcome/samples'),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      <Button onClick={() => samples.mutate()} disabled={samples.isPending}>
        {samples.isPending ? texts.addingSamples : texts.samples}
      </Button>
      {samples.isError && <p role="alert">{texts.samplesFailed}</p>}
    </>
  );
}
