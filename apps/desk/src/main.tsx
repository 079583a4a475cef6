import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Problem } from './api/client';
import { App } from './app';
import './styles.css';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the server refuses it would refuse again; a server that is away may come back.
      retry: (failures, error) => failures < 2 && !(error instanceof Problem && error.status < 500),
    },
  },
});

const place = document.getElementById('desk');
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
