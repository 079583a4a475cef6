import { useState } from 'react';
import { answer, api, type Schemas, useChange, useProvider } from '../api';
import { Fault, Field, Form, typed, useTitle } from '../ui';

interface SignInProps {
  session: Schemas['SessionAnswer'];
  /** True if an earlier session ended without sign-out. */
  lost: boolean;
  onEnter: () => void;
}

export function SignIn({ session, lost, onEnter }: SignInProps) {
  useTitle('Sign in');
  return (
    <main className="sign-in">
      <div className="card">
        <h1>Corroborate</h1>
        <p className="hush">Who reported it first, who confirms it independently and who disputes it.</p>
        {lost ? (
          <p className="note" role="alert">
            <strong>You have been signed out.</strong> The session ended or its key expired. Unsaved input was
            discarded.
          </p>
        ) : null}
        {session.provider_sign_in ? (
          <ByProvider onEnter={onEnter} />
        ) : (
          <ByKey oidc={session.auth_mode === 'oidc'} onEnter={onEnter} />
        )}
      </div>
    </main>
  );
}

function ByProvider({ onEnter }: { onEnter: () => void }) {
  const { begin, busy, error } = useProvider(onEnter);
  return (
    <div className="stack">
      <Fault error={error} />
      <button type="button" className="primary" disabled={busy} onClick={begin}>
        {busy ? 'Signing in …' : 'Sign in with your organization'}
      </button>
    </div>
  );
}

/** The key is sent once and not stored; this page has no access to the session cookie. */
function ByKey({ oidc, onEnter }: { oidc: boolean; onEnter: () => void }) {
  const [key, setKey] = useState('');
  const enter = useChange(
    () => answer(api.POST('/api/session', { body: { key: key.trim() } })),
    () => {
      setKey('');
      onEnter();
    },
  );
  return (
    <Form onSubmit={() => enter.mutate(undefined)}>
      <Field
        label={oidc ? 'Identity provider token' : 'Your key'}
        hint={oidc ? undefined : 'Ask an administrator for a key.'}
      >
        <input
          type="password"
          autoComplete="current-password"
          required
          maxLength={8192}
          value={key}
          onChange={typed(setKey)}
        />
      </Field>
      <Fault error={enter.error} />
      <button type="submit" className="primary" disabled={enter.isPending || !key.trim()}>
        Sign in
      </button>
    </Form>
  );
}
