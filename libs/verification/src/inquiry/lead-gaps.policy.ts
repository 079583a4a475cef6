import { createReason, type EvidenceGap, type Topic } from '@corroborate/domain';
import { listContentStems } from '@corroborate/text';
import { removeSearchedGaps } from './gaps.policy';
import { INQUIRY_LIMITS } from './inquiry.thresholds';

/** A lead named on a page that could resolve the story, with the outlet and language of the page. */
export interface NamedLead {
  kind: 'document' | 'person' | 'record' | 'organization' | 'address' | 'place';
  what: string;
  outlet: string;
  language: string | null;
}

/** Kinds of lead in order of priority: documented, specific ones first. */
const ORDER: readonly NamedLead['kind'][] = ['record', 'document', 'person', 'organization', 'address', 'place'];

export interface LeadGapInput {
  topic: Pick<Topic, 'title'>;
  leads: readonly NamedLead[];
  independentCredible: number;
  searched: readonly EvidenceGap[];
}

/**
 * Searches for documents, people and places named on pages, while few sources confirm the story. Includes pages of low
 * credibility, because they may name what resolves it. Each lead is searched for as the page names it; one without a
 * name (“the forest road”) together with the topic's names.
 */
export function buildLeadGaps({ topic, leads, independentCredible, searched }: LeadGapInput): EvidenceGap[] {
  if (independentCredible >= INQUIRY_LIMITS.leadSearchSourceLimit) return [];
  const known = listContentStems(topic.title);
  const gaps = distinctLeads(leads.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)))
    .filter(({ what }) => !listContentStems(what).every((stem) => known.includes(stem)))
    .map(({ what, outlet, language }) => ({
      text: what,
      ...(/[\p{Lu}\d]/u.test(what) ? { language } : {}),
      why: createReason('gap.lead', { name: outlet }),
    }));
  return removeSearchedGaps(gaps, searched).slice(0, INQUIRY_LIMITS.leadGaps);
}

/** Drops leads whose words all occur in an earlier lead, and leads that contain every word of an earlier one. */
function distinctLeads(leads: readonly NamedLead[]): NamedLead[] {
  const chosen: { lead: NamedLead; stems: string[] }[] = [];
  for (const lead of leads) {
    const stems = listContentStems(lead.what);
    const isKnown = chosen.some((one) => isSubsetOf(stems, one.stems) || isSubsetOf(one.stems, stems));
    if (!isKnown) chosen.push({ lead, stems });
  }
  return chosen.map(({ lead }) => lead);
}

const isSubsetOf = (stems: readonly string[], others: readonly string[]): boolean =>
  stems.every((stem) => others.includes(stem));
