import type { HouseFacts, HousePageKind } from '@corroborate/domain';
import { cleanAddress, hostOf, parseAddress, siteOf } from './address';
import { textOf, typesOf, type JsonLdNode } from './markup/json-ld.reader';
import type { PageScan } from './markup/scan.types';
import { HOUSE_RULES } from './pages.thresholds';
import { squash } from './text';

type HousePage = HouseFacts['pages'][number];

/** What a page says of the house behind it. Pages on other sites than its own are not its house's word. */
export function houseOf(
  scan: PageScan,
  main: JsonLdNode | null,
  nodes: JsonLdNode[],
  base: string,
  finalUrl: string,
): HouseFacts {
  const site = siteOf(hostOf(finalUrl));
  const own = (address: string | null): string | null => ownPage(address, base, site);
  const publisher = publisherOf(main, nodes, (url) => url !== null && siteOf(hostOf(url)) === site);
  const found = new Map<HousePageKind, HousePage>();
  const keep = (kind: HousePageKind | null, url: string | null, from: HousePage['from']) => {
    if (kind && url && !found.has(kind)) found.set(kind, { kind, url, from });
  };
  for (const [property, kind] of PROPERTIES)
    if (publisher) keep(kind, own(textOf(publisher[property], 'url', '@id')), 'markup');
  // Footers come last and say it best.
  for (const { href, text } of scan.frameLinks.toReversed()) {
    if (found.size === HOUSE_RULES.kinds) break;
    const kind = kindOf(href, text);
    if (kind && !found.has(kind)) keep(kind, own(href), 'frame');
  }
  return { pages: [...found.values()], founded: publisher ? yearOf(textOf(publisher.foundingDate)) : null };
}

/** Properties of schema.org's NewsMediaOrganization that hold an address. */
const PROPERTIES: [property: string, kind: HousePageKind][] = [
  ['ethicsPolicy', 'standards'],
  ['publishingPrinciples', 'standards'],
  ['verificationFactCheckingPolicy', 'standards'],
  ['unnamedSourcesPolicy', 'standards'],
  ['correctionsPolicy', 'corrections'],
  ['actionableFeedbackPolicy', 'corrections'],
  ['masthead', 'masthead'],
  ['ownershipFundingInfo', 'ownership'],
];

/** The article's own publisher; else the one organisation on the page that names an address of this site. */
function publisherOf(
  main: JsonLdNode | null,
  nodes: JsonLdNode[],
  isOwn: (url: string | null) => boolean,
): JsonLdNode | null {
  const named = main?.publisher ?? main?.sourceOrganization;
  const id = textOf(named, '@id');
  const direct = Array.isArray(named) ? (named as unknown[])[0] : named;
  const organisations = nodes.filter((node) => typesOf(node).some((type) => ORGANISATION.test(type)));
  // A reference by `@id` is filled in elsewhere in the graph.
  const full = id ? organisations.find((node) => node['@id'] === id && Object.keys(node).length > 2) : null;
  if (full) return full;
  if (direct !== null && typeof direct === 'object' && Object.keys(direct).length > 2) return direct as JsonLdNode;
  return organisations.find((node) => isOwn(textOf(node.url, '@id'))) ?? null;
}
const ORGANISATION = /^(?:NewsMedia|Media)?Organi[sz]ation$|^Newspaper$|^(?:Radio|Television)Station$/i;

/** An address on the page's own site, short as those of such pages are; null for all others. */
function ownPage(address: string | null, base: string, site: string): string | null {
  const url = address === null ? null : parseAddress(address, base);
  if (!url || siteOf(url.hostname) !== site || url.pathname.length > HOUSE_RULES.maxPath) return null;
  const depth = url.pathname.split('/').filter(Boolean).length;
  return depth > HOUSE_RULES.maxDepth || (depth === 0 && url.search === '') ? null : cleanAddress(url);
}

const yearOf = (text: string | null): number | null => {
  const year = Number(/^\s*(\d{4})(?!\d)/.exec(text ?? '')?.[1] ?? NaN);
  return year >= HOUSE_RULES.earliestFounded && year <= HOUSE_RULES.latestFounded ? year : null;
};

/** By the last words of the path, or by the whole of the link's text. */
function kindOf(href: string, linkText: string): HousePageKind | null {
  const path = href
    .replace(/[?#].*$/, '')
    .replace(/\.\w{2,5}$|\/+$/g, '')
    .toLowerCase();
  const tail = path.slice(path.lastIndexOf('/') + 1);
  const text = squash(linkText).toLowerCase();
  if (tail.length > HOUSE_RULES.maxTail && text.length > HOUSE_RULES.maxText) return null;
  for (const [kind, paths, texts] of KINDS) {
    if (tail.length <= HOUSE_RULES.maxTail && paths.test(tail)) return kind;
    if (text !== '' && text.length <= HOUSE_RULES.maxText && texts.test(text)) return kind;
  }
  return null;
}

/** Before "about": what a house says of one matter says more than a page about everything. */
const KINDS: [kind: HousePageKind, path: RegExp, text: RegExp][] = [
  [
    'corrections',
    /^(?:submit-|request-)?(?:a-)?corrections?(?:-(?:policy|and-clarifications|clarifications|page|form|request))?$|^clarifications$|^erratas?$|^fe-de-erratas?$|^correcciones$|^correcoes$|^korrekturen$|^richtigstellungen$|^rectificat(?:ifs|ies)$|^rettelser$|^rettelser-og-presiseringer$|^rattelser$/,
    /^(?:corrections?(?: policy| (?:and|&) clarifications)?|(?:submit|request|suggest) a correction|fe de erratas?|correcciones|correções|erramos|korrekturen|richtigstellungen|errata|rectificatifs|rettelser|rättelser)$/,
  ],
  [
    'standards',
    /^(?:(?:our-)?(?:editorial|journalism|journalistic|news|ethical|ethics|professional|publishing)-(?:standards?(?:-and-(?:practices|ethics|guidelines))?|policy|policies|guidelines?|code|charter|principles|values|ethics|independence)|ethics(?:-(?:policy|code|statement|guidelines))?|standards(?:-and-(?:ethics|practices|values|guidelines))?|code-of-(?:ethics|conduct|practice)|principles|fact-check(?:ing)?-(?:policy|methodology)|methodology|the-trust-project|trust-principles|codigo-(?:etico|de-etica|deontologico|editorial)|principios-editoriais|principios-editoriales|estatuto-editorial|linha-editorial|manual-de-estilo|livro-de-estilo|charte(?:-(?:ethique|deontologique|de-deontologie|editoriale))?|deontologie|redaktionsstatut|redaktionelle-(?:grundsaetze|leitlinien|richtlinien)|grundsaetze|leitlinien|pressekodex|codice-etico|redactiestatuut|etiska-regler|vaer-varsom)$/,
    /^(?:(?:our )?(?:editorial|journalistic|journalism|ethical|news) (?:standards?|policy|policies|guidelines|code|principles|values|ethics|independence)(?: (?:and|&) \w+)?|(?:code of )?ethics(?: policy| code| statement)?|standards (?:and|&) (?:ethics|practices|values)|code of (?:conduct|practice)|(?:our )?(?:fact[- ]checking )?methodology|trust principles|código (?:ético|de ética|deontológico)|principios editoriales|princípios editoriais|estatuto editorial|línea editorial|charte (?:éthique|déontologique|éditoriale)|redaktionsstatut|redaktionelle (?:grundsätze|leitlinien|richtlinien)|pressekodex|codice etico|redactiestatuut)$/,
  ],
  [
    'ownership',
    /^(?:ownership(?:-(?:and-)?(?:funding|structure))?|who-owns-us|our-owners?|funding|our-funding|(?:our-)?(?:supporters|funders)|donor-transparency|transparency|transparenz|transparencia|actionnaires|financement|accionistas|proprietary|eigentuemer|offenlegung)$/,
    /^(?:(?:our )?owner(?:ship|s)?(?: (?:and|&) funding| structure)?|who owns us|(?:our )?(?:funding|funders)|how we are funded|transparency|transparenz|transparencia|offenlegung)$/,
  ],
  [
    'imprint',
    /^(?:impressum|imprint|mentions-legales|mentionslegales|aviso-legal|note-legali|colophon|colofon|expediente|impressum-datenschutz|nota-legal|legal-notice|tiraz|stopka-redakcyjna|informacion-legal)$/,
    /^(?:impressum|imprint|mentions légales|aviso legal|note legali|colophon|colofon|expediente|legal notice|tiráž|stopka redakcyjna)$/,
  ],
  [
    'masthead',
    /^(?:masthead|(?:our-|the-|meet-the-|editorial-|news-)?(?:team|staff|newsroom|journalists|reporters|editors)(?:-(?:directory|list|contacts?))?|newsroom-staff|(?:die-|unsere-)?redaktion|la-redaction|redaction|redaccion|la-redazione|redazione|redactie|redakcja|redakce|equipe|equipo|quien-es-quien|autoren|editorial-board)$/,
    /^(?:masthead|(?:our|the|meet the|editorial|news) (?:team|staff|newsroom|journalists|editors)|staff(?: directory| list)?|newsroom(?: staff)?|(?:die |unsere )?redaktion|la rédaction|redacción|la redazione|redazione|redactie|redakcja|redakce|équipe|l'équipe|equipo|equipe|editorial board)$/,
  ],
  [
    'about',
    /^(?:about(?:-?us)?|about-(?:the-)?[a-z0-9-]{2,30}|who-we-are|our-story|our-mission|company|ueber-uns|uber-uns|ueberuns|das-unternehmen|wir-ueber-uns|quienes-somos|quien-somos|sobre-nosotros|nosotros|acerca-de|quem-somos|sobre-nos|sobre|institucional|qui-sommes-nous|a-propos|apropos|chi-siamo|over-ons|om-oss|om-os|o-nas|o-nama|rolunk|tietoa-meista|hakkimizda|kunye|tentang-kami)$/,
    /^(?:about(?: us)?|about (?!our\b|ads?\b|advert|cookies|your|this|my)[\p{L}\p{N} .'’-]{2,40}|who we are|our (?:story|mission|history)|über uns|wir über uns|quiénes somos|sobre nosotros|acerca de|quem somos|sobre nós|qui sommes-nous ?\??|à propos|chi siamo|over ons|om oss|om os|o nás|o nas|rólunk|hakkımızda|künye|tentang kami)$/u,
  ],
  [
    'contact',
    /^(?:contact(?:-?us)?|contacts|kontakt|kontakte|kontakty|contacto|contactenos|contacta|contato|fale-conosco|contatti|contattaci|contactez-nous|nous-contacter|yhteystiedot|iletisim|kapcsolat|hubungi-kami)$/,
    /^(?:contact(?: us)?|contacts|get in touch|kontakt|kontakty|contacto|contáctenos|contato|fale conosco|contatti|contactez-nous|nous contacter|yhteystiedot|iletişim|kapcsolat|hubungi kami)$/,
  ],
];
