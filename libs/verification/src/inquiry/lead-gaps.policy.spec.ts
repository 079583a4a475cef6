import { buildLeadGaps, type LeadGapInput, type NamedLead } from './lead-gaps.policy';

const lead = (what: string, kind: NamedLead['kind'] = 'record'): NamedLead => ({
  ...{ what, kind, outlet: 'Elm Talk', language: 'en' },
});
const gapsOf = (given: Partial<LeadGapInput>) =>
  buildLeadGaps({
    ...{ topic: { title: 'Elm Valley ferry sailed with old rafts' }, leads: [], independentCredible: 0, searched: [] },
    ...given,
  });
const textsOf = (given: Partial<LeadGapInput>) => gapsOf(given).map(({ text }) => text);

describe('lead searches', () => {
  it('searches for a lead with the words and the language of the page that names it', () =>
    expect(gapsOf({ leads: [lead('notice PSC/26/0932 of the Harbor Inspectorate')] })).toEqual([
      {
        text: 'notice PSC/26/0932 of the Harbor Inspectorate',
        language: 'en',
        why: { code: 'gap.lead', params: { name: 'Elm Talk' } },
      },
    ]));

  it('also uses the words of the topic to search for a lead without a name', () =>
    expect(gapsOf({ leads: [lead('the forest road', 'place')] })[0]).not.toHaveProperty('language'));

  it('begins lead searches with records and documents, at most four per round', () => {
    const leads = [
      ...[lead('Orrin', 'place'), lead('Callum Drury', 'person'), lead('survey report', 'document')],
      ...[lead('notice PSC/26/0932'), lead('Harbor office', 'address')],
    ];
    const first = textsOf({ leads });
    expect(first).toEqual(['notice PSC/26/0932', 'survey report', 'Callum Drury', 'Harbor office']);
    const searched = first.map((text) => ({ text, why: { code: 'gap.detail' as const, params: {} } }));
    expect(textsOf({ leads, searched })).toEqual(['Orrin']);
  });

  it('searches once for a lead even if its name is longer on some pages than on others', () =>
    expect(
      textsOf({ leads: [lead('notice PSC/26/0932'), lead('the notice PSC/26/0932 of the Inspectorate')] }),
    ).toEqual(['notice PSC/26/0932']));

  it('skips leads made of topic words, and stops lead searches once two sources confirm the story', () => {
    expect(textsOf({ leads: [lead('the ferry', 'place')] })).toEqual([]);
    expect(textsOf({ leads: [lead('notice PSC/26/0932')], independentCredible: 2 })).toEqual([]);
  });
});
