import type { Topic } from '@corroborate/domain';
import { strikeTopic } from '../testing/samples';
import type { KeyActor } from './actor.types';
import { isEarlierReport, statementQuery } from './earlier-statements.policy';

const who = (name: string): KeyActor => ({ name, kind: 'company', aliases: [], reasons: [], role: null });
const text = (over: Partial<Topic>, name = 'Larkspur Castings') => statementQuery(strikeTopic(over), who(name))?.text;

describe('search for earlier statements', () => {
  it('names the actor, other names of the title and the event, without figures', () => {
    expect(
      text({
        title: 'Larkspur Castings abandons $4.1 billion Torsund kiln',
        entities: ['Larkspur Castings', 'Torsund'],
      }),
    ).toMatch(/^"Larkspur Castings" Torsund( abandons)?$/);
    expect(text({})).toMatch(/^"Larkspur Castings" .*strike/i);
    expect(text({ title: 'Larkspur Castings quite unlike others', entities: ['Larkspur Castings'] })).toBe(
      '"Larkspur Castings" quite unlike others',
    );
  });

  it('ends before the event, with a margin for wrong dates', () =>
    expect(statementQuery(strikeTopic(), who('Larkspur Castings'))?.to).toBe('2026-03-06T12:00:00.000Z'));

  it('returns no query without a date, or if the title is only the name', () => {
    expect(text({ eventDate: null })).toBeUndefined();
    expect(text({ title: 'Larkspur Castings', entities: [] })).toBeUndefined();
    expect(text({}, '""')).toBeUndefined();
  });

  it('accepts an undated page, or one dated before the event but not too long ago', () => {
    const at = (value: string) => isEarlierReport({ published: { value, latest: null } }, strikeTopic());
    expect([at('2026-03-05T00:00:00Z'), at('2026-03-08T00:00:00Z'), at('2001-01-01T00:00:00Z')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isEarlierReport({ published: null }, strikeTopic())).toBe(true);
  });
});
