import { useEffect, useState } from 'react';
import { useChange } from './read';
import { withReadableError, api } from './client';

/** Query that the identity provider added to the callback URL; null if the page was opened in another way. */
function getSignInReturn(): string | null {
  const query = new URLSearchParams(location.search);
  return query.has('state') && (query.has('code') || query.has('error')) ? location.search : null;
}

/** Storage key for the path requested before the sign-in, because the provider always redirects to the front page. */
const RETURN_PATH_KEY = 'corroborate.going';

/**
 * Reads and removes the stored path. Accepts only paths within the desk: two leading slashes would name another server.
 */
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
