import type { SpeechAct, Span } from './speech.types';

/** Cues of a language: what stands before a source, what stands after one, and what turns around it. */
interface Cues {
  before: string;
  verbs: string;
}

const CUES: Record<string, Cues> = {
  es: {
    before: 'según|de acuerdo con|a juicio de|en palabras de',
    verbs:
      'dijo|dice|afirmó|aseguró|explicó|señaló|indicó|declaró|añadió|agregó|informó|anunció|confirmó|advirtió|sostuvo|manifestó|reconoció|denunció|destacó|ha dicho|ha asegurado',
  },
  pt: {
    before: 'segundo|de acordo com|conforme|nas palavras de',
    verbs:
      'disse|diz|afirmou|afirma|explicou|declarou|acrescentou|informou|anunciou|confirmou|alertou|reconheceu|destacou|garantiu',
  },
  fr: {
    before: "selon|d'après|d’après|aux yeux de",
    verbs:
      'a dit|dit|a déclaré|déclare|a affirmé|affirme|a expliqué|explique|a ajouté|ajoute|a annoncé|annonce|a précisé|précise|a indiqué|indique|a assuré|estime|a estimé|a confirmé',
  },
  de: {
    before: 'laut|nach Angaben von|nach Angaben des|nach Angaben der|zufolge',
    verbs:
      'sagte|sagt|erklärte|erklärt|betonte|teilte|berichtete|berichtet|kündigte|bestätigte|warnte|meinte|schrieb|behauptete',
  },
};

/** A name: an article and a title in small letters at most, then capitalised words. Bounded. */
const NAME = String.raw`(?:(?:el|la|los|las|o|a|os|as|le|les|l'|l’|der|die|das|dem|den|du|do|da|del)\s*)?(?:\p{Ll}{3,20}\s){0,2}\p{Lu}[\p{L}\d.'’&-]{0,30}(?:\s(?:(?:de|del|da|do|du|des|von|of|la|le|y|e)\s){0,2}\p{Lu}[\p{L}\d.'’&-]{0,30}){0,5}`;

const patterns = new Map(
  Object.entries(CUES).map(([language, { before, verbs }]) => [
    language,
    [
      new RegExp(String.raw`(?<![\p{L}])(?<cue>${before})\s(?<source>${NAME})`, 'gud'),
      new RegExp(String.raw`[,”»"“]\s(?<cue>${verbs})\s(?<source>${NAME})`, 'gud'),
      new RegExp(String.raw`(?<source>${NAME})\s(?<cue>${verbs})(?![\p{L}])`, 'gud'),
    ],
  ]),
);

/** Speakers in a text of one of the languages known by their plainest cues; nothing in others. */
export function foreignSpeech(text: string, language: string): SpeechAct[] {
  const found: SpeechAct[] = [];
  for (const pattern of patterns.get(language) ?? [])
    for (const match of withCapitals(text).matchAll(pattern)) {
      const [source, cue] = [span(match, 'source'), span(match, 'cue')];
      if (source && cue && !found.some((one) => touches(one.cue, cue))) found.push({ source, cue, content: [] });
    }
  return found.sort((a, b) => a.cue.start - b.cue.start);
}

/** A cue may begin its sentence: its first letter is read as a small one there. Same length, so that places hold. */
const withCapitals = (text: string): string =>
  text.replace(
    /(^|[.!?\n»”"]\s?)(Según|De acuerdo|Segundo|De acordo|Conforme|Selon|D['’]après|Laut|Nach Angaben)/g,
    (all, sign: string, cue: string) => sign + cue.charAt(0).toLowerCase() + cue.slice(1),
  );

function span(match: RegExpMatchArray & { indices?: RegExpIndicesArray }, group: string): Span | null {
  const place = match.indices?.groups?.[group];
  return place ? { start: place[0], end: place[1] } : null;
}

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
