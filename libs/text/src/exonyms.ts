import { fold } from './words';

/** English name, then `language=name there`; several languages where several are spoken. */
const ROWS =
  'munich|de=München;cologne|de=Köln;nuremberg|de=Nürnberg;hanover|de=Hannover;brunswick|de=Braunschweig;dusseldorf|de=Düsseldorf;vienna|de=Wien;zurich|de=Zürich;geneva|fr=Genève|de=Genf;basle|de=Basel;lucerne|de=Luzern;' +
  'berne|de=Bern;lisbon|pt=Lisboa;oporto|pt=Porto;seville|es=Sevilla;saragossa|es=Zaragoza;cordova|es=Córdoba;corunna|es=A Coruña;malaga|es=Málaga;cadiz|es=Cádiz;majorca|es=Mallorca;havana|es=La Habana;mexico city|es=Ciudad de México;' +
  'bogota|es=Bogotá;medellin|es=Medellín;sao paulo|pt=São Paulo;brasilia|pt=Brasília;rome|it=Roma;milan|it=Milano;naples|it=Napoli;turin|it=Torino;venice|it=Venezia;florence|it=Firenze;genoa|it=Genova;padua|it=Padova;' +
  'mantua|it=Mantova;leghorn|it=Livorno;syracuse|it=Siracusa;lyons|fr=Lyon;marseilles|fr=Marseille;rheims|fr=Reims;dunkirk|fr=Dunkerque;brussels|fr=Bruxelles;antwerp|fr=Anvers;ghent|fr=Gand;liege|fr=Liège;montreal|fr=Montréal;quebec city|fr=Québec;' +
  'bavaria|de=Bayern;saxony|de=Sachsen;lower saxony|de=Niedersachsen;hesse|de=Hessen;thuringia|de=Thüringen;franconia|de=Franken;swabia|de=Schwaben;rhineland|de=Rheinland;westphalia|de=Westfalen;black forest|de=Schwarzwald;lake constance|de=Bodensee;' +
  'tyrol|de=Tirol;styria|de=Steiermark;carinthia|de=Kärnten;catalonia|es=Cataluña;andalusia|es=Andalucía;aragon|es=Aragón;castile|es=Castilla;navarre|es=Navarra;biscay|es=Vizcaya;canary islands|es=Canarias;balearic islands|es=Baleares;' +
  'brittany|fr=Bretagne;normandy|fr=Normandie;burgundy|fr=Bourgogne;corsica|fr=Corse;savoy|fr=Savoie;tuscany|it=Toscana;lombardy|it=Lombardia;piedmont|it=Piemonte;sicily|it=Sicilia;sardinia|it=Sardegna;apulia|it=Puglia;azores|pt=Açores;' +
  'germany|de=Deutschland;austria|de=Österreich;switzerland|de=Schweiz|fr=Suisse|it=Svizzera;spain|es=España;mexico|es=México;brazil|pt=Brasil;italy|it=Italia;france|fr=France;belgium|fr=Belgique';

const LOCAL: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  ROWS.split(';').map((row) => {
    const [english = '', ...forms] = row.split('|');
    return [english, new Map(forms.map((form) => form.split('=') as [string, string]))];
  }),
);
const ENGLISH = new Map(
  [...LOCAL].flatMap(([english, forms]) => [...forms.values()].map((form) => [fold(form), english] as const)),
);

/**
 * How a place with an English name is called in a language (two letters), as its papers write it; null where it has no
 * other name we know.
 */
export const localNameOf = (place: string, language: string): string | null =>
  LOCAL.get(fold(place).trim())?.get(language) ?? null;

/** Other names of a place, folded: of "Munich" "munchen", of "München" "munich". */
export function otherPlaceNames(place: string): string[] {
  const own = fold(place).trim();
  const english = LOCAL.has(own) ? own : ENGLISH.get(own);
  if (english === undefined) return [];
  return [english, ...[...(LOCAL.get(english)?.values() ?? [])].map(fold)].filter((name) => name !== own);
}
