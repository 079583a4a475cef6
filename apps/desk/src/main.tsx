import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Problem } from './api';
import { App } from './app/app';
import { DeskBoundary } from './ui';
import './styles/index.css';

/** After an unauthenticated request, checks the session again, which leads to the sign-in page. */
const onError = (error: unknown) => {
  if (error instanceof Problem && error.status === 401) void queries.invalidateQueries({ queryKey: ['session'] });
};

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Refusals are not retried; an unavailable server may recover.
      retry: (failures, error) => failures < 2 && !(error instanceof Problem && error.status < 500),
    },
  },
});

const rootElement = document.getElementById('desk');
if (rootElement)
  createRoot(rootElement).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <DeskBoundary>
          <App />
        </DeskBoundary>
      </QueryClientProvider>
    </StrictMode>,
  );
