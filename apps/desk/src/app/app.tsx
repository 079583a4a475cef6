import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../api';
import { SignIn } from '../pages/sign-in';
import { Fault, Loading, PageBoundary } from '../ui';
import { Routes } from './routes';
import { TopBar } from './top-bar';
import { t } from '../messages';

export function App() {
  const session = useSession();
  const signedIn = session.data?.signed_in ?? null;
  const [was, setWas] = useState<'out' | 'in' | 'leaving'>('out');
  if (signedIn && was === 'out') setWas('in');
  useClearOnSignOut(signedIn === false);
  if (session.isPending) return <Loading what={t('app.theDesk')} />;
  if (!session.data) return <Fault error={session.error} />;
  if (session.data.signed_in) return <Desk onLeave={() => setWas('leaving')} />;
  return <SignIn session={session.data} lost={was === 'in'} onEnter={() => setWas('out')} />;
}

/** Clears cached data on sign-out, so that the next user cannot see it. */
function useClearOnSignOut(isSignedOut: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isSignedOut) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  }, [isSignedOut, queries]);
}

function Desk({ onLeave }: { onLeave: () => void }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('app.skipToContent')}
      </button>
      <TopBar onLeave={onLeave} />
      <main ref={main} tabIndex={-1}>
        <PageBoundary>
          <Routes />
        </PageBoundary>
      </main>
    </>
  );
}
