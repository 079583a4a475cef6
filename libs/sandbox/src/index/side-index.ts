import type { FactCheck, Platform, Post, PublicRecord, RecordSource, World } from '../world/world.types';
import { formatAddress } from '../world/world.view';
import { type Dialect, parseQuery } from './query.parser';
import { type TextEntry, type TextHit, TextIndex } from './text-index';

/** Posts, fact checks and public records, each with its own index. Built on first use, because most runs need few. */
export class SideIndexes {
  private readonly posts = new Map<Platform, TextIndex<Post>>();
  private readonly records = new Map<RecordSource, TextIndex<PublicRecord>>();
  private checks: TextIndex<FactCheck> | null = null;

  constructor(private readonly world: World) {}

  postsOf(platform: Platform): TextIndex<Post> {
    return getOrCreate(this.posts, platform, () => new TextIndex(this.visiblePosts(platform).map(postEntry)));
  }

  /** Posts visible on the platform at the world's present: not deleted, not from the future. */
  visiblePosts(platform: Platform): Post[] {
    return this.world.posts.filter(
      (post) => post.platform === platform && !post.deleted && new Date(post.created) <= this.world.now,
    );
  }

  recordsOf(source: RecordSource): TextIndex<PublicRecord> {
    const known = (record: PublicRecord) => record.date === undefined || new Date(record.date) <= this.world.now;
    return getOrCreate(
      this.records,
      source,
      () =>
        new TextIndex(
          this.world.records.filter((record) => record.source === source && known(record)).map(recordEntry),
        ),
    );
  }

  factChecks(): TextIndex<FactCheck> {
    this.checks ??= new TextIndex(
      this.world.factChecks.filter(({ reviewDate }) => new Date(reviewDate) <= this.world.now).map(checkEntry),
    );
    return this.checks;
  }

  /** All words must occur unless `minCoverage` is below 1. */
  find<T>(index: TextIndex<T>, raw: string, dialect: Dialect, minCoverage = 1): TextHit<T>[] {
    return index.search({ clauses: parseQuery(raw, dialect).clauses, minCoverage });
  }
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function postEntry(post: Post): TextEntry<Post> {
  return {
    item: post,
    title: '',
    body: [post.text, ...post.links].join('\n'),
    source: [post.author.handle, post.author.name, post.community].filter(Boolean).join(' '),
    address: formatAddress(new URL(post.url)).toLowerCase(),
  };
}

function recordEntry(record: PublicRecord): TextEntry<PublicRecord> {
  const values = Object.values(record.fields).filter((value) => typeof value === 'string');
  return {
    item: record,
    title: record.title,
    body: record.text,
    source: values.join(' '),
    address: record.url === undefined ? '' : formatAddress(new URL(record.url)).toLowerCase(),
  };
}

function checkEntry(check: FactCheck): TextEntry<FactCheck> {
  return {
    item: check,
    title: check.claim,
    body: `${check.title}\n${check.claimant ?? ''}`,
    source: check.publisher.replaceAll('.', ' '),
    address: formatAddress(new URL(check.url)).toLowerCase(),
  };
}
