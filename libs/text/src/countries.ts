import { fold } from './words';

/**
 * `country : words for its people and things : ending of its hosts`. Endings that everybody uses ("co", "io", "me",
 * "tv") are left out.
 */
const ROWS =
  'afghanistan:afghan,afghans:af;albania:albanian,albanians:al;algeria:algerian,algerians:dz;angola:angolan,angolans:ao;argentina:argentine,argentinian,argentines:ar;armenia:armenian,armenians:am;' +
  'australia:australian,australians,aussie:au;austria:austrian,austrians:at;azerbaijan:azerbaijani,azerbaijanis:az;bangladesh:bangladeshi,bangladeshis:bd;belarus:belarusian,belarusians:by;belgium:belgian,belgians:be;' +
  'bolivia:bolivian,bolivians:bo;bosnia:bosnian,bosnians:ba;botswana::bw;brazil:brazilian,brazilians:br;bulgaria:bulgarian,bulgarians:bg;cambodia:cambodian,cambodians:kh;cameroon:cameroonian:cm;canada:canadian,canadians:ca;' +
  'chile:chilean,chileans:cl;china:chinese:cn;colombia:colombian,colombians:;costa rica:costa rican,costa ricans:cr;croatia:croatian,croatians:hr;cuba:cuban,cubans:cu;cyprus:cypriot,cypriots:cy;' +
  'czech republic:czech,czechs:cz;czechia::cz;denmark:danish,danes:dk;ecuador:ecuadorian,ecuadorean:ec;egypt:egyptian,egyptians:eg;el salvador:salvadoran:sv;england:english:;estonia:estonian,estonians:ee;' +
  'ethiopia:ethiopian,ethiopians:et;finland:finnish,finns:fi;france:french:fr;germany:german,germans:de;ghana:ghanaian,ghanaians:gh;greece:greek,greeks:gr;guatemala:guatemalan:gt;haiti:haitian,haitians:ht;' +
  'honduras:honduran:hn;hungary:hungarian,hungarians:hu;iceland:icelandic,icelanders:is;india:indian,indians:in;indonesia:indonesian,indonesians:id;iran:iranian,iranians:ir;iraq:iraqi,iraqis:iq;' +
  'ireland:irish:ie;israel:israeli,israelis:il;italy:italian,italians:it;jamaica:jamaican,jamaicans:jm;japan:japanese:jp;kazakhstan:kazakh:kz;kenya:kenyan,kenyans:ke;kosovo::;kuwait:kuwaiti:kw;latvia:latvian,latvians:lv;' +
  'lebanon:lebanese:lb;libya:libyan,libyans:;lithuania:lithuanian,lithuanians:lt;luxembourg::lu;malaysia:malaysian,malaysians:my;malta:maltese:mt;mexico:mexican,mexicans:mx;moldova:moldovan:md;mongolia:mongolian:mn;' +
  'morocco:moroccan,moroccans:ma;mozambique:mozambican:mz;myanmar:burmese:mm;namibia:namibian,namibians:na;nepal:nepali,nepalese:np;netherlands:dutch:nl;new zealand:new zealander,new zealanders:nz;nicaragua:nicaraguan:ni;' +
  'nigeria:nigerian,nigerians:ng;north korea:north korean:kp;northern ireland:northern irish:;norway:norwegian,norwegians:no;oman:omani:om;pakistan:pakistani,pakistanis:pk;panama:panamanian:pa;paraguay:paraguayan:py;peru:peruvian,peruvians:pe;' +
  'philippines:filipino,filipinos,philippine:ph;poland:polish,poles:pl;portugal:portuguese:pt;qatar:qatari:qa;romania:romanian,romanians:ro;russia:russian,russians:ru;rwanda:rwandan,rwandans:rw;saudi arabia:saudi,saudis:sa;' +
  'scotland:scottish,scots:scot;senegal:senegalese:sn;serbia:serbian,serbians,serbs:rs;singapore:singaporean,singaporeans:sg;slovakia:slovak,slovaks:sk;slovenia:slovenian,slovenians:si;south africa:south african,south africans:za;' +
  'south korea:south korean,south koreans,korean:kr;spain:spanish,spaniards:es;sri lanka:sri lankan,sri lankans:lk;sudan:sudanese:sd;sweden:swedish,swedes:se;switzerland:swiss:ch;syria:syrian,syrians:sy;taiwan:taiwanese:tw;' +
  'tanzania:tanzanian,tanzanians:tz;thailand:thai,thais:th;tunisia:tunisian,tunisians:tn;turkey:turkish,turks,türkiye:tr;uganda:ugandan,ugandans:ug;ukraine:ukrainian,ukrainians:ua;united arab emirates:emirati:ae;' +
  'united kingdom:british,britain,great britain,briton,britons,u.k,uk:uk;united states:american,americans,america,united states of america,usa,u.s,us:us;uruguay:uruguayan:uy;uzbekistan:uzbek:uz;venezuela:venezuelan,venezuelans:ve;' +
  'vietnam:vietnamese:vn;wales:welsh:wales;yemen:yemeni:ye;zambia:zambian,zambians:zm;zimbabwe:zimbabwean,zimbabweans:zw';

/** Provinces, lands and continents whose words stand for a place and its people, never for one story. */
const PARTS =
  'europe,european,europeans,africa,african,africans,asia,asian,latin america,middle east,scandinavia,scandinavian,balkans,bavaria,bavarian,bavarians,saxony,saxon,thuringia,hesse,brandenburg,swabia,franconia,westphalia,rhineland,' +
  'catalonia,catalan,andalusia,andalusian,galicia,galician,aragon,aragonese,basque country,basque,castile,navarre,asturias,brittany,breton,normandy,provence,burgundy,alsace,corsica,corsican,sicily,sicilian,sardinia,sardinian,' +
  'tuscany,tuscan,lombardy,piedmont,calabria,tyrol,tyrolean,carinthia,styria,flanders,flemish,wallonia,cornish,yorkshire,texan,texans,californian,californians,quebecois,tasmanian,tasmanians,ontarian';

interface Country {
  name: string;
  words: string[];
  ending: string;
}
const COUNTRIES: readonly Country[] = ROWS.split(';').map((row) => {
  const [name = '', words = '', ending = ''] = row.split(':');
  return { name, words: words.split(',').filter(Boolean).map(fold), ending };
});
const WORDS = new Set([...COUNTRIES.flatMap(({ name, words }) => [name, ...words]), ...PARTS.split(',')]);
const BY_ENDING = new Map(COUNTRIES.filter(({ ending }) => ending !== '').map(({ name, ending }) => [ending, name]));

/** A country, a people, a continent or a province and its adjective: such a word tells no story from another. */
export const isLandWord = (name: string): boolean =>
  WORDS.has(
    fold(name)
      .trim()
      .replace(/^the /, '')
      .replace(/'s$|\.$/g, ''),
  );

/**
 * Country by the ending of a host, in the form of `regionName`: `paper.co.ke` → kenya; null where the ending tells
 * none.
 */
export const countryOfHost = (host: string): string | null =>
  BY_ENDING.get(/\.([a-z]+)\.?$/.exec(host.toLowerCase())?.[1] ?? '') ?? null;

const PEOPLES = new Map(
  COUNTRIES.flatMap(({ name, words }) =>
    words.filter((word) => /^[a-z]{4,}$/.test(word) && word !== 'english').map((word) => [word, name] as const),
  ),
);

/** Countries whose people or things a text speaks of ("a Kenyan court"), in the form of `regionName`. */
export const countriesOfPeoples = (text: string): Set<string> =>
  new Set((fold(text.slice(0, 20_000)).match(/[a-z]{4,}/g) ?? []).flatMap((word) => PEOPLES.get(word) ?? []));
