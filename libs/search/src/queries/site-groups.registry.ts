/** Where to ask in one country. At most six sites a group: engines cut longer queries. */
export interface SiteGroup {
  /** How a topic's place names the country, in lower case and without accents: itself, its parts, its chief cities. */
  places: readonly string[];
  /** Outlets with a record of accuracy, of different owners as far as the country has them. */
  outlets: readonly string[];
  /** Sites or endings of state bodies, courts, parliaments. */
  officials: readonly string[];
}

const US_PLACES =
  'united states,united states of america,usa,u.s,us,alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,district of columbia,washington dc,new york city,los angeles,chicago';

const list = (names: string) => names.split(',');
const group = (places: string, outlets: string, officials: string): SiteGroup => ({
  places: list(places),
  outlets: list(outlets),
  officials: list(officials),
});

/** By ISO country code. Editing this list changes which sites are asked, and nothing else. */
export const SITE_GROUPS: Readonly<Record<string, SiteGroup>> = {
  US: group(US_PLACES, 'npr.org,nytimes.com,washingtonpost.com,cbsnews.com,usatoday.com', 'gov,mil,uscourts.gov'),
  GB: group(
    'united kingdom,uk,u.k,great britain,britain,england,scotland,wales,northern ireland,london,manchester,birmingham,glasgow,edinburgh,cardiff,belfast',
    'bbc.co.uk,theguardian.com,news.sky.com,thetimes.com,ft.com',
    'gov.uk,parliament.uk,police.uk,judiciary.uk,gov.scot,gov.wales',
  ),
  IE: group(
    'ireland,republic of ireland,eire,dublin,galway,limerick',
    'rte.ie,irishtimes.com,irishexaminer.com,thejournal.ie,independent.ie',
    'gov.ie,oireachtas.ie,garda.ie,courts.ie,cso.ie',
  ),
  CA: group(
    'canada,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland and labrador,prince edward island,yukon,nunavut,toronto,montreal,vancouver,ottawa',
    'cbc.ca,theglobeandmail.com,ctvnews.ca,thestar.com,lapresse.ca',
    'canada.ca,gc.ca,parl.ca,scc-csc.ca',
  ),
  AU: group(
    'australia,new south wales,queensland,south australia,tasmania,western australia,northern territory,australian capital territory,sydney,melbourne,brisbane,perth,adelaide,canberra',
    'abc.net.au,smh.com.au,sbs.com.au,theaustralian.com.au,thewest.com.au',
    'gov.au,aph.gov.au,abs.gov.au',
  ),
  ES: group(
    'spain,espana,catalonia,cataluna,andalucia,galicia,madrid,barcelona,sevilla,seville,bilbao,zaragoza',
    'rtve.es,elpais.com,elmundo.es,lavanguardia.com,eldiario.es',
    'gob.es,boe.es,congreso.es,poderjudicial.es,ine.es',
  ),
  MX: group(
    'mexico,ciudad de mexico,mexico city,cdmx,guadalajara,monterrey,tijuana,jalisco,nuevo leon,puebla',
    'eluniversal.com.mx,reforma.com,jornada.com.mx,animalpolitico.com,milenio.com',
    'gob.mx,inegi.org.mx,scjn.gob.mx,banxico.org.mx',
  ),
  AR: group(
    'argentina,buenos aires,rosario,mendoza,tucuman,santa fe',
    'lanacion.com.ar,clarin.com,pagina12.com.ar,perfil.com,chequeado.com',
    'gob.ar,gov.ar,boletinoficial.gob.ar',
  ),
  CO: group(
    'colombia,bogota,medellin,cali,barranquilla,cartagena,antioquia',
    'eltiempo.com,elespectador.com,elcolombiano.com,lasillavacia.com,caracol.com.co',
    'gov.co,banrep.gov.co,ramajudicial.gov.co',
  ),
  BR: group(
    'brazil,brasil,sao paulo,rio de janeiro,brasilia,bahia,minas gerais,parana,pernambuco,ceara',
    'folha.uol.com.br,estadao.com.br,oglobo.globo.com,agenciabrasil.ebc.com.br,aosfatos.org',
    'gov.br,jus.br,leg.br',
  ),
  PT: group(
    'portugal,lisbon,lisboa,porto,coimbra,braga,madeira,azores,acores',
    'publico.pt,rtp.pt,expresso.pt,jn.pt,sicnoticias.pt',
    'gov.pt,parlamento.pt,ine.pt,bportugal.pt',
  ),
  DE: group(
    'germany,deutschland,berlin,hamburg,bremen,bavaria,bayern,hesse,hessen,saxony,sachsen,niedersachsen,brandenburg,thuringen,saarland,munich,munchen,cologne,koln,frankfurt,stuttgart,leipzig',
    'tagesschau.de,spiegel.de,zeit.de,sueddeutsche.de,faz.net',
    'bund.de,bundestag.de,bundesregierung.de,destatis.de,polizei.de',
  ),
  AT: group(
    'austria,osterreich,vienna,wien,graz,linz,salzburg,innsbruck,tirol,tyrol,styria,steiermark,karnten',
    'orf.at,derstandard.at,diepresse.com,kleinezeitung.at,sn.at',
    'gv.at,statistik.at,oenb.at',
  ),
  CH: group(
    'switzerland,schweiz,suisse,svizzera,zurich,geneva,geneve,basel,bern,berne,lausanne,lucerne,luzern,ticino',
    'srf.ch,rts.ch,nzz.ch,tagesanzeiger.ch,letemps.ch',
    'admin.ch,parlament.ch,bger.ch,snb.ch',
  ),
  FR: group(
    'france,paris,lyon,marseille,toulouse,lille,nantes,bordeaux,strasbourg,bretagne,brittany,normandie,normandy,occitanie,ile-de-france',
    'francetvinfo.fr,lemonde.fr,lefigaro.fr,liberation.fr,ouest-france.fr',
    'gouv.fr,assemblee-nationale.fr,senat.fr,insee.fr',
  ),
  IT: group(
    'italy,italia,rome,roma,milan,milano,naples,napoli,turin,torino,sicily,sicilia,sardinia,sardegna,lombardia,lombardy,veneto,toscana,tuscany',
    'ansa.it,rainews.it,corriere.it,repubblica.it,ilsole24ore.com',
    'gov.it,camera.it,senato.it,istat.it',
  ),
};

/** Country asked where only the language of a topic is known. English is at home in too many countries. */
export const LANGUAGE_HOME: Readonly<Record<string, string>> = { de: 'DE', es: 'ES', pt: 'BR', fr: 'FR', it: 'IT' };
