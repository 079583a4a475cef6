import type { Result, TopicPage } from '../../api/result';
import { STANCE_SIGN, Stars } from '../../ui/badges';
import { count, plain } from '../../ui/format';
import { Nothing } from '../../ui/messages';
import { Section } from '../../ui/section';
import { aboutIt, tellsAnother } from './about-it';
import { namesOf, type Names } from './refs';
import { TopicPageChip, TopicPages, TOPICS_OWN, topicPagesOf } from './topic-page';
import { countedVoices, voicesOf, type Voice } from './voices-of';

/** Sources that are one voice stand in one box; the widest boxes are the least independent. */
export function Voices({ result }: { result: Result }) {
  const pages = aboutIt(result.additional_sources);
  const voices = voicesOf({ ...result, additional_sources: pages });
  const counted = countedVoices(voices, result);
  const topics = topicPagesOf(result);
  const others = [...new Set(result.additional_sources.filter(tellsAnother).map(({ name }) => name))];
  return (
    <Section
      id="voices"
      title={
        `${count(pages.length, 'page')} on this event, ${count(counted.others, 'voice')}` +
        (counted.withTopic ? ' besides the topic’s own' : '')
      }
      aside={`${result.independent_credible_sources} independent and credible`}
    >
      {voices.length === 0 ? <Nothing>No page speaks about the topic.</Nothing> : null}
      <div className="voices">
        {voices.map((voice) => (
          <VoiceBox
            key={voice.cluster.id}
            voice={voice}
            names={withTopics(result)}
            topics={topics.filter(({ cluster }) => cluster === voice.cluster.id)}
          />
        ))}
      </div>
      <TopicPages pages={topics.filter(({ cluster }) => !voices.some((voice) => voice.cluster.id === cluster))} />
      {others.length > 0 ? (
        <p className="hush">Pages that were taken to be on another event, of these outlets: {others.join(', ')}.</p>
      ) : null}
    </Section>
  );
}

/** Also the topic's own page, which has no card. */
const withTopics = (result: Result): Names =>
  new Map([
    ...topicPagesOf(result).map(({ source_id, name }) => [source_id, `${name} (${TOPICS_OWN})`] as const),
    ...namesOf(result),
  ]);

interface VoiceBoxProps {
  voice: Voice;
  names: Names;
  /** Pages of the topic itself that are one voice with it. */
  topics: readonly TopicPage[];
}

function VoiceBox({ voice: { cluster, members }, names, topics }: VoiceBoxProps) {
  const counts = members.some((source) => source.counts);
  return (
    <div className={counts ? 'voice counts' : 'voice'}>
      <ul>
        {members.map((source) => (
          <li key={source.source_id}>
            <span className={`sign stance-${source.stance}`} aria-hidden="true">
              {STANCE_SIGN[source.stance]}
            </span>
            <span className="name">{source.name}</span>
            <span className="sr">{source.stance}</span>
            <Stars stars={source.stars} tier={source.credibility_tier} />
            {source.counts ? <span className="chip">counts</span> : null}
          </li>
        ))}
        {topics.map(({ source_id, name }) => (
          <li key={source_id}>
            <span className="sign" aria-hidden="true" />
            <span className="name">{name}</span> <TopicPageChip />
          </li>
        ))}
      </ul>
      {members.length + topics.length > 1 ? (
        <details>
          <summary>One voice: why</summary>
          <ul className="plain-list">
            {toldOnce(cluster.merges, names).map(({ kind, pair, detail, times }) => (
              <li key={`${kind}${pair}${detail}`}>
                <span className="chip">{plain(kind)}</span> {pair}
                {times > 1 ? ` (${times} times)` : ''}: <span className="hush">{detail}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

interface ToldMerge {
  kind: string;
  pair: string;
  detail: string;
  times: number;
}

/** Several pages of one outlet make the same line: it is told once. */
function toldOnce(merges: Voice['cluster']['merges'], names: Names): ToldMerge[] {
  const lines = new Map<string, ToldMerge>();
  for (const { kind, a, b, detail } of merges) {
    const pair = pairOf(names.get(a), names.get(b));
    const key = [kind, pair, detail].join('\n');
    lines.set(key, { kind, pair, detail, times: (lines.get(key)?.times ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** Pages that do not speak of the topic are not among the names. */
function pairOf(a: string | undefined, b: string | undefined): string {
  if (a === b) return a === undefined ? 'two pages on something else' : `two pages of ${a}`;
  return [a, b].map((name) => name ?? 'a page on something else').join(' and ');
}
