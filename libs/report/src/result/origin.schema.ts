import { OUTLET_KINDS } from '@corroborate/domain';
import { z } from 'zod';
import {
  address,
  code,
  count,
  cue,
  flag,
  foreign,
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
import { named } from './marks';
import { datedBy } from './source.schema';

const citation = z.strictObject({
  fromId: sourceId,
  toId: sourceId.nullable().describe('Null for a page that nobody read.'),
  toUrl: address.nullable(),
  cue,
  sentence: quote,
  leans: flag.optional().describe('False: it names the other, and rests on a report of its own.'),
});

const outlet = z.strictObject({
  site,
  name: foreign,
  kind: z.enum(OUTLET_KINDS).describe('What kind of outlet it is.'),
  tier,
  score: outOf100,
  reliability: text.describe('`very reliable`, `neutral` or `unreliable`.'),
  country: text.nullable().describe('Where it is at home.'),
  place: text.nullable().describe('Town or region it is at home in.'),
  ...reasons,
  owner_group: text.nullable().describe('Outlets of one group are not independent of each other.'),
  covers_field: flag.nullable().describe('It usually reports on this; null where nothing tells.'),
});

const account = z.strictObject({
  platform: text.describe('Name of the network.'),
  covers_field: flag.nullable().describe('It usually writes of such things; null where nothing tells.'),
  ...reasons,
});

const candidate = z.strictObject({
  source_id: sourceId.nullable(),
  url: address.nullable(),
  site: site.nullable(),
  name: foreign,
  score: outOf100.describe('From its parts. It ranks; which one is the origin the rules decide.'),
  chosen: flag.describe('It is the origin.'),
  parts: z
    .strictObject({
      time: share.describe('Of the others, how many it precedes.'),
      citations: share.describe('Of the others, how many lead here.'),
      originality: share,
      ownReporting: share,
    })
    .describe('What the score is made of.'),
  ...reasons,
});

const besideVoices = z.strictObject({
  source_id: sourceId,
  name: foreign,
  topic_page: flag.describe('It is the page on which the topic itself was found.'),
});

const node = z.strictObject({
  source_id: sourceId,
  url: address,
  site,
  published: datedBy.nullable(),
  origin: flag.describe('The story began here.'),
});

const edge = z.strictObject({
  from: sourceId,
  to: sourceId.nullable().describe('Null for a page that nobody read.'),
  to_url: address.nullable(),
  cue,
  leans: flag.describe('False: it names the other, and rests on a report of its own.'),
});

const propagation = z.strictObject({
  nodes: z.array(node).describe('Pages.'),
  edges: z.array(edge).describe('Who leans on whom.'),
});

const searchedWindow = z.strictObject({
  from: moment,
  to: moment,
  read: count.describe('Pages.'),
  earlier: flag.describe('An earlier report was in it.'),
  unanswered: flag.describe('No engine answered.'),
});

const earlierSearch = z.strictObject({
  windows: z.array(searchedWindow).describe('In the order in which they were asked.'),
  stop: text.describe('Why it ended, in a sentence.'),
  stop_code: code,
});

export const originSchema = named(
  'ResultOrigin',
  z.strictObject({
    url: address.nullable(),
    source_id: sourceId.nullable(),
    site: site.nullable(),
    date: datedBy.nullable(),
    not_later_than: moment.nullable().describe('Null where it is not known.'),
    authoritative: flag.describe('An official or wire source is at the root of the chain.'),
    confidence: outOf100,
    ...reasons,
    citations: z.array(citation).describe('Who names whom, with the sentence.'),
    credibility: outlet.nullable().describe('Who published it.'),
    account: account.nullable().describe('Who told it first, where the story began with a post.'),
    candidates: z.array(candidate).describe('What could be the beginning, the chosen one first.'),
    beside_voices: z
      .array(besideVoices)
      .optional()
      .describe(
        'Counted among the other sources of candidates, though not in `additional_sources`, or on another event. ' +
          'Absent where there is none.',
      ),
    propagation: propagation.describe('How it spread: pages are nodes, edges say who leans on whom.'),
    earlier_search: earlierSearch.nullable().describe('The search backwards from the earliest report.'),
    not_searched: z
      .array(z.strictObject({ place: provider, reason: text.describe('What it answered instead.') }))
      .describe('Engines that never answered: an earlier report may stand where nobody looked.'),
  }),
  'Where the story began, as far as it could be followed.',
);
