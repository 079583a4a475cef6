/**
 * Words by which reports in German, French, Spanish, Portuguese and Italian name private persons and people in office.
 * Alternatives of a pattern, lower case.
 */

/** Children and youths. */
export const CHILD_FOREIGN =
  'junge|mädchen|kind|baby|säugling|schüler(?:in)?|jugendliche[rn]?|minderjährige[rn]?|garçon|fillette|enfant|bébé|écoli(?:er|ère)|collégien(?:ne)?|lycéen(?:ne)?|mineure?|adolescente?|' +
  'niñ[oa]|bebé|menor|alumn[oa]|menin[oa]|criança|bebê|alun[oa]|bambin[oa]|neonat[oa]|minorenne|ragazzin[oa]';

export const PRIVATE_ROLE_FOREIGN =
  `${CHILD_FOREIGN}|anwohner(?:in)?|bewohner(?:in)?|opfer|tatverdächtige[rn]?|verdächtige[rn]?|angeklagte[rn]?|beschuldigte[rn]?|fahrer(?:in)?|beifahrer(?:in)?|radfahrer(?:in)?|fußgänger(?:in)?|zeug(?:e|in)|mutter|vater|sohn|tochter|rentner(?:in)?|patient(?:in)?|kund(?:e|in)|mieter(?:in)?|` +
  'habitante?|riveraine?|victime|suspecte?|prévenue?|accusée?|conduct(?:eur|rice)|passag(?:er|ère)|cycliste|piétonne?|témoin|mère|père|fils|retraitée?|patiente?|cliente?|locataire|' +
  'vecin[oa]|víctima|sospechos[oa]|acusad[oa]|detenid[oa]|conductora?|pasajer[oa]|ciclista|testigo|madre|padre|hij[oa]|jubilad[oa]|inquilin[oa]|' +
  'moradora?|vítima|suspeit[oa]|motorista|passageir[oa]|testemunha|mãe|pai|filh[oa]|aposentad[oa]|vizinh[oa]|' +
  'residente|vittima|sospettat[oa]|imputat[oa]|conducente|automobilista|passegger[oa]|testimone|figli[oa]|pensionat[oa]|inquilin[oa]';

export const PUBLIC_ROLE_FOREIGN =
  '(?:ober)?bürgermeister(?:in)?|minister(?:in)?|ministerpräsident(?:in)?|präsident(?:in)?|kanzler(?:in)?|abgeordnete[rn]?|richter(?:in)?|staatsanwält(?:in)?|staatsanwalt|polizeichef(?:in)?|landrat|landrätin|direktor(?:in)?|geschäftsführer(?:in)?|vorsitzende[rn]?|trainer(?:in)?|schauspieler(?:in)?|sänger(?:in)?|sprecher(?:in)?|' +
  'maire|ministre|présidente?|députée?|sénat(?:eur|rice)|juge|procureure?|préfète?|direct(?:eur|rice)|pdg|act(?:eur|rice)|chant(?:eur|euse)|porte-parole|entraîneure?|' +
  'alcald(?:e|esa)|ministr[oa]|president[ea]|diputad[oa]|senadora?|juez[a]?|fiscal|gobernadora?|directora?|actor|actriz|cantante|portavoz|entrenadora?|concejal[a]?|' +
  'prefeit[oa]|deputad[oa]|juiz|juíza|procuradora?|governadora?|diretora?|ator|atriz|cantora?|porta-voz|treinadora?|vereadora?|' +
  'sindac[oa]|deputat[oa]|senat(?:ore|rice)|giudice|procurator[ei]|governat(?:ore|rice)|dirett(?:ore|rice)|attore|attrice|portavoce|allenat(?:ore|rice)|assessor[ei]';

/** "der 34-jährige …", "il 34enne …", "un homme de 34 ans, …" */
export const BEFORE_AGE_FOREIGN =
  /(?<!\d)(\d{1,3})(?:[- ]?(?:jährige[rnms]?|enne)| (?:ans|años|anos|anni|jahre alte[rnms]?),?)(?: [\p{L}-]{1,30}){0,2},? $/iu;
/** ", 34 ans", ", de 34 años", " (34 Jahre)" */
export const AFTER_AGE_FOREIGN = /^,? \(?(?:âgée? de |d[ei] |con )?(\d{1,3}) (?:ans|años|anos|anni|jahre)(?!\p{L})/iu;
/** What happened to somebody. */
export const AFTER_FATE_FOREIGN =
  /^,? (?:wurde (?:[\p{L}]{1,20} ){0,3}?(?:verletzt|getötet|festgenommen|verhaftet|angeklagt|gerettet)|(?:a été|ont été) (?:[\p{L}]{1,20}ment )?(?:arrêtée?|tuée?|blessée?|interpellée?|inculpée?|sauvée?)|fue (?:detenid|arrestad|herid|asesinad|hallad|rescatad)[oa]|foi (?:pres|detid|ferid|mort|encontrad|resgatad)[oa]|è stat[oa] (?:arrestat|ferit|uccis|trovat|salvat)[oa])(?!\p{L})/iu;

/** First words of sentences, which have a capital like the name behind them. */
export const FIRST_FOREIGN =
  /^(?:ieri|oggi|secondo|anche|ayer|hoy|según|también|hier|selon|aussi|gestern|heute|laut|auch|ontem|hoje|segundo|também)\s+(?=\p{Lu})/iu;
