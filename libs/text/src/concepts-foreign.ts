import type { Concept } from './concepts';

/** Letters of any language count as part of a word here, so that "Brandes" or "evacuación" end where they end. */
const c = (id: string, source: string): Concept => ({
  id,
  pattern: new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu'),
});

/**
 * The commonest events of news in Spanish, Portuguese, French, Italian and German, by the same ids as the English ones.
 */
export const FOREIGN_CONCEPTS: readonly Concept[] = [
  c(
    'fire',
    'incendios?|incêndios?|incendies?|incendi|fuego|llamas|arde[n]?|ardió|feu|flammes|fiamme|feuer\\p{L}*|\\p{L}*brand|brände|brannte|brennt',
  ),
  c(
    'disaster',
    'incendios? forestal(?:es)?|incêndios? flores\\p{L}*|feux? de for[êe]ts?|incendi? boschiv\\p{L}|waldbr[aä]nd\\p{L}*|incendio|fuego|terremotos?|sismos?|séismes?|erdbeben|inundaci[oó]n(?:es)?|inondations?|alluvion\\p{L}|überschwemmung\\p{L}*|hochwasser|tormentas?|orages?|unwetter|sturm|hurac[aá]n|ouragan|alud|éboulement|glissement de terrain|frana|desprendimientos?|felssturz|erdrutsch|steinschlag|avalanch\\p{L}*|lawine\\p{L}*',
  ),
  c(
    'evacuate',
    'evacua\\p{L}*|évacu\\p{L}*|evakuier\\p{L}*|desaloj\\p{L}*|sgomber\\p{L}*|in sicherheit gebracht|vaciar (?:un|el|la) \\p{L}+',
  ),
  c('strike', 'huelgas?|greves?|grèves?|scioper\\p{L}*|\\p{L}*streiks?|streik(?:en|t|ten)'),
  c(
    'resign',
    'dimi(?:te|tió|sión|ssion\\p{L}*|tido)|dimission\\p{L}*|démission\\p{L}*|renuncia\\p{L}*|zurückgetreten|tritt zurück|trat zurück|rücktritt',
  ),
  c(
    'explosion',
    'explosi[oó]n(?:es)?|explos[aã]o|explosions?|esplosion\\p{L}|explosion(?:en)?|explodier\\p{L}*|estall\\p{L}*|détonation',
  ),
  c(
    'collapse',
    'colaps\\p{L}*|derrumb\\p{L}*|desplom\\p{L}*|hundi(?:ó|miento|do)|effondr\\p{L}*|croll\\p{L}*|eingestürzt|stürzte ein|einsturz',
  ),
  c(
    'die',
    'muert[oa]s?|mueren?|murió|murieron|fallec\\p{L}*|mort[es]*|morts?|décès|décéd\\p{L}*|morti|tote[nr]?|getötet|gestorben|starb(?:en)?|ums leben',
  ),
  c('injure', 'herid[oa]s?|blessé\\p{L}*|ferit[io]|verletzt\\p{L}*'),
  c(
    'crash',
    'choc(?:a|ó|an|aron)|choques?|colisi[oó]n|descarril\\p{L}*|accident\\p{L}*|dérail\\p{L}*|deragli\\p{L}*|\\p{L}*entgleis\\p{L}*|zusammenst(?:oß|ößt)|zusammengestoßen|\\p{L}*unfall|(?:fährt|fuhr|rast|raste) in (?:eine?n?|die|das|den)|estrell\\p{L}*|abgestürzt|absturz',
  ),
  c(
    'close',
    "cierr(?:a|an|e)|cerr(?:ó|ar|ad[oa]s?|arán?)|cierre|ferm(?:e|er|é|ée|eture)|chius\\p{L}*|chiud\\p{L}*|schließ(?:t|en|ung)|geschlossen|gesperrt\\p{L}*|\\p{L}*sperrung|interrompu\\p{L}*|interruption|suspendu\\p{L}*|à l[’']arrêt",
  ),
  c('open', 'abre|abri(?:ó|r)|inaugur\\p{L}*|ouvr\\p{L}*|ouverture|eröffn\\p{L}*'),
  c(
    'approve',
    'aprueb\\p{L}*|aprob\\p{L}*|aprovad\\p{L}|vot(?:a|ó|aron|e|é|ent)|adopt\\p{L}*|approuv\\p{L}*|approv\\p{L}*|beschloss\\p{L}*|beschließt|verabschiedet',
  ),
  c(
    'arrest',
    'deten(?:ido|ida|idos|ción)|detien\\p{L}*|detuv\\p{L}*|arrest\\p{L}*|arrêt(?:é|ée|és|ent)|interpell\\p{L}*|festgenommen|verhaftet|festnahme',
  ),
  c('charge', 'acus(?:a|ad[oa]s?|ación)|imput\\p{L}*|inculp\\p{L}*|mis en examen|angeklagt|anklage'),
  c('convict', 'conden(?:a|ad[oa]s?)|condamn\\p{L}*|condann\\p{L}*|verurteilt'),
  c(
    'recall',
    'retir(?:a|ada|ad[oa]s?) (?:del|del mercado)|rappel(?:le|lés?)?|richiam\\p{L}*|rückruf|ruft .{0,20}zurück|zurückgerufen',
  ),
  c('layoff', 'despid\\p{L}*|licenci\\p{L}*|licenziament\\p{L}*|stellenabbau|entlass\\p{L}*'),
  c('elect', 'elegid\\p{L}|elecci[oó]n(?:es)?|élu[es]*|élections?|elett\\p{L}|gewählt|wahl(?:en)?'),
  c('win', 'gan(?:a|ó|an|aron)|vence|venció|remport\\p{L}*|gagn\\p{L}*|vinc\\p{L}*|gewann|gewinnt|siegt\\p{L}*'),
  c(
    'attack',
    'ataques?|atac\\p{L}*|atentados?|attaques?|attentats?|attacc\\p{L}*|attentat\\p{L}|angriff\\p{L}*|anschlag',
  ),
  c('shoot', 'tiroteos?|dispar(?:o|os|ó|aron)|fusillade|tirs|sparatori\\p{L}|schüsse|schießerei|erschossen'),
  c('outage', 'apag[oó]n(?:es)?|panne[s]?|blackout|stromausfall|ausfall|interrupci[oó]n'),
  c('protest', 'protest\\p{L}*|manifest(?:a|aci[oó]n|ant[es]*|ation)\\p{L}*|demonstr\\p{L}*'),
  c('missing', 'desaparecid\\p{L}*|disparu\\p{L}*|scompars\\p{L}|vermisst\\p{L}*'),
  c('aground', 'encall\\p{L}*|échou\\p{L}*|arenat\\p{L}|auf grund gelaufen|gestrandet'),
  c('cancel', 'cancel\\p{L}*|suspend\\p{L}*|annul\\p{L}*|abgesagt|aufgegeben'),
  c(
    'fine',
    'mult(?:a|as|ó|ar|ará|arán|ad[oa]s?)|sanci(?:ona|onó|ón)|amendes?|geldbuße\\p{L}*|bußgeld\\p{L}*|sanzion\\p{L}*',
  ),
  c(
    'acquire',
    'compr(?:a|ó|ará)|adquier\\p{L}*|adquisici[oó]n|rachat|rachèt\\p{L}*|acquis\\p{L}*|übernimmt|übernahme|kauft',
  ),
];

const DOUBT =
  /(?<!\p{L})(?:bulos?|falso|falsa|desmient\p{L}*|desminti\p{L}*|niega[n]?|neg(?:ó|aron)|rumor(?:es)?|supuest[oa]s?|presunt[oa]s?|podr[ií]an?|habr[ií]an?|no (?:ha|han|hubo|fue|se ha|se han|se|habrá|es cierto)|faux|fausse|dément\p{L}*|rumeurs?|aurait|auraient|pourrait|n['’](?:a|ont|est) pas|ne sera pas|smentisc\p{L}*|bufala|sarebbe|potrebbe|falsch\p{L}*|gerücht\p{L}*|dementier\p{L}*|angeblich\p{L}*|soll(?:en|te)?|könnte\p{L}*|kein\p{L}*|nicht|planea|prevé|plan(?:t|en)|prévoit)(?!\p{L})/iu;

/**
 * Words by which a sentence in one of these languages denies, doubts, plans or passes on; rather one too many than one
 * too few.
 */
export const foreignDoubt = (text: string): string | null => DOUBT.exec(text.slice(0, 2000))?.[0] ?? null;

/** Words that by themselves call a story wrong, wherever in the sentence the event is named. */
const CALLED_WRONG =
  /(?<!\p{L})(?:bulos?|es una s[áa]tira|c['’]est une parodie|ist satire|è satira|é sátira|es falso|(?:es|son) fals[oa]s?|falso que|desmient\p{L}*|desminti\p{L}*|no es (?:cierto|verdad)|c['’]est faux|est faux|sont faux|fausse (?:information|nouvelle|rumeur)|dément(?:i|ent)?|n['’]a jamais eu lieu|smentisc\p{L}*|bufala|è falso|falsa notizia|falschmeldung\p{L}*|ist falsch|stimmt nicht|frei erfunden|dementier\p{L}*|é falso|desment\p{L}*|não é verdade)(?!\p{L})/iu;
/** A no that stands right before what it denies; "no one hurt in the fire" denies no fire. */
const NO_SUCH =
  /(?<!\p{L})(?:(?:no|non|não)(?: se| si| ha| han| è| sono| va a| van a)?|no (?:hubo|ha habido|se produjo|se ha producido|hay|existe)|ning[uú]n[a]?|il n['’]y a (?:pas|jamais) (?:eu )?d['’e]|il n['’]y a eu aucune?|aucune?|ce n['’]était pas|non c['’]è stat[oa]|nessun[a]?|es gab kein\p{L}*|gibt es kein\p{L}*|war kein\p{L}*|kein\p{L}*|não houve|nenhuma?)(?!\p{L})\s*(?:(?:de|du|des|un|una|une|ein|eine|einen|il|lo|la|le|el|l['’])\s*)?$/iu;

/** Does the sentence say, of what begins at `start`, that it did not happen? Null where it does not, else its words. */
export function foreignDenial(text: string, start: number): string | null {
  const wrong = CALLED_WRONG.exec(text.slice(0, 2000))?.[0];
  return wrong ?? NO_SUCH.exec(text.slice(Math.max(0, start - 60), start))?.[0].trim() ?? null;
}
