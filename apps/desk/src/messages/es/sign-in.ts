import type { signIn as en } from '../en/sign-in';
import type { Texts } from '../texts';

export const signIn: Texts<typeof en> = {
  signIn: 'Iniciar sesión',
  corroborate: 'Corroborate',
  whoReportedItFirstWho: 'Quién lo publicó primero, quién lo confirma de forma independiente y quién lo desmiente.',
  youHaveBeenSignedOut:
    '<strong>Se ha cerrado la sesión.</strong> La sesión terminó o su clave caducó. Lo que no se había guardado se ha descartado.',
  signingIn: 'Iniciando sesión …',
  signInWithYourOrganization: 'Entrar con su organización',
  identityProviderToken: 'Token del proveedor de identidad',
  yourKey: 'Su clave',
  askAnAdministratorForA: 'Pida una clave a un administrador.',
};
