import type { outlets as en } from '../en/outlets';
import type { Texts } from '../texts';

export const outlets: Texts<typeof en> = {
  changesToItsPagesAfter:
    'Cambios en sus páginas después de decisiones que se apoyan en ellas. No influyen en su categoría.',
  theOutlet: 'el medio',
  changes: 'Cambios',
  pagesLooks:
    '{pages, plural, one {# página} other {# páginas}}, {looks, plural, one {# comprobación} other {# comprobaciones}}',
  noRelevantChanges: 'Sin cambios relevantes.',
  changeSeenTitle: '<strong>{change}</strong>, visto <moment></moment>: <webLink>{title}</webLink>',
  sourceOfTopicTitle: 'Fuente de <link>{topicTitle}</link>',
  pages: 'Páginas',
  looks: 'Comprobaciones',
  corrected: 'Corregidas',
  retracted: 'Retiradas',
  silentlyEdited: 'Modificadas sin avisar',
  gone: 'Desaparecidas',
  redirected: 'Redirigidas',
  sourceChanges: 'Cambios en las fuentes',
  pagesCheckedAgainAfterDecisions: 'páginas comprobadas de nuevo tras las decisiones, desde el principio',
  noSourcesCheckedYet: 'Aún no se ha comprobado ninguna fuente.',
  outlet: 'Medio',
  openCorrectionsAreNotA: 'Corregir abiertamente no es una falta. Estas cifras no influyen en las categorías.',
};
