import { OUTLET_KINDS } from '@corroborate/domain';
import { z } from 'zod';
import {
  address,
  code,
  count,
  cue,
  flag,
  externalText,
  moment,
  outOf100,
  provider,
  quote,
  reasons,
  share,
  site,
  sourceId,
  text,
  tier,
} from './fields';
import { namedSchema } from './named-schemas';
import { datedBy } from './source.schema';

const citation = z.strictObject({
  fromId: sourceId,
  toId: sourceId.nullable().describe('Null if the page was not read.'),
  toUrl: address.nullable(),
  cue,
  sentence: quote,
  leans: flag.optional().describe('False if it cites the other page but has its own reporting.'),
});

const outlet = z.strictObject({
  site,
  name: externalText,
  kind: z.enum(OUTLET_KINDS).describe('Kind of outlet.'),
  tier,
  score: outOf100,
  reliability: text.describe('`very reliable`, `neutral` or `unreliable`.'),
  country: text.nullable().describe('Home country.'),
  place: text.nullable().describe('Home town or region.'),
  ...reasons,
  owner_group: text.nullable().describe('Outlets in one group are not independent of each other.'),
  covers_field: flag.nullable().describe('Whether it regularly covers the subject; null if unknown.'),
});

const account = z.strictObject({
  platform: text.describe('Name of the network.'),
  covers_field: flag.nullable().describe('Whether it regularly posts on the subject; null if unknown.'),
  ...reasons,
});

const candidate = z.strictObject({
  source_id: sourceId.nullable(),
  url: address.nullable(),
  site: site.nullable(),
  name: externalText,
  score: outOf100.describe('Score from its parts, for ranking only; rules choose the origin.'),
  chosen: flag.describe('True for the chosen origin.'),
  parts: z
    .strictObject({
      time: share.describe('Share of other candidates it precedes.'),
      citations: share.describe('Share of other candidates that lead back to it.'),
      originality: share,
      ownReporting: share,
    })
    .describe('Parts of the score.'),
  ...reasons,
});

const ungroupedPage = z.strictObject({
  source_id: sourceId,
  name: externalText,
  topic_page: flag.describe("True for the topic's own page."),
});

const node = z.strictObject({
  source_id: sourceId,
  url: address,
  site,
  published: datedBy.nullable(),
  origin: flag.describe('True for the origin.'),
});

const edge = z.strictObject({
  from: sourceId,
  to: sourceId.nullable().describe('Null if the page was not read.'),
  to_url: address.nullable(),
  cue,
  leans: flag.describe('False if it cites the other page but has its own reporting.'),
});

const propagation = z.strictObject({
  nodes: z.array(node).describe('Pages.'),
  edges: z.array(edge).describe('Which page relies on which.'),
});

const searchedWindow = z.strictObject({
  from: moment,
  to: moment,
  read: count.describe('Pages.'),
  earlier: flag.describe('True if an earlier report was found.'),
  unanswered: flag.describe('True if no search engine answered.'),
});

const earlierSearch = z.strictObject({
  windows: z.array(searchedWindow).describe('Search periods, in search order.'),
  stop: text.describe('Why the search ended, as a sentence.'),
  stop_code: code,
});

export const originSchema = namedSchema(
  'ResultOrigin',
  z.strictObject({
    url: address.nullable(),
    source_id: sourceId.nullable(),
    site: site.nullable(),
    date: datedBy.nullable(),
    not_later_than: moment.nullable().describe('Latest possible time of publication; null if unknown.'),
    authoritative: flag.describe('True if the story traces back to an official or news agency source.'),
    confidence: outOf100,
    ...reasons,
    citations: z.array(citation).describe('Citations between pages, with the quoted sentence.'),
    credibility: outlet.nullable().describe('Outlet that published the origin.'),
    account: account.nullable().describe('Account that posted the origin, if it is a post.'),
    candidates: z.array(candidate).describe('Candidates for the origin, the chosen one first.'),
    beside_voices: z
      .array(ungroupedPage)
      .optional()
      .describe(
        'Pages counted among the other sources of candidates although they are not in `additional_sources` or are ' +
          'about another event. Absent if there are none.',
      ),
    propagation: propagation.describe('How the story spread: nodes are pages, edges show which page relies on which.'),
    earlier_search: earlierSearch.nullable().describe('Search for reports before the earliest one found.'),
    not_searched: z
      .array(z.strictObject({ place: provider, reason: text.describe('Why it did not answer.') }))
      .describe('Search engines that never answered; an earlier report may exist there.'),
  }),
  'Origin of the story, as far as it could be traced.',
);
