import './design/base.css';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from './api/client.ts';
import { connectOtherWindows } from './browser/other-windows.ts';
import { router } from './router.tsx';
import { ChangedElsewhere } from './shell/changed-elsewhere.tsx';

/** Failed queries are retried, except after client errors (4xx): the same request would fail again. */
const MAX_RETRIES = 2;

// The server may run on this machine, so requests are sent even when the browser reports that it is offline.
const networkMode = 'always';

const otherWindows = connectOtherWindows();

const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: () => otherWindows.announce() }),
  defaultOptions: {
    mutations: { networkMode },
    queries: {
      networkMode,
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < MAX_RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      retryDelay: 400,
    },
  },
});

const rootElement = document.getElementById('root');
if (rootElement) {
  createRoot(rootElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ChangedElsewhere windows={otherWindows} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
