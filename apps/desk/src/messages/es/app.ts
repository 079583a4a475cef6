import type { app as en } from '../en/app';
import type { Texts } from '../texts';

export const app: Texts<typeof en> = {
  thePage: 'la página',
  pageNotFound: 'Página no encontrada',
  chooseAPageAboveOr: 'Elija una página arriba o consulte <link>los candidatos</link>.',
  candidates: 'Candidatos',
  topics: 'Temas',
  investigations: 'Investigaciones',
  review: 'Revisión',
  metrics: 'Métricas',
  engines: 'Buscadores',
  corroborate: 'Corroborate',
  pages: 'Páginas',
  submitAStory: 'Enviar una noticia',
  administration: 'Administración',
  open: 'pendientes',
  signedInRolesRoles: 'Sesión iniciada. Roles: {roles}',
  signOut: 'Cerrar sesión',
  theDesk: 'la aplicación',
  skipToContent: 'Ir al contenido',
  unreachable: 'No hay conexión con el servidor.',
  unreachableHint: 'Se reintenta automáticamente. Lo que ha escrito se conserva.',
  language: 'Idioma',
};
