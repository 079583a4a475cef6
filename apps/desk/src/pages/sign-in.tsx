import { useState } from 'react';
import { answer, api } from '../api/client';
import { useChange } from '../api/hooks';
import { Fault, Field, useTitle } from '../ui/parts';

interface SignInProps {
  oidc: boolean;
  /** Somebody was signed in here and did not leave by himself. */
  lost: boolean;
  onEnter: () => void;
}

/** The key is handed to the server once and forgotten here; the session's cookie is none of this page's business. */
export function SignIn({ oidc, lost, onEnter }: SignInProps) {
  useTitle('Sign in');
  const [key, setKey] = useState('');
  const enter = useChange(
    () => answer(api.POST('/api/session', { body: { key: key.trim() } })),
    () => {
      setKey('');
      onEnter();
    },
  );
  return (
    <main className="sign-in">
      <div className="card">
        <h1>Corroborate</h1>
        <p className="hush">Who reported it first, who confirms it independently, who disputes it, and how sure we are.</p>
        {lost ? (
          <p className="note" role="alert">
            <strong>You have been signed out.</strong> The session is over, or its key has ended. What you had not sent was not kept.
          </p>
        ) : null}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            enter.mutate(undefined);
          }}
        >
          <Field label={oidc ? 'Key, or token of your identity provider' : 'Your key'} hint="An administrator makes one.">
            <input type="password" autoComplete="current-password" required maxLength={8192} value={key} onChange={(event) => setKey(event.target.value)} />
          </Field>
          <Fault error={enter.error} />
          <button type="submit" className="primary" disabled={enter.isPending || !key.trim()}>
            Sign in
          </button>
        </form>
      </div>
    </main>
  );
}
