import { useState } from 'react';
import { answer, api } from '../api/client';
import { useChange } from '../api/hooks';
import { Fault, Field, useTitle } from '../ui/parts';

/** The key is handed to the server once and forgotten here; the session's cookie is none of this page's business. */
export function SignIn({ oidc }: { oidc: boolean }) {
  useTitle('Sign in');
  const [key, setKey] = useState('');
  const enter = useChange(
    () => answer(api.POST('/api/session', { body: { key: key.trim() } })),
    () => setKey(''),
  );
  return (
    <main className="card sign-in">
      <h1>Corroborate</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          enter.mutate(undefined);
        }}
      >
        <Field label={oidc ? 'Key, or token of your identity provider' : 'Your key'} hint="Operators make one with `corroborate keys create`.">
          <input type="password" autoComplete="current-password" required maxLength={8192} value={key} onChange={(event) => setKey(event.target.value)} />
        </Field>
        <Fault error={enter.error} />
        <button type="submit" className="primary" disabled={enter.isPending || !key.trim()}>
          Sign in
        </button>
      </form>
    </main>
  );
}
