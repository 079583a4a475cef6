import { useEffect, useState } from 'react';
import { useChange } from './read';
import { withReadableError, api } from './client';

/** The query that the identity provider added to the callback URL; null if the page was opened otherwise. */
function getSignInReturn(): string | null {
  const query = new URLSearchParams(location.search);
  return query.has('state') && (query.has('code') || query.has('error')) ? location.search : null;
}

/** Path requested before the sign-in; the provider always redirects to the front page. */
const RETURN_PATH_KEY = 'corroborate.going';

/** A path within the desk, never another server: two leading slashes would name one. */
function takeReturnPath(): string {
  const going = sessionStorage.getItem(RETURN_PATH_KEY) ?? '/';
  sessionStorage.removeItem(RETURN_PATH_KEY);
  return /^\/(?![/\\])/.test(going) ? going : '/';
}

/** Sign-in with the identity provider: redirects to it, and completes the sign-in when the browser returns. */
export function useProviderSignIn(onEnter: () => void) {
  const [coming] = useState(getSignInReturn);
  const begin = useChange(
    () => withReadableError(api.POST('/api/session/oidc')),
    ({ url }) => {
      sessionStorage.setItem(RETURN_PATH_KEY, location.pathname + location.search);
      location.assign(url);
    },
  );
  const finish = useChange(
    (query: string) => withReadableError(api.POST('/api/session/oidc/finish', { body: { query } })),
    onEnter,
  );
  const { mutate } = finish;
  useEffect(() => {
    if (coming === null) return;
    // Code and state are single-use, so they are removed from the URL and the history.
    history.replaceState(null, '', takeReturnPath());
    mutate(coming);
  }, [coming, mutate]);
  return {
    begin: () => begin.mutate(undefined),
    busy: begin.isPending || finish.isPending,
    error: finish.error ?? begin.error,
  };
}
