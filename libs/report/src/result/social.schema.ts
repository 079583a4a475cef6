import { z } from 'zod';
import {
  address,
  code,
  count,
  flag,
  foreign,
  hits,
  moment,
  outOf100,
  outcome,
  provider,
  reasons,
  share,
  text,
  usd,
  whyNot,
} from './fields';
import { named } from './marks';

const platform = text.describe('Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`.');
const postId = text.describe('As its platform numbers it.');

const voice = z
  .enum(['tells', 'passes-on', 'asks', 'denies'])
  .describe('What it does with the story: tells it, hands on what others wrote, asks, or says it is not so.');

const eyewitness = z.strictObject({
  likelihood: share.describe('How much the words sound like somebody who was there. A lead, never a finding.'),
  words: z.array(foreign).describe('The words that say so.'),
});

const activity = z.strictObject({
  items: count.describe('Its latest posts and comments that were looked at, this one left out.'),
  in_community: count.describe('Of these, those in the community of the post.'),
  removed: count.describe('Of these, those that were deleted or taken down.'),
});

const account = z.strictObject({
  age_days: count.nullable().describe('When it posted.'),
  karma: z.number().nullable().describe('Points that others gave it.'),
  posts: count.nullable().describe('Posts ever written.'),
  followers: count.nullable().describe('How many follow it.'),
  activity: activity.nullable().describe('Null where the network was not asked for it.'),
  ...reasons,
});

export const postSchema = named(
  'ResultPost',
  z.strictObject({
    platform,
    url: address,
    author: foreign.describe('The handle, or a pseudonym once handles are let go.'),
    author_credibility: outOf100,
    timestamp: moment.describe('When the platform first had it.'),
    content: foreign,
    engagement_metrics: z
      .record(z.string(), z.number())
      .describe('By name as the platform counts: `likes`, `reposts` …'),
    verification_status: z
      .enum(['verified_account', 'community_member', 'anonymous'])
      .describe('What the account is known to be.'),
    eyewitness: eyewitness.describe('Whether it reads like the words of somebody who was there.'),
    voice,
    links: z.array(address).describe('Pages it points to, those inside its platform left out.'),
    place: foreign.nullable(),
    community: foreign.nullable().describe('Instance, group or subreddit.'),
    account: account
      .nullable()
      .describe(
        'What the network tells of the account, for whoever follows the lead; null where nothing, or once it is let ' +
          'go.',
      ),
    ...reasons,
  }),
  'A post about the event.',
);

const post = { platform, url: address };

const timelineMoment = z.strictObject({
  at: moment,
  ...post,
  postId,
  author: foreign,
  excerpt: foreign.describe('At most 200 characters. Escape it before it is shown.'),
  mark: text.nullable().describe('Why it stands out: `first mention`, `first verified account` …'),
});

const posts = count.describe('How many posts.');

const timeline = z.strictObject({
  first: moment.nullable(),
  last: moment.nullable(),
  peak: z.strictObject({ from: moment, posts }).nullable().describe('The hour with the most posts.'),
  moments: z.array(timelineMoment).describe('Posts, earliest first.'),
  growth: z
    .array(z.strictObject({ from: moment, posts, before: count.describe('In the hour before.') }))
    .describe('Hours in which the posts grew to at least twice the hour before.'),
  handOver: z
    .array(z.strictObject({ platform, at: moment, postId }))
    .describe('Networks in the order in which the story reached them.'),
});

const engagement = z.strictObject({
  total: count.describe('Likes, reposts, replies, quotes and points of all posts.'),
  topShare: share.describe('Of the busiest post.'),
  kind: z
    .enum(['organic', 'one-post', 'pushed', 'none'])
    .describe('`pushed`: most posts stand in coordinated clusters; `none`: hardly any interest.'),
  reason: text.describe('Why, in a sentence for people.'),
  reason_code: code,
  counts: z
    .strictObject({
      likes: count.optional().describe('Marks of approval.'),
      reposts: count.optional().describe('How often they were passed on as they are.'),
      replies: count.optional().describe('Answers under them.'),
      quotes: count.optional().describe('How often they were passed on with a remark.'),
      score: count.optional().describe('Points, votes against taken off.'),
    })
    .describe('Of all posts; what no network told is left out.'),
  answers_each: z
    .number()
    .nonnegative()
    .nullable()
    .describe('Replies and quotes for each like, repost and point; null where too few are told.'),
  reception: z
    .enum(['passed-on', 'argued-over'])
    .nullable()
    .describe('`argued-over`: more answers than likes, reposts and points. A sign of doubt, and no more than a sign.'),
  reception_reason: text.nullable().describe('Why, in a sentence for people.'),
  reception_code: code.nullable(),
});

const answerCounts = {
  answers: count.describe('Replies and quotes; the next four say what they do with the story.'),
  confirm: count.describe('They tell it as well.'),
  deny: count.describe('They say it is not so.'),
  ask: count.describe('They ask.'),
  other: count.describe('None of these.'),
};

const reaction = z.strictObject({
  ...answerCounts,
  examples: z
    .array(z.strictObject({ ...post, voice, excerpt: foreign }))
    .max(5)
    .describe('Denials and eyewitnesses first.'),
  posts: z.array(z.strictObject({ ...post, ...answerCounts })).describe('Post by post.'),
});

const asked = z.strictObject({
  provider,
  query: text.describe('As it was put.'),
  strategy: text.describe('Why this query.'),
  outcome,
  reason: whyNot,
  hits,
  costUsd: usd,
  fromCache: flag.describe('Answered without a call.'),
  calls: count.optional().describe('Calls that it took.'),
  cut: z.enum(['more', 'time']).optional().describe('There may be more: the answer was cut short, or time was over.'),
});

export const socialSchema = named(
  'ResultSocial',
  z.strictObject({
    credibility: outOf100,
    independent_accounts: count.describe('Accounts that tell it themselves and show no sign of coordination.'),
    coordinated_clusters: z
      .array(z.strictObject({ posts, ...reasons }))
      .describe('Signs of coordination: of a cluster, never of an account.'),
    timeline: timeline.describe('How the story went through the networks.'),
    engagement: engagement.optional().describe('How the interest was spread.'),
    reaction: reaction.nullable().describe('Null where no answers could be asked for.'),
    retention: z
      .strictObject({
        pseudonymisedAt: moment.optional().describe('Since when handles are pseudonyms.'),
        checkedAt: moment.optional().describe('When the posts were last looked up.'),
        dropped: count.optional().describe('Posts that were dropped because they are gone where they stood.'),
      })
      .optional()
      .describe('What time has done to the posts; absent while they are as they were collected.'),
    coverage: z.array(asked).describe('Which networks were asked, and what came of it.'),
  }),
  'The posts as a whole.',
);
