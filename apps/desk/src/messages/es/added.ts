import type { added as en } from '../en/added';
import type { Texts } from '../texts';

export const added: Texts<typeof en> = {
  addedSourcesAreReadNow: 'Las fuentes añadidas se leen ya, antes de aprobar el plan.',
  anAddedSourceIsRead:
    'Una fuente añadida se lee y el caso se reevalúa. Una subida de nivel queda pendiente de revisión.',
  addedSourcesAreReadIn: 'Las fuentes añadidas se leen en la próxima ronda.',
  addedSources: 'Fuentes añadidas',
  sources: '{count, plural, one {# fuente} other {# fuentes}}',
  statusTheSameCountingRules: '{status} Cuentan según las mismas reglas; un documento por sí solo no cuenta.',
  urlOrText: 'URL o texto',
  oneUrlOrTheText: 'Una URL o el texto de un documento.',
  title: 'Título',
  responseFrom: 'Respuesta de',
  ifSomeoneRespondedToYour: 'Si alguien respondió a su petición. Vacío si es un documento.',
  addSource: 'Añadir la fuente',
  orAPdfOrText: 'o un PDF o archivo de texto',
  waiting: 'pendiente',
  readNotEvaluatedYet: 'leída, aún sin evaluar',
  evaluated: 'evaluada',
  failed: 'fallida',
  responseFromReplyFrom: 'Respuesta de {replyFrom}',
  kindAddedByAddedBySource: '{kind}, por {addedBy}, <moment></moment> · {source}',
  sourceCredibility1To5: 'Fiabilidad de la fuente, de 1 a 5',
  starsOf5Detail: '{stars, number} de 5{detail}',
  reEvaluatedWithIt: 'reevaluado con ella',
  evaluatedInRoundRound: 'evaluada en la ronda {round}',
  changes: 'Cambios',
  noVerdict: 'sin veredicto',
  aChangedLevelWaitsIn: 'Un cambio de nivel espera en la <link>cola de revisión</link>.',
};
