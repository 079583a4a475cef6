import type { Topic } from '@corroborate/domain';
import type { Matter } from '../record.types';

/** A matter and the words of the topic that show it. */
export interface FoundMatter {
  matter: Matter;
  words: string;
}

const SIGNS: Record<Matter, RegExp> = {
  court:
    /\b(?:su(?:es|ed|ing)|lawsuits?|court|judges?|jury|indict(?:ed|ment|s)|charged with|charges? (?:against|filed)|convict\w+|plead(?:s|ed)|sentenced|ruling|rules (?:that|against|for)|verdict|injunction|settle(?:s|d|ment)|class action|antitrust case|appeals?)\b/i,
  company:
    /\b(?:merg(?:es?|er|ing)|acqui(?:res?|red|sition)|takeover|buyout|bankruptcy|chapter 11|insolven\w+|layoffs?|lays? off|job cuts|profits?|earnings|revenue|quarterly|impairment|write-?(?:down|off)|shares?|stock|sec filing|chief executive|ceo|abandons?|cancels?|terminat\w+|data breach|ipo|dividend|recalls?|divest\w*|spin-?off|delist\w*)\b/i,
  'public-money':
    /\b(?:contracts?|awarded|grants?|federal (?:money|funds?|funding)|subsid(?:y|ies)|stimulus|procurement|taxpayer|loan guarantee)\b/i,
  'campaign-money':
    /\b(?:donat(?:ed|es|ions?|ors?)|contribut(?:ed|ions?)|campaign (?:finance|money|funds?|cash)|super pac|fundrais\w+|fec)\b/i,
  sanctions: /\b(?:sanction(?:s|ed)?|blacklist\w*|asset freeze|freezes? assets|ofac|export controls?|embargo)\b/i,
  regulation:
    /\b(?:final rule|proposed rule|regulations?|executive order|bans?|deregulat\w+|federal (?:agency|rule|order)|permits?|licen[cs]es?|standards?|repeals?|proclamation)\b/i,
  ownership:
    /\b(?:owns|owned by|owners?|shell compan\w+|offshore|tax havens?|beneficial owner\w*|subsidiar(?:y|ies)|parent company|laundering)\b/i,
  charity: /\b(?:charit(?:y|ies|able)|non-?profits?|foundation|donations?|tax-exempt|fundraiser)\b/i,
};

/** What the title, summary and beginning of the text are about, as far as registers care. */
export function mattersOf(topic: Topic): FoundMatter[] {
  const text = `${topic.title} . ${(topic.summary ?? '').slice(0, 2000)} . ${(topic.articleText ?? '').slice(0, 1500)}`;
  return (Object.entries(SIGNS) as [Matter, RegExp][]).flatMap(([matter, pattern]) => {
    const hit = pattern.exec(text)?.[0];
    return hit === undefined ? [] : [{ matter, words: hit }];
  });
}

/** Is the topic itself a case before a court, not only something that a court will hear of? */
export const isCourtMatter = ({ title, summary }: Pick<Topic, 'title' | 'summary'>): boolean =>
  SIGNS.court.test(`${title} . ${(summary ?? '').slice(0, 300)}`);
