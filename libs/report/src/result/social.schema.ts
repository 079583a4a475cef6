import { z } from 'zod';
import {
  address,
  code,
  count,
  flag,
  externalText,
  hits,
  moment,
  outOf100,
  outcome,
  provider,
  reasons,
  share,
  text,
  usd,
  noAnswerReason,
} from './fields';
import { namedSchema } from './named-schemas';

const platform = text.describe('Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`.');
const postId = text.describe('Post id on the platform.');

const voice = z
  .enum(['tells', 'passes-on', 'asks', 'denies'])
  .describe('How the post treats the story: reports it, passes it on, asks about it or denies it.');

const eyewitness = z.strictObject({
  likelihood: share.describe("Likelihood that the wording is an eyewitness's. A lead, not a finding."),
  words: z.array(externalText).describe('Words that suggest it.'),
});

const activity = z.strictObject({
  items: count.describe('Latest posts and comments checked, excluding this one.'),
  in_community: count.describe('Number of these in the community of the post.'),
  removed: count.describe('Number of these that were deleted or removed.'),
});

const account = z.strictObject({
  age_days: count.nullable().describe('Age of the account when it posted, in days.'),
  karma: z.number().nullable().describe('Karma points.'),
  posts: count.nullable().describe('Total number of posts.'),
  followers: count.nullable().describe('Number of followers.'),
  activity: activity.nullable().describe('Null if not requested from the network.'),
  ...reasons,
});

export const postSchema = namedSchema(
  'ResultPost',
  z.strictObject({
    platform,
    url: address,
    author: externalText.describe('Handle, or a pseudonym after handles are deleted.'),
    author_credibility: outOf100,
    timestamp: moment.describe('Time of posting.'),
    content: externalText,
    engagement_metrics: z
      .record(z.string(), z.number())
      .describe("Counts by the platform's names: `likes`, `reposts` …"),
    verification_status: z
      .enum(['verified_account', 'community_member', 'anonymous'])
      .describe('Verification status of the account.'),
    eyewitness: eyewitness.describe('Whether it reads like an eyewitness account.'),
    voice,
    links: z.array(address).describe('Linked pages, except those on its own platform.'),
    place: externalText.nullable(),
    community: externalText.nullable().describe('Instance, group or subreddit.'),
    account: account
      .nullable()
      .describe('Account data from the network, for following up the lead; null if there is none or it was deleted.'),
    ...reasons,
  }),
  'A post about the event.',
);

const post = { platform, url: address };

const timelineMoment = z.strictObject({
  at: moment,
  ...post,
  postId,
  author: externalText,
  excerpt: externalText.describe('At most 200 characters. Untrusted text; escape before display.'),
  mark: text.nullable().describe('Why it is notable: `first mention`, `first verified account` …'),
});

const posts = count.describe('Number of posts.');

const timeline = z.strictObject({
  first: moment.nullable(),
  last: moment.nullable(),
  peak: z.strictObject({ from: moment, posts }).nullable().describe('Hour with the most posts.'),
  moments: z.array(timelineMoment).describe('Posts, earliest first.'),
  growth: z
    .array(z.strictObject({ from: moment, posts, before: count.describe('Posts in the hour before.') }))
    .describe('Hours with at least twice as many posts as the hour before.'),
  handOver: z
    .array(z.strictObject({ platform, at: moment, postId }))
    .describe('Networks in the order the story reached them.'),
});

const engagement = z.strictObject({
  total: count.describe('Likes, reposts, replies, quotes and points of all posts.'),
  topShare: share.describe('Share of the post with the most interactions.'),
  kind: z
    .enum(['organic', 'one-post', 'pushed', 'none'])
    .describe('`pushed`: most posts are in coordinated clusters. `none`: hardly any interest.'),
  reason: text.describe('Reason, as a sentence.'),
  reason_code: code,
  counts: z
    .strictObject({
      likes: count.optional().describe('Number of likes.'),
      reposts: count.optional().describe('Number of reposts without a comment.'),
      replies: count.optional().describe('Number of replies.'),
      quotes: count.optional().describe('Number of reposts with a comment.'),
      score: count.optional().describe('Net points: upvotes minus downvotes.'),
    })
    .describe('Totals for all posts; counts that no network provides are omitted.'),
  answers_each: z
    .number()
    .nonnegative()
    .nullable()
    .describe('Ratio of replies and quotes to likes, reposts and points; null if too few are known.'),
  reception: z
    .enum(['passed-on', 'argued-over'])
    .nullable()
    .describe('`argued-over`: at least as many replies as likes, reposts and points. A sign of doubt only.'),
  reception_reason: text.nullable().describe('Reason, as a sentence.'),
  reception_code: code.nullable(),
});

const answerCounts = {
  answers: count.describe('Number of replies and quotes; the next four fields break them down.'),
  confirm: count.describe('Replies that report the story too.'),
  deny: count.describe('Replies that deny it.'),
  ask: count.describe('Replies that ask about it.'),
  other: count.describe('Other replies.'),
};

const reaction = z.strictObject({
  ...answerCounts,
  examples: z
    .array(z.strictObject({ ...post, voice, excerpt: externalText }))
    .max(5)
    .describe('Denials and possible eyewitnesses first.'),
  posts: z.array(z.strictObject({ ...post, ...answerCounts })).describe('Counts by post.'),
});

const asked = z.strictObject({
  provider,
  query: text.describe('Query text.'),
  strategy: text.describe('Reason for the query.'),
  outcome,
  reason: noAnswerReason,
  hits,
  costUsd: usd,
  fromCache: flag.describe('True if answered from the cache.'),
  calls: count.optional().describe('Number of calls.'),
  cut: z
    .enum(['more', 'time'])
    .optional()
    .describe('Set if there may be more results: the answer was truncated or time ran out.'),
});

export const socialSchema = namedSchema(
  'ResultSocial',
  z.strictObject({
    credibility: outOf100,
    independent_accounts: count.describe('Accounts that report it themselves and show no sign of coordination.'),
    coordinated_clusters: z
      .array(z.strictObject({ posts, ...reasons }))
      .describe('Signs of coordination, for a cluster and never for a single account.'),
    timeline: timeline.describe('How the story spread through the networks.'),
    engagement: engagement.optional().describe('Distribution of interactions.'),
    reaction: reaction.nullable().describe('Null if replies could not be requested.'),
    retention: z
      .strictObject({
        pseudonymisedAt: moment.optional().describe('Time when handles were replaced by pseudonyms.'),
        checkedAt: moment.optional().describe('Time of the last check of the posts.'),
        dropped: count.optional().describe('Posts dropped because they were deleted on the platform.'),
      })
      .optional()
      .describe('Changes to stored posts over time; absent if unchanged.'),
    coverage: z.array(asked).describe('Queries to networks and their outcomes.'),
  }),
  'Social media evidence as a whole.',
);
