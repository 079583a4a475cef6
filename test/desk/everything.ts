/** A result as it comes over the wire, as far as it is changed here. */
export interface WireResult {
  additional_sources: { source_id: number; name: string; passage: string | null; language?: string; lean?: string }[];
  source_cards: { title: string; summary: string | null }[];
  claims: { id: string }[];
  [field: string]: unknown;
}

const LONG =
  'The Extraordinarily-Long-Named Consolidated Gazette & Advertiser of Upper Norrin Harbor and Surrounding Townships';
const PLACE = { start: 1, end: 40 };

/** Fills a result with everything that a case may have: long names, a script from right to left, dates that differ. */
export function withEverything(result: WireResult): void {
  const [a, b, c] = result.additional_sources.map(({ source_id }) => source_id) as [number, number, number];
  Object.assign(result.additional_sources[1]!, { name: LONG, lean: 'centre-left' });
  Object.assign(result.additional_sources[2]!, {
    name: 'صحيفة الميناء',
    passage: 'اعتُقل قائد الشرطة يوم الجمعة بتهمة بيع 31 قطعة سلاح.',
    language: 'ar',
  });
  Object.assign(result.source_cards[2]!, { title: 'قائد الشرطة متهم ببيع أسلحة', summary: 'نفى التهم أمام المحكمة.' });
  const ids = { a, b, c };
  Object.assign(
    result,
    { without_notes: null, without_notes_code: null },
    timeline(ids),
    balance(ids),
    voices(ids, result.claims[0]!.id),
  );
}

type Ids = Record<'a' | 'b' | 'c', number>;

const event = (event_date: string, precision: string, source_ids: number[], conflicting_dates: object[] = []) => ({
  ...PLACE,
  event_date,
  precision,
  event_text: 'The guns left the evidence room, according to an affidavit that was read by the Standard.',
  quote: 'The guns left the evidence room',
  source_ids,
  entities_involved: ['Strafton Superior Court', LONG],
  conflicting_dates,
});

const timeline = ({ a, b, c }: Ids) => ({
  event_timeline: {
    events: [
      event('1996', 'year', [b]),
      event('2024-03', 'month', [a, b]),
      event('2026-10-16', 'day', [b], [{ event_date: '2026-10', precision: 'month', source_ids: [c] }]),
      event('2026-10-16T06:40', 'time', [a]),
    ],
    people: [
      { person: 'Dale Whitcombe', roles: [{ role: 'Chief', quote: 'Chief', ...PLACE, date: null, source_ids: [c] }] },
    ],
    undated: 3,
    skipped: null,
    skipped_code: null,
  },
});

const slant = (source_id: number, changes: object) => ({
  source_id,
  lean: null,
  side: 'neutral',
  passage: null,
  opinion_page: false,
  ...changes,
});

const balance = ({ a, b, c }: Ids) => ({
  balance: {
    subject: LONG,
    score: 7.2,
    band: 'one-sided',
    for: { clusters: 1, percent: 20 },
    neutral: { clusters: 1, percent: 20 },
    critical: { clusters: 3, percent: 60 },
    sources: [
      slant(a, { side: 'for', lean: 'centre' }),
      slant(b, { side: 'critical', passage: { ...PLACE, quote: 'disgraced' }, opinion_page: true }),
      slant(c, { side: 'critical', passage: { ...PLACE, quote: 'على ما نرى' } }),
    ],
    missing: null,
    missing_code: null,
    reasons: ['1 voice in favour, 1 neutral, 3 critical.'],
    reason_codes: [],
  },
});

const said = (source_id: number) => ({ ...PLACE, source_id, quote: 'He had kept no money, said his lawyer.' });

const voices = ({ a, b, c }: Ids, claim_id: string) => ({
  positions: (['affirms', 'doubts', 'denies'] as const).map((holds, index) => ({
    claim_id,
    holder: index === 1 ? LONG : 'Bridget Amari',
    kind: index === 1 ? 'outlet' : 'speaker',
    holds,
    statements: [said(a), said(b)],
    answered: holds === 'denies' ? '2 credible voices say otherwise.' : null,
    answered_code: null,
  })),
  theories: [
    { ...said(a), text: 'The guns may have been lost.', source_ids: [b, c], for: [], against: [said(a)] },
    { ...said(a), text: 'Perhaps others knew.', source_ids: [c], for: [], against: [] },
  ],
  statements: [
    {
      ...said(a),
      speaker: 'Bridget Amari',
      date: '2026-10-16',
      venue: 'outside the courthouse',
      summary: 'he had kept no money',
      claim_id,
      evidence: 'contradicted',
      source_ids: [b, c],
      earlier: { quote: 'He sold nothing.', source_id: null, url: 'https://a.example/x', date: null, changed: true },
    },
  ],
});
