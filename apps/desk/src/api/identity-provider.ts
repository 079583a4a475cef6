import { useEffect, useState } from 'react';
import { useChange } from './read';
import { answer, api } from './client';

/**
 * What the provider put behind the address it sent the browser back to; null where this page was opened in another way.
 */
function returned(): string | null {
  const query = new URLSearchParams(location.search);
  return query.has('state') && (query.has('code') || query.has('error')) ? location.search : null;
}

/** Where somebody was going when he had to sign in; the provider sends everybody back to the front page. */
const GOING = 'corroborate.going';

/** A place of the desk, never another server: two slashes would name one. */
function takeGoing(): string {
  const going = sessionStorage.getItem(GOING) ?? '/';
  sessionStorage.removeItem(GOING);
  return /^\/(?![/\\])/.test(going) ? going : '/';
}

/** Signing in at the identity provider: goes there, and ends what was begun when the browser comes back. */
export function useProvider(onEnter: () => void) {
  const [coming] = useState(returned);
  const begin = useChange(
    () => answer(api.POST('/api/session/oidc')),
    ({ url }) => {
      sessionStorage.setItem(GOING, location.pathname + location.search);
      location.assign(url);
    },
  );
  const finish = useChange(
    (query: string) => answer(api.POST('/api/session/oidc/finish', { body: { query } })),
    onEnter,
  );
  const { mutate } = finish;
  useEffect(() => {
    if (coming === null) return;
    // Code and state are of use once; they stay neither in the address nor in the history.
    history.replaceState(null, '', takeGoing());
    mutate(coming);
  }, [coming, mutate]);
  return {
    begin: () => begin.mutate(undefined),
    busy: begin.isPending || finish.isPending,
    error: finish.error ?? begin.error,
  };
}
