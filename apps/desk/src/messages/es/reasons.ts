/**
 * Sentences of the server by the parts of their code; the server writes the English. Of a list `names`, `names` is
 * the text and `namesCount` the length.
 */
export const reasons = {
  list: { others: 'otras {count, number}' },
  verdict: {
    supported:
      '{supportingCount, plural, one {La corrobora una fuente fiable independiente} other {La corroboran # fuentes fiables independientes}} ({supporting}); {disputingCount, plural, =0 {ninguna fuente fiable la desmiente} one {{disputing} la desmiente} other {{disputing} la desmienten}}.',
    disputed:
      '{disputingCount, plural, =0 {Una fuente fiable desmiente una afirmación que la repite con otras palabras} one {La desmiente una fuente fiable independiente ({disputing})} other {La desmienten # fuentes fiables independientes ({disputing})}}; {supportingCount, plural, =0 {ninguna fuente fiable la corrobora} one {la corrobora una ({supporting})} other {la corroboran # ({supporting})}}.',
    differs: 'Cierta en parte: {values}.',
    value: '{name} da «{value}»',
    refuted:
      '{disputingCount, plural, one {La contradice una fuente fiable independiente} other {La contradicen # fuentes fiables independientes}} ({disputing}); {supportingCount, plural, =0 {ninguna fuente fiable la corrobora} one {la corrobora una ({supporting})} other {la corroboran # ({supporting})}}.',
    'not-independent':
      '{namesCount, plural, one {{names} la publica, pero no cuenta} other {{names} la publican, pero ninguna cuenta}} como confirmación independiente.',
    'one-origin':
      '{namesCount, plural, one {{names} difunde} other {{names} difunden}} una información de {origin}; ninguna fuente fiable independiente la confirma.',
    'press-release':
      '{namesCount, plural, one {{names} difunde} other {{names} difunden}} un comunicado de {origin}, parte interesada; ninguna fuente fiable independiente lo confirma.',
    'reported-otherwise': 'Una parte se cuenta de otro modo: {values}.',
    'low-credibility':
      '{namesCount, plural, one {{names} la publica, pero no es una fuente fiable} other {{names} la publican, pero ninguna es una fuente fiable}}.',
    'only-mentioned':
      '{namesCount, plural, one {{names} menciona} other {{names} mencionan}} el hecho, pero ninguna fuente fiable lo confirma.',
    unread: 'Ninguna página que se pudo leer la confirma; no se pudieron leer páginas de {names}.',
    'nothing-found': 'No se ha encontrado ninguna fuente fiable que la publique.',
    denied:
      '{isAccusation, select, yes {{namesCount, plural, one {{names} niega la acusación.} other {{names} niegan la acusación.}}} other {{namesCount, plural, one {{names} lo niega.} other {{names} lo niegan.}}}}',
    'no-claim': 'El tema no contiene ninguna afirmación comprobable.',
    approved: 'Un editor la aprobó.',
    rejected: 'Un editor la dejó sin verificar.',
  },
  next: {
    publish:
      '{namesCount, plural, one {Publíquela con atribución a {names}.} other {Se puede publicar. Atribuya lo que solo cuenta una fuente.}}',
    'publish-disputed': 'Publíquela solo junto con lo que la desmiente.',
    review: 'Resuelva la revisión abierta antes de publicar.',
    decide: 'No la publique todavía. Decida: apruébela como verificada o recházela.',
    'compare-names':
      'No la publique todavía. Compruebe que «{page}» es «{story}» y después apruébela como verificada o recházela.',
    'check-published':
      'No la publique todavía. Compruebe cuándo se {namesCount, plural, one {publicó la página} other {publicaron las páginas}} de {names} y después apruébela como verificada o recházela.',
    'ask-for-response': 'Pida una respuesta a {names} y después decida.',
    settle: 'No la publique como un hecho. Pida a ambas partes documentos que lo aclaren.',
    'check-date': 'No la publique. Compruebe si es una historia antigua.',
    'do-not-publish': 'No la publique. Si informa sobre la afirmación, diga que es falsa y cite las fuentes.',
    read: '{namesCount, plural, one {Lea la página de {names}, que no se pudo abrir.} other {Lea las páginas de {names}, que no se pudieron abrir.}}',
    'attribute-party':
      'No la publique como un hecho. Solo puede publicarse como lo que dice {origin}; pregunte a una fuente sin interés en ella.',
    correct: 'No la publique tal como está. Compárela con la información de {names}.',
    'search-again': 'Repita la búsqueda cuando los servicios respondan.',
    'find-source': 'No la publique como un hecho. Busque una fuente fiable con información propia.',
    'state-claim': 'Formule la afirmación: quién hizo qué, dónde y cuándo.',
    nothing: 'No hay nada que hacer.',
  },
  review: {
    disputed:
      '{disputing, plural, one {La desmiente # fuente fiable independiente} other {La desmienten # fuentes fiables independientes}} ({names}); {supporting, plural, =0 {ninguna la corrobora} one {# la corrobora} other {# la corroboran}}.',
    'rated-false': 'Calificada de falsa por {publishers}.',
    'serious-allegation': 'La historia acusa a una persona u organización («{words}»).',
    'low-tier-only':
      'Solo la {sources, plural, one {apoya # página que no cuenta} other {apoyan # páginas que no cuentan}}.',
    'passed-over':
      'Solo la {sources, plural, one {apoya # página que no cuenta} other {apoyan # páginas que no cuentan}}, {credible, number} de medios fiables; los motivos están en el caso.',
    uncorroborated: 'Ninguna página encontrada la corrobora ni la desmiente.',
    'unread-pages':
      'No se {pages, plural, one {pudo leer # página fiable} other {pudieron leer # páginas fiables}} ({names}); si la {pages, plural, one {confirma} other {confirman}}, habría {level, plural, one {# fuente fiable independiente} other {# fuentes fiables independientes}}.',
    'silent-search': '{silent, number} de {asked, number} búsquedas en buscadores y archivos quedaron sin respuesta.',
    steering:
      '{namesCount, plural, one {{names} contiene} other {{names} contienen}} texto dirigido a sistemas de IA, al que no se hizo caso: «{quote}».',
    'lost-stages': 'Fallaron partes de la investigación.',
    'checkpoint-failed': 'La búsqueda terminó sin aclararla.',
    'serious-by-reader': 'Marcada como acusación grave.',
    'no-claim': 'El tema no contiene ninguna afirmación que una página pueda apoyar.',
    'coordinated-posts': 'Las publicaciones sobre ella parecen coordinadas.',
    'other-names': 'Solo está confirmada con otros nombres: {matches}.',
    'other-name': '{name} dice «{page}» donde la historia dice «{story}»',
    'undated-sources':
      '{namesCount, plural, one {{names} la corrobora, pero su página no muestra} other {{names} la corroboran, pero sus páginas no muestran}} la fecha y puede tratarse de un hecho anterior.',
    'few-sources':
      '{sources, plural, one {Solo cuenta {name}, y ningún modelo de lenguaje la ha leído} other {Solo cuentan # fuentes independientes, y ningún modelo de lenguaje las ha leído}}; por reglas solas se aplica una subida a partir de {wanted, number} fuentes. Lea las citas.',
    'unqualified-reader':
      '{namesCount, plural, one {{names} no está acreditado} other {{names} no están acreditados}} aquí; ejecute «corroborate doctor --qualify».',
    'upgrades-reviewed': 'Toda subida de nivel queda pendiente de revisión (UPGRADES=review).',
  },
  look: {
    'told-before':
      '{names} {namesCount, plural, one {publicó} other {publicaron}} algo parecido ya el {day}; ninguna fuente fiable lo publica ahora.',
    'thing-gone':
      '{name} ({day}) informa de que aquello de lo que trata la historia ya no existe o pronto dejará de existir: «{quote}»',
  },
} as const;
