import { useState } from 'react';
import { withReadableError, api, type Schemas, useChange, useProviderSignIn } from '../api';
import { Fault, Field, Form, LanguageSelect, onText, useTitle } from '../ui';
import { t } from '../messages';

interface SignInProps {
  session: Schemas['SessionResponse'];
  /** True if an earlier session ended without sign-out. */
  lost: boolean;
  onEnter: () => void;
}

export function SignIn({ session, lost, onEnter }: SignInProps) {
  useTitle(t('signIn.signIn'));
  return (
    <main className="sign-in">
      <div className="card">
        <h1>{t('signIn.corroborate')}</h1>
        <p className="hush">{t('signIn.whoReportedItFirstWho')}</p>
        {lost ? (
          <p className="note" role="alert">
            {t.rich('signIn.youHaveBeenSignedOut', { strong: (chunks) => <strong>{chunks}</strong> })}
          </p>
        ) : null}
        {session.provider_sign_in ? (
          <ProviderSignIn onEnter={onEnter} />
        ) : (
          <KeySignIn oidc={session.auth_mode === 'oidc'} onEnter={onEnter} />
        )}
      </div>
      <p className="language-line">
        <LanguageSelect />
      </p>
    </main>
  );
}

function ProviderSignIn({ onEnter }: { onEnter: () => void }) {
  const { begin, busy, error } = useProviderSignIn(onEnter);
  return (
    <div className="stack">
      <Fault error={error} />
      <button type="button" className="primary" disabled={busy} onClick={begin}>
        {busy ? t('signIn.signingIn') : t('signIn.signInWithYourOrganization')}
      </button>
    </div>
  );
}

/** The key is sent once and not stored; this page has no access to the session cookie. */
function KeySignIn({ oidc, onEnter }: { oidc: boolean; onEnter: () => void }) {
  const [key, setKey] = useState('');
  const enter = useChange(
    () => withReadableError(api.POST('/api/session', { body: { key: key.trim() } })),
    () => {
      setKey('');
      onEnter();
    },
  );
  return (
    <Form onSubmit={() => enter.mutate(undefined)}>
      <Field
        label={oidc ? t('signIn.identityProviderToken') : t('signIn.yourKey')}
        hint={oidc ? undefined : t('signIn.askAnAdministratorForA')}
      >
        <input
          type="password"
          autoComplete="current-password"
          required
          maxLength={8192}
          value={key}
          onChange={onText(setKey)}
        />
      </Field>
      <Fault error={enter.error} />
      <button type="submit" className="primary" disabled={enter.isPending || !key.trim()}>
        {t('signIn.signIn')}
      </button>
    </Form>
  );
}
