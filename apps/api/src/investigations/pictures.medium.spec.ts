import { createReason, type NotedPicture } from '@corroborate/domain';
import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';
import type { PicturesResponse } from './pictures.responses';

let api: TestApi;
let id: number;

beforeAll(async () => {
  api = await testApi();
  id = api.service.addInvestigation(api.service.addTopic(), { status: 'completed' }).id;
});
afterAll(() => api.app.close());

const shown: NotedPicture = {
  ...{ sourceId: 1, url: 'https://mill.example/flood.jpg', state: 'read', sha256: 'a'.repeat(64) },
  ...{ site: 'mill.example', pageUrl: 'https://mill.example/flood', pageDay: '2026-10-14' },
  ...{ mediaType: 'image/jpeg', receivedAt: '2026-10-14T08:00:00.000Z' },
  marks: {
    ...{ madeAt: '2019-07-14T15:12:09', editedAt: null, place: { latitude: 45.1, longitude: -122.3 } },
    ...{ placeName: 'Elm Valley', camera: 'Acme', software: ['Darkroom 3'], credit: null },
  },
  notes: [createReason('picture.made-before', { day: '2019-07-14', days: 2649 })],
};

it('returns the metadata of a picture and points that an editor should check', async () => {
  api.service.shownPictures.push(shown);
  const { body } = await request(api.app.getHttpServer()).get(`/api/investigations/${id}/pictures`).expect(200);
  expect((body as PicturesResponse).pictures).toEqual([
    expect.objectContaining({
      ...{ source_id: 1, state: 'read', page_day: '2026-10-14', sha256: 'a'.repeat(64) },
      marks: {
        ...{ made_at: '2019-07-14T15:12:09', edited_at: null, place: { latitude: 45.1, longitude: -122.3 } },
        ...{ place_name: 'Elm Valley', camera: 'Acme', software: ['Darkroom 3'], credit: null },
      },
      note_codes: [{ code: 'picture.made-before', params: { day: '2019-07-14', days: 2649 } }],
    }),
  ]);
});
