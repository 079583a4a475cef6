import { scoreBalance } from './balance.score';
import { scoreTimelines, type EventLine } from './timeline.score';

const ran: EventLine = { date: '2026-10-17', text: 'The ferry ran aground on the ledge.', entities: ['Harrow'] };
const freed: EventLine = { date: '2026-10-17T19:10', text: 'Tugs freed the ferry.' };
const score = (truth: EventLine[], found: EventLine[]) => scoreTimelines([{ topic: 't', truth, found }]);

describe('events found beside those in truth', () => {
  it('are right by day and words, each once', () => {
    const found = [{ date: '2026-10-17T06:40', text: 'The Harrow ran aground on a ledge at dawn.' }, freed];
    expect(score([ran, freed], found)).toMatchObject({ right: 2, misdated: 0, unknown: 0, precision: 1, recall: 1 });
    expect(score([ran, ran], [ran])).toMatchObject({ right: 1, recall: 0.5, precision: 1 });
  });

  it('are on another day, missed, or in no truth', () => {
    const { rows, ...figures } = score(
      [ran, freed],
      [
        { ...ran, date: '2026-10-16' },
        { date: '2026', text: 'A mill burnt.' },
      ],
    );
    expect(figures).toMatchObject({ events: 2, right: 0, misdated: 1, unknown: 1, precision: 0, recall: 0 });
    expect(rows[0]?.missed).toEqual([freed]);
  });

  it('agree with a coarser date of the same', () =>
    expect(score([{ date: '2026-10', text: ran.text }], [ran])).toMatchObject({ right: 1 }));

  it('of nothing are all right', () => expect(score([], [])).toMatchObject({ precision: 1, recall: 1 }));
});

describe('voices found beside those in truth', () => {
  const [even, critical] = [
    { for: 1, neutral: 2, critical: 1 },
    { for: 0, neutral: 2, critical: 2 },
  ];
  const balance = (truth: typeof even, found: typeof even | null) => scoreBalance([{ topic: 't', truth, found }]);

  it('agree as far as their shares do', () => {
    expect(balance(even, { for: 2, neutral: 4, critical: 2 })).toMatchObject({ agreement: 1, voices: 4, sided: 0 });
    expect(balance(even, critical).agreement).toBe(0.75);
    expect(balance({ for: 1, neutral: 0, critical: 0 }, { for: 0, neutral: 0, critical: 3 }).agreement).toBe(0);
  });

  it('lie on the same side or do not', () => {
    expect(balance(critical, { for: 1, neutral: 0, critical: 5 })).toMatchObject({ sided: 1, sidedRight: 1 });
    expect(balance(critical, even)).toMatchObject({ sided: 1, sidedRight: 0 });
    expect(balance(critical, null)).toMatchObject({ agreement: 0, sidedRight: 0 });
  });
});
