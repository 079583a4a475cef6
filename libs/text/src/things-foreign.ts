/**
 * What the news happens to, in the words of each language: English words, then es, pt, de, fr, it.
 */
const ROWS =
  'tram,streetcar:tranvía:bonde:Straßenbahn:tramway:tram;train,railway,rail:tren:trem:Zug:train:treno;bus,coach:autobús:ônibus:Bus:autocar:autobus;plane,aircraft,jet:avión:avião:Flugzeug:avion:aereo;' +
  'helicopter:helicóptero:helicóptero:Hubschrauber:hélicoptère:elicottero;ferry:ferri:balsa:Fähre:ferry:traghetto;ship,vessel,freighter:barco:navio:Schiff:navire:nave;truck,lorry:camión:caminhão:Lkw:camion:camion;' +
  'tunnel:túnel:túnel:Tunnel:tunnel:galleria;bridge,footbridge:puente:ponte:Brücke:pont:ponte;road,highway,motorway:carretera:estrada:Straße:route:strada;dam:presa:barragem:Damm:barrage:diga;airport:aeropuerto:aeroporto:Flughafen:aéroport:aeroporto;' +
  'station:estación:estação:Bahnhof:gare:stazione;school:escuela:escola:Schule:école:scuola;kindergarten,nursery:guardería:creche:Kita:crèche:asilo;university,college:universidad:universidade:Universität:université:università;' +
  'hospital,clinic:hospital:hospital:Krankenhaus:hôpital:ospedale;church:iglesia:igreja:Kirche:église:chiesa;theatre,theater:teatro:teatro:Theater:théâtre:teatro;museum:museo:museu:Museum:musée:museo;market:mercado:mercado:Markt:marché:mercato;' +
  'bakery:panadería:padaria:Bäckerei:boulangerie:panetteria;factory,plant,mill:fábrica:fábrica:Fabrik:usine:fabbrica;mine:mina:mina:Bergwerk:mine:miniera;warehouse:almacén:armazém:Lagerhalle:entrepôt:magazzino;' +
  'house,home:casas:casas:Häuser:maisons:case;roof:techo:telhado:Dach:toit:tetto;crane:grúa:guindaste:Kran:grue:gru;prison,jail:cárcel:prisão:Gefängnis:prison:carcere;court:tribunal:tribunal:Gericht:tribunal:tribunale;' +
  'judge:juez:juiz:Richter:juge:giudice;mayor:alcalde:prefeito:Bürgermeister:maire:sindaco;minister:ministro:ministro:Minister:ministre:ministro;council:ayuntamiento:câmara:Stadtrat:conseil municipal:consiglio comunale;' +
  'police:policía:polícia:Polizei:police:polizia;bank:banco:banco:Bank:banque:banca;forest:bosque:floresta:Wald:forêt:bosco;river:río:rio:Fluss:rivière:fiume;beach:playa:praia:Strand:plage:spiaggia;' +
  'festival:festival:festival:Festival:festival:festival;water:agua:água:Wasser:eau:acqua;power,electricity:luz:energia:Strom:électricité:corrente';

const ORDER = ['es', 'pt', 'de', 'fr', 'it'];
const THINGS = new Map(
  ROWS.split(';').flatMap((row) => {
    const [english = '', ...forms] = row.split(':');
    return english.split(',').map((word) => [word, forms] as const);
  }),
);

const formsIn = (title: string): (readonly string[])[] => [
  ...new Set(
    (
      title
        .toLowerCase()
        .slice(0, 500)
        .match(/\p{L}+/gu) ?? []
    ).flatMap((word) =>
      [THINGS.get(word) ?? THINGS.get(word.replace(/s$/, ''))].filter((forms) => forms !== undefined),
    ),
  ),
];

/**
 * What an English title says it happened to, in one language (two letters), the first named first; none for languages
 * not listed.
 */
export function thingsIn(title: string, language: string): string[] {
  const at = ORDER.indexOf(language);
  return at < 0 ? [] : [...new Set(formsIn(title).flatMap((forms) => forms[at] ?? []))];
}

/**
 * How many of the things of an English title a text in another language names, German compounds ("Bahntunnel")
 * included.
 */
export function thingsNamed(title: string, text: string): number {
  const own = text.toLowerCase().match(/\p{L}{3,60}/gu) ?? [];
  const named = (form: string): boolean =>
    own.some(
      (word) =>
        word === form ||
        (form.length >= 5 && (word.endsWith(form) || word.startsWith(form))) ||
        word === `${form}s` ||
        word === `${form}e`,
    );
  return formsIn(title).filter((forms) => forms.some((form) => named(form.toLowerCase()))).length;
}
