import { because, type ManifestSignature, type ToldPicture } from '@corroborate/domain';
import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';
import type { PictureAnswer, PicturesAnswer } from './pictures.answers';

let api: TestApi;
let id: number;

beforeAll(async () => {
  api = await testApi();
  id = api.service.addInvestigation(api.service.addTopic(), { status: 'completed' }).id;
});
afterAll(() => api.app.close());

const manifest = { generator: 'Elm Camera', assertions: ['c2pa.actions'], actions: ['c2pa.created'], sourceTypes: [] };
const shown = (signature?: ManifestSignature): ToldPicture => ({
  ...{ sourceId: 1, url: 'https://mill.example/flood.jpg', state: 'read', sha256: 'a'.repeat(64) },
  ...{ mediaType: 'image/jpeg', width: 640, height: 400, fingerprint: 'f0e4c2d7a1b3958e', marks: null },
  ...{ site: 'mill.example', pageUrl: 'https://mill.example/flood', pageDay: null },
  ...{ receivedAt: '2026-10-14T08:00:00.000Z', elsewhere: [] },
  manifest: { ...manifest, ...(signature ? { signature } : {}) },
  notes: [because('picture.signed-undated', { signer: 'Ann Roe' })],
});

async function told(signature?: ManifestSignature): Promise<PictureAnswer['manifest']> {
  api.service.shownPictures.splice(0, Infinity, shown(signature));
  const { body } = await request(api.app.getHttpServer()).get(`/api/investigations/${id}/pictures`).expect(200);
  return (body as PicturesAnswer).pictures[0]!.manifest;
}

it('a signature that holds is told with whom it names and when it was stamped', async () => {
  const signer = { name: 'Ann Roe', organisation: 'Elm Post' };
  const stamped = { at: '2026-10-14T08:00:00.000Z', by: 'Elm Time' };
  expect(await told({ state: 'signed-and-whole', why: null, signer, stamped })).toEqual({
    ...{ generator: 'Elm Camera', assertions: ['c2pa.actions'], actions: ['c2pa.created'], source_types: [] },
    ...{ signature: 'signed-and-whole', signature_unchecked: null, signer, stamped },
    signer_trust: { state: 'no-list', anchor: null, stamp_vouched: null, why: null },
  });
});

it('says who vouches for the signer, or why nobody does', async () => {
  const signed = { state: 'signed-and-whole', why: null, signer: { name: 'Ann Roe', organisation: null } } as const;
  const trusted = async (trust: NonNullable<ManifestSignature['trust']>) =>
    (await told({ ...signed, stamped: null, trust }))!.signer_trust;
  expect(await trusted({ state: 'vouched', anchor: 'Elm Root', stampVouched: null })).toEqual({
    ...{ state: 'vouched', anchor: 'Elm Root', stamp_vouched: null, why: null },
  });
  expect(await trusted({ state: 'not-vouched', why: 'nobody' })).toEqual({
    ...{ state: 'not-vouched', anchor: null, stamp_vouched: null, why: 'nobody' },
  });
});

it('one that is not checked says why, also where the file was read before signatures were', async () => {
  const none = { signature: 'not-checked', signer: null, signer_trust: null, stamped: null };
  expect(await told({ state: 'not-checked', why: 'no-binding', signer: null, stamped: null })).toMatchObject({
    ...{ ...none, signature_unchecked: 'no-binding' },
  });
  expect(await told()).toMatchObject({ ...none, signature_unchecked: 'not-looked-at' });
});
