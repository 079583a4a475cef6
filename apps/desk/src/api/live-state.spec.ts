import { liveReducer, INITIAL_LIVE_STATE, type LiveState } from './stream';
import type { InvestigationRow } from './types';

const row = (status: InvestigationRow['status']) => ({ id: 1, status }) as InvestigationRow;
const event = (id: number) => ({ id, at: '', type: 'source.read', data: {} });
const live: LiveState = { connection: 'live', row: row('running'), events: [event(1), event(2)] };

describe('the state of a followed investigation', () => {
  it('starts with the whole state', () => {
    expect(
      liveReducer(INITIAL_LIVE_STATE, { kind: 'state', row: row('running'), events: [event(1), event(2)] }),
    ).toEqual(live);
  });

  it('adds each event once, even if a resumed connection repeats it', () => {
    const after = liveReducer(liveReducer(live, { kind: 'progress', event: event(3) }), {
      kind: 'progress',
      event: event(2),
    });
    expect(after.events.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('keeps its events when the connection is lost or the row changes', () => {
    const lost = liveReducer(live, { kind: 'connection', connection: 'resuming' });
    expect(lost).toEqual({ ...live, connection: 'resuming' });
    expect(liveReducer(lost, { kind: 'row', row: row('completed') })).toEqual({ ...lost, row: row('completed') });
  });

  it('clears the state of a followed investigation when another investigation is opened', () => {
    expect(liveReducer(live, { kind: 'reset' })).toEqual(INITIAL_LIVE_STATE);
  });
});
