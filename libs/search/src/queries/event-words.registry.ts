import type { GlossaryLanguage } from './language.policy';

type Row = Readonly<Record<GlossaryLanguage, readonly string[]>>;

const row = (en: string, es: string, pt: string, de: string, fr: string, it: string): Row => ({
  en: en.split(','),
  es: es.split(','),
  pt: pt.split(','),
  de: de.split(','),
  fr: fr.split(','),
  it: it.split(','),
});

/**
 * What headlines call the events of the news, the commonest word first, by the ids of the domain's concepts.
 * Words to search with, not to judge by: a wrong one costs a call, never a verdict.
 */
export const EVENT_WORDS: Readonly<Record<string, Row>> = {
  strike: row('strike,walkout,picket', 'huelga,paro', 'greve,paralisação', 'Streik,Warnstreik', 'grève,débrayage', 'sciopero'),
  resign: row('resigns,steps down,quits', 'dimisión,renuncia', 'renúncia,demissão', 'Rücktritt', 'démission', 'dimissioni'),
  fire: row('fire,blaze', 'incendio,fuego', 'incêndio,fogo', 'Brand,Feuer', 'incendie,feu', 'incendio,rogo'),
  explosion: row('explosion,blast', 'explosión', 'explosão', 'Explosion', 'explosion', 'esplosione'),
  collapse: row('collapse,caved in', 'derrumbe,colapso', 'desabamento,colapso', 'Einsturz', 'effondrement', 'crollo'),
  close: row('closure,shutdown', 'cierre', 'fechamento,encerramento', 'Schließung,Sperrung', 'fermeture', 'chiusura'),
  recall: row('recall', 'retirada,alerta sanitaria', 'recolhimento,recall', 'Rückruf', 'rappel', 'richiamo'),
  outage: row('outage,blackout', 'apagón,corte', 'apagão,falha', 'Ausfall,Stromausfall', 'panne,coupure', 'blackout,guasto'),
  approve: row('approves,adopts', 'aprueba,aprobación', 'aprova,aprovação', 'beschließt,Zustimmung', 'adopte,approuve', 'approva'),
  charge: row('charged,indicted', 'acusado,imputado', 'acusado,denunciado', 'angeklagt,Anklage', 'mis en examen,inculpé', 'accusato,imputato'),
  arrest: row('arrested,detained', 'detenido,detención', 'preso,detido', 'festgenommen,Festnahme', 'arrêté,interpellé', 'arrestato'),
  convict: row('convicted,sentenced', 'condenado,condena', 'condenado', 'verurteilt', 'condamné', 'condannato'),
  fraud: row('fraud,embezzlement', 'fraude,corrupción', 'fraude,corrupção', 'Betrug,Korruption', 'fraude,corruption', 'frode,corruzione'),
  assault: row('assault,abuse', 'agresión,abuso', 'agressão,abuso', 'Übergriff,Missbrauch', 'agression,abus', 'aggressione'),
  murder: row('murder,killing', 'asesinato,homicidio', 'assassinato,homicídio', 'Mord', 'meurtre,homicide', 'omicidio'),
  shoot: row('shooting,gunfire', 'tiroteo', 'tiroteio', 'Schüsse,Schießerei', 'fusillade,tirs', 'sparatoria'),
  attack: row('attack', 'ataque,atentado', 'ataque,atentado', 'Angriff,Anschlag', 'attaque,attentat', 'attacco,attentato'),
  die: row('dead,killed,deaths', 'muertos,muere', 'mortos,morre', 'Tote,gestorben', 'morts,mort', 'morti,morto'),
  injure: row('injured,hurt', 'heridos', 'feridos', 'Verletzte', 'blessés', 'feriti'),
  aground: row('aground', 'encallado', 'encalhado', 'auf Grund gelaufen', 'échoué', 'arenata'),
  sinkhole: row('sinkhole', 'socavón', 'cratera', 'Erdloch', 'effondrement de terrain', 'voragine'),
  burst: row('burst,rupture', 'rotura,reventón', 'rompimento', 'Rohrbruch', 'rupture', 'rottura'),
  crash: row('crash,collision', 'accidente,choque', 'acidente,colisão', 'Unfall,Absturz', 'accident,collision', 'incidente,schianto'),
  disaster: row('earthquake,flood,wildfire', 'terremoto,inundación,incendio forestal', 'terremoto,enchente', 'Erdbeben,Hochwasser', 'séisme,inondation', 'terremoto,alluvione'),
  spill: row('spill,leak', 'derrame,fuga', 'vazamento', 'Leck,austritt', 'fuite,déversement', 'sversamento,perdita'),
  outbreak: row('outbreak', 'brote', 'surto', 'Ausbruch', 'épidémie,foyer', 'focolaio'),
  layoff: row('layoffs,job cuts', 'despidos', 'demissões', 'Stellenabbau,Entlassungen', 'licenciements', 'licenziamenti'),
  fired: row('ousted,dismissed', 'destituido', 'demitido', 'entlassen', 'limogé', 'licenziato'),
  appoint: row('appointed,named', 'nombrado', 'nomeado', 'ernannt', 'nommé', 'nominato'),
  elect: row('elected,election', 'elección,elegido', 'eleição,eleito', 'Wahl,gewählt', 'élection,élu', 'elezioni,eletto'),
  acquire: row('acquisition,takeover', 'compra,adquisición', 'compra,aquisição', 'Übernahme', 'rachat,acquisition', 'acquisizione'),
  launch: row('launch', 'lanzamiento', 'lançamento', 'Start,Vorstellung', 'lancement', 'lancio'),
  open: row('opening', 'inauguración,apertura', 'inauguração,abertura', 'Eröffnung', 'ouverture', 'apertura'),
  bankrupt: row('bankruptcy,insolvency', 'quiebra,concurso', 'falência', 'Insolvenz,Pleite', 'faillite', 'fallimento,bancarotta'),
  ban: row('ban,prohibits', 'prohíbe,prohibición', 'proíbe,proibição', 'Verbot', 'interdiction', 'divieto'),
  fine: row('fined,penalty', 'multa,sanción', 'multa', 'Geldbuße,Strafe', 'amende', 'multa'),
  cancel: row('cancelled,postponed', 'cancelado,suspendido', 'cancelado,adiado', 'abgesagt,verschoben', 'annulé,reporté', 'annullato,rinviato'),
  protest: row('protest,demonstration', 'protesta,manifestación', 'protesto,manifestação', 'Protest,Demonstration', 'manifestation', 'protesta,manifestazione'),
  evacuate: row('evacuation,evacuated', 'evacuación,desalojo', 'evacuação', 'Evakuierung', 'évacuation', 'evacuazione'),
  missing: row('missing', 'desaparecido', 'desaparecido', 'vermisst', 'disparu', 'scomparso'),
  rescue: row('rescue,rescued', 'rescate', 'resgate', 'Rettung', 'sauvetage', 'salvataggio'),
  seize: row('seized,seizure', 'incautación', 'apreensão', 'beschlagnahmt', 'saisie', 'sequestro'),
  agree: row('agreement,deal', 'acuerdo', 'acordo', 'Einigung,Abkommen', 'accord', 'accordo'),
  hack: row('hack,data breach', 'ciberataque', 'ataque cibernético', 'Hackerangriff', 'piratage,cyberattaque', 'attacco informatico'),
  win: row('win,victory', 'victoria,gana', 'vitória,vence', 'Sieg', 'victoire', 'vittoria'),
};
