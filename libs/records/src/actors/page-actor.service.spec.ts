import { FakeEntities, buildEntity } from '../testing/fake-entities';
import { callContext, strikeTopic } from '../testing/samples';
import { PageActorService } from './page-actor.service';
import type { PageActor } from './page-actors.policy';

const found = (name: string, over: Partial<PageActor> = {}): PageActor => ({
  name,
  kind: 'organization',
  role: null,
  quote: `${name} answered on Monday.`,
  sourceUrl: 'https://gazette.example/strike',
  sourceName: 'The Gazette',
  ...over,
});
const person = (name: string, quote: string, role: string | null = null) =>
  found(name, { kind: 'person', quote, role });

async function look(all: PageActor[], over: { asked?: string[]; mode?: 'quick' | 'detailed' } = {}) {
  const known = all.map(({ name, kind }) =>
    buildEntity(name, 'office in Elm Valley, Ohio', { human: kind === 'person' }),
  );
  const entities = new FakeEntities('wikidata', known);
  const service = new PageActorService({ entities: [entities], registers: [] }, () => false);
  const { asked = [], mode = 'detailed' } = over;
  return service.lookFor({ topic: strikeTopic(), found: all, asked, mode }, callContext());
}

describe('actors of pages', () => {
  it('identifies organizations on pages, and people who hold an office according to the page', async () => {
    const { actors, coverage } = await look([
      found('Ohio Labor Board'),
      person('Dana Whitfield', 'Mayor Dana Whitfield said she would mediate.'),
    ]);
    expect(actors.map(({ name }) => name)).toEqual(['Ohio Labor Board', 'Dana Whitfield']);
    expect(coverage).toHaveLength(2);
  });

  it('makes no query for private persons on pages', async () => {
    const { asked, coverage } = await look([
      person('Lena Ortiz', 'Lena Ortiz, a worker at the foundry, said she was tired.'),
      person('Omar Fields', 'Omar Fields, 16, watched from the road.', 'student'),
    ]);
    expect({ asked, coverage }).toEqual({ asked: [], coverage: [] });
  });

  it('limits the lookups for actors of pages by mode over all rounds, those on most pages first', async () => {
    const twice = [found('Ohio Labor Board'), found('Ohio Labor Board', { sourceUrl: 'https://post.example/1' })];
    const quick = await look([found('Foundry Trades Council'), ...twice], { mode: 'quick' });
    expect(quick.asked).toEqual(['Ohio Labor Board']);
    const again = await look([found('Foundry Trades Council'), ...twice], { mode: 'quick', asked: quick.asked });
    expect(again.asked).toEqual([]);
  });

  it('does not look up an actor of a page again, or one that is an actor of the topic', async () => {
    const [own = ''] = strikeTopic().entities;
    const { asked } = await look([found('Ohio Labor Board'), found(own)], { asked: ['Ohio Labor Board'] });
    expect(asked).toEqual([]);
  });
});
