import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import type { Article } from '@corroborate/domain';
import { extractClaims, judgeSource } from '../../index';

const DAY = '2025-03-05T15:00:00.000Z';
const TOPICS = {
  bridge: {
    title: 'Harlan Street Bridge in Pemberly, Ohio closed after cracks found',
    location: 'Pemberly, Ohio',
    entities: ['Harlan Street Bridge', 'Pemberly'],
  },
  school: {
    title: 'Pemberly school evacuated after chemical leak injures 12 students',
    location: 'Pemberly, Ohio',
    entities: ['Pemberly Middle School', 'Pemberly'],
  },
  layoffs: {
    title: 'Dorring Foundry in Pemberly lays off 300 workers',
    location: 'Pemberly, Ohio',
    entities: ['Dorring Foundry', 'Pemberly'],
  },
  mayor: {
    title: 'Mayor Lena Ostrow of Kestrel Falls resigns',
    location: 'Kestrel Falls, Vermont',
    entities: ['Lena Ostrow', 'Kestrel Falls'],
  },
  fire: {
    title: 'Brand zerstört Rathaus in Larkau',
    location: 'Larkau, Niedersachsen',
    entities: ['Larkau', 'Rathaus'],
  },
};

function judgementOn(about: keyof typeof TOPICS, site: string, [title = '', ...text]: string[], language = 'en') {
  const topic = buildTopic({ ...TOPICS[about], eventDate: '2025-03-05T10:00:00.000Z' });
  const published: Article['published'] = {
    value: DAY,
    precision: 'second',
    signal: 'json-ld',
    zone: 'Z',
    earliest: DAY,
    latest: DAY,
  };
  const article = { ...buildArticle(title, text.join('\n\n')), host: site, site, language, published };
  const claims = extractClaims(topic);
  return judgeSource({ topic, claims, article, now: new Date('2025-03-20T00:00:00.000Z') }).overall;
}

const stanceOn = (...given: Parameters<typeof judgementOn>) => judgementOn(...given).stance;

describe('local page that omits the town and its state', () => {
  it.each<[keyof typeof TOPICS, string, string[]]>([
    [
      'bridge',
      'pemberly-oh.gov',
      ['Harlan Street Bridge is open', 'The bridge on Harlan Street is not closed. It is open.'],
    ],
    [
      'bridge',
      'pemberlyledger.example',
      ['No, Harlan Street Bridge is not closed', 'The Harlan Street Bridge is not closed, the city said Wednesday.'],
    ],
    [
      'school',
      'pemberlyledger.example',
      [
        'District: no leak at middle school',
        'There was no chemical leak at the middle school, the school district said on Wednesday.',
      ],
    ],
    [
      'school',
      'channel7.example',
      [
        'School officials deny evacuation report',
        'School officials in Pemberly on Wednesday denied a report that students were evacuated after a leak.',
      ],
    ],
    [
      'layoffs',
      'channel7.example',
      ['Foundry denies layoffs', 'Dorring Foundry is not laying off 300 workers, its owner said Wednesday.'],
    ],
    [
      'mayor',
      'fallsgazette.example',
      [
        'Ostrow: I have not resigned',
        'Mayor Lena Ostrow said Wednesday she has not resigned and has no plans to step down.',
      ],
    ],
  ])('disputes the topic if it contains a denial: %s on %s', (about, site, page) =>
    expect(stanceOn(about, site, page)).toBe('disputes'),
  );

  it.each<[keyof typeof TOPICS, string, string[]]>([
    [
      'bridge',
      'pemberly-oh.gov',
      ['Notice of closure', 'The City has closed the bridge on Harlan Street. Cracks were found in the deck.'],
    ],
    [
      'bridge',
      'pemberlyledger.example',
      [
        'City shuts Harlan Street Bridge over cracks',
        'The Harlan Street Bridge was closed Wednesday after inspectors found cracks, the city said.',
      ],
    ],
  ])('supports the topic if it contains the announcement: %s on %s', (about, site, page) =>
    expect(stanceOn(about, site, page)).toBe('supports'),
  );

  it.each<[keyof typeof TOPICS, string, string[], string]>([
    [
      'bridge',
      'pemberlyledger.example',
      [
        'Cracks close bridge in Harlan, Kentucky',
        'The Main Street Bridge in Harlan, Kentucky, was closed Wednesday after cracks were found.',
      ],
      'en',
    ],
    [
      'bridge',
      'pemberlyledger.example',
      ['Mill Road Bridge is not closed', 'The Mill Road Bridge in Dunmore is not closed, officials there said.'],
      'en',
    ],
    [
      'school',
      'dovertimes.example',
      [
        'Dover district: no leak at school',
        'There was no chemical leak at Dover Middle School in Delaware, the district said.',
      ],
      'en',
    ],
    [
      'fire',
      'bote.example',
      ['Brand zerstört Rathaus in Hallberg', 'Ein Brand hat am Mittwoch das Rathaus in Hallberg zerstört.'],
      'de',
    ],
    [
      'fire',
      'bote.example',
      ['Rathaus in Larkau (Bayern) abgebrannt', 'Ein Brand hat am Mittwoch das Rathaus in Larkau in Bayern zerstört.'],
      'de',
    ],
  ])(
    'judges a local page without town and state as about another event if it names another place: %s on %s',
    (about, site, page, language) =>
      expect(['supports', 'disputes']).not.toContain(stanceOn(about, site, page, language)),
  );

  it('matches a German page to the event by its town, with a caution that rules cannot confirm it', () =>
    expect(
      judgementOn(
        'fire',
        'bote.example',
        ['Feuer zerstört Rathaus in Larkau', 'Ein Brand hat am Mittwoch das Rathaus in Larkau zerstört.'],
        'de',
      ).reasons.map(({ code }) => code),
    ).toContain('caution.language-not-read'));
});
