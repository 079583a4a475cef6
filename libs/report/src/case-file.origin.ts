import { sentenceOf, sentencesOf, type DateRecord, type DateSignal } from '@corroborate/domain';
import { calledOf, clip } from './case-file.words';
import type { CaseData } from './case.types';
import { tellersBesideVoices } from './relevant-sources';
import { withNames } from './report/spelled-names';

export function originLines(data: CaseData): string[] {
  const { origin: finding, sources } = data;
  if (!finding?.site) return ['no origin could be established'];
  const when = finding.date ? `, ${whenWords(finding.date)}` : '';
  const candidates = finding.candidates ?? [];
  const shown = [
    ...candidates.filter(({ chosen }) => chosen),
    ...candidates.filter(({ chosen }) => !chosen).slice(0, 3),
  ];
  return [
    `${finding.url ?? finding.site}${when}`,
    ...sentencesOf(finding.reasons).map((reason) => `- ${withNames(reason, sources)}`),
    ...(finding.earlier ? [`- Search for anything earlier: ${sentenceOf(finding.earlier.stop)}`] : []),
    ...shown.map(
      ({ sourceId, name, score, chosen, reasons }) =>
        `· ${calledOf(data, sourceId, name)} (${score} of 100 as the first${chosen ? ', chosen' : ''}): ` +
        clip(sentencesOf(reasons)[0] ?? ''),
    ),
    ...besideLine(data),
  ];
}

/** So that the counts of the lines above and the list of voices add up. */
function besideLine(data: CaseData): string[] {
  const names = tellersBesideVoices(data).map(({ name, isTopicPage }) => (isTopicPage ? `${name}, ${TOPICS}` : name));
  return names.length === 0 ? [] : [`(counted here, though not among the voices: ${[...new Set(names)].join('; ')})`];
}

const TOPICS = 'the topic’s own page';

const SIGNAL_WORDS: Record<DateSignal, string> = {
  'json-ld': 'what its page tells machines',
  meta: 'what its page tells machines',
  'time-element': 'a date marked on its page',
  'visible-text': 'the text of its page',
  url: 'its address',
  feed: 'its feed',
  'http-header': 'its server',
  engine: 'the engine that found it',
  'archive-capture': 'its oldest copy in an archive',
  platform: 'its platform',
};

/** A day where only a day is known. */
const whenWords = ({ value, precision, signal }: DateRecord): string =>
  `${precision === 'day' ? value.slice(0, 10) : minuteOf(value)} (dated by ${SIGNAL_WORDS[signal]})`;

const minuteOf = (value: string): string => (/Z$/.test(value) ? `${value.slice(0, 16).replace('T', ' ')} UTC` : value);
