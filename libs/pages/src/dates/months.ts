/** Month names by their first letters, in the languages whose pages are met most. Keys are without accents. */
const NAMES: string[][] = [
  ['january', 'jan', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'gen', 'janeiro', 'januari', 'stycznia', 'styczen', 'января', 'ocak', 'ianuarie', 'leden', 'ledna', 'tammikuuta', 'januara', 'januára'],
  ['february', 'feb', 'februar', 'feber', 'fevrier', 'fevr', 'fev', 'febrero', 'febbraio', 'febb', 'fevereiro', 'februari', 'lutego', 'luty', 'февраля', 'subat', 'februarie', 'unora', 'helmikuuta'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'marco', 'maart', 'mrt', 'marca', 'marzec', 'марта', 'mart', 'martie', 'brezna', 'maaliskuuta'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwietnia', 'kwiecien', 'апреля', 'nisan', 'aprilie', 'dubna', 'huhtikuuta'],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'maio', 'mei', 'maj', 'maja', 'мая', 'mayis', 'kvetna', 'toukokuuta'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho', 'czerwca', 'czerwiec', 'июня', 'haziran', 'iunie', 'cervna', 'kesakuuta'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho', 'lipca', 'lipiec', 'июля', 'temmuz', 'iulie', 'cervence', 'heinakuuta'],
  ['august', 'aug', 'aout', 'agosto', 'ago', 'augustus', 'augusti', 'sierpnia', 'sierpien', 'августа', 'agustos', 'srpna', 'elokuuta'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setiembre', 'settembre', 'sett', 'set', 'setembro', 'wrzesnia', 'wrzesien', 'сентября', 'eylul', 'septembrie', 'zari', 'syyskuuta'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out', 'pazdziernika', 'pazdziernik', 'октября', 'ekim', 'octombrie', 'rijna', 'lokakuuta'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopada', 'listopad', 'ноября', 'kasim', 'noiembrie', 'marraskuuta'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dicembre', 'dezembro', 'desember', 'des', 'grudnia', 'grudzien', 'декабря', 'aralik', 'decembrie', 'prosince', 'joulukuuta'],
];

const BY_NAME = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** 1–12, or null for a word that is no month. */
export function monthOf(word: string): number | null {
  const key = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/ı/g, 'i').replace(/\.$/, '');
  // "мая" and other Cyrillic names lose й under NFD; they are kept as they are.
  return BY_NAME.get(key) ?? BY_NAME.get(word.toLowerCase()) ?? null;
}
