import type { Claim, SourceView } from '@corroborate/domain';
import { buildTopic, buildSourceView } from '@corroborate/domain/testing';
import type { PrePublicationCheckInput } from '../integrity/pre-publication.types';

const CORE: Claim = {
  id: 'c1',
  text: 'Norvane Foundry bribed an inspector in Port Vesper.',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
};

/** Builds a case from page texts. By default, the first sentence of each page supports the topic. */
export function prePublicationInput(
  pages: { text: string; view?: Partial<SourceView> }[],
  given: Partial<PrePublicationCheckInput> = {},
): PrePublicationCheckInput {
  const sources = pages.map(({ text, view }, at) => buildSourceView(at + 1, { stance: supports(text), ...view }));
  const claims = given.claims ?? [CORE];
  return {
    topic: buildTopic({
      title: 'Norvane Foundry bribed inspector',
      entities: ['Norvane Foundry'],
      location: 'Port Vesper',
    }),
    claims,
    findings: claims.map(({ id }) => ({
      claimId: id,
      verdict: 'verified',
      confidence: 60,
      reasons: [],
      evidence: sources.map(({ id: sourceId, stance: { stance, strength, passage } }) => ({
        sourceId,
        stance,
        strength,
        passage,
        reasons: [],
      })),
    })) as unknown as PrePublicationCheckInput['findings'],
    sources,
    clusters: [],
    discrepancies: [],
    unnamed: [],
    captures: new Map(
      pages.map(({ text }, at) => [at + 1, { title: `Report ${at + 1}`, text, language: 'en' }] as const),
    ),
    decision: {
      counted: sources.filter(({ stance }) => stance.stance === 'supports').map(({ id }) => id),
      recommended: 'verified',
      independentCredible: sources.length,
    },
    persons: [],
    accounts: null,
    oldStorySigns: null,
    replies: [],
    ...given,
  };
}

/** A supporting stance that quotes the first sentence. */
function supports(text: string): SourceView['stance'] {
  const end = text.indexOf('.') + 1;
  return { stance: 'supports', strength: 0.9, passage: { quote: text.slice(0, end), start: 0, end }, reasons: [] };
}
