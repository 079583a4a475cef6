export const signIn = {
  signIn: 'Sign in',
  corroborate: 'Corroborate',
  whoReportedItFirstWho: 'Who reported it first, who confirms it independently and who disputes it.',
  youHaveBeenSignedOut:
    '<strong>You have been signed out.</strong> The session ended or its key expired. Unsaved input was discarded.',
  signingIn: 'Signing in …',
  signInWithYourOrganization: 'Sign in with your organization',
  identityProviderToken: 'Identity provider token',
  yourKey: 'Your key',
  askAnAdministratorForA: 'Ask an administrator for a key.',
} as const;
