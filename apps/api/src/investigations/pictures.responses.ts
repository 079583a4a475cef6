import { PICTURE_STATES } from '@corroborate/domain';

import { CodeResponse } from '../openapi/code.response';
import { z } from 'zod';
import { responseType, list, moment, nested } from '../openapi/response.type';

const UNTRUSTED_TEXT_NOTE = 'Untrusted plain text.';

class PlaceResponse extends responseType({
  latitude: z.number().meta({ example: 53.07 }),
  longitude: z.number().meta({ example: 8.8 }),
}) {}

class PictureMetadataResponse extends responseType({
  made_at: z.string().nullable().meta({ example: '2019-07-14T15:12:09', description: 'Local time set in the camera.' }),
  edited_at: z
    .string()
    .nullable()
    .meta({ example: '2019-07-15T08:00:00', description: 'Local time set by the editing software.' }),
  place: nested(PlaceResponse).nullable(),
  place_name: z.string().nullable().meta({ example: 'Elm Valley', description: UNTRUSTED_TEXT_NOTE }),
  camera: z.string().nullable().meta({ example: 'Acme, One', description: UNTRUSTED_TEXT_NOTE }),
  software: z.array(z.string()).meta({ example: ['Darkroom 3'], description: UNTRUSTED_TEXT_NOTE }),
  credit: z.string().nullable().meta({ example: 'Ann Roe', description: UNTRUSTED_TEXT_NOTE }),
}) {}

export class PictureResponse extends responseType({
  source_id: z.number().meta({ example: 56 }),
  url: z.string().meta({ example: 'https://mill.example/flood.jpg' }),
  state: z.enum(PICTURE_STATES).meta({ example: 'read' }),
  site: z.string().meta({ example: 'mill.example' }),
  page_url: z.string().meta({ example: 'https://mill.example/flood' }),
  page_day: z
    .string()
    .nullable()
    .meta({ example: '2026-10-14', description: 'Publication date of the page; null if unknown.' }),
  received_at: moment,
  sha256: z
    .string()
    .nullable()
    .meta({ example: 'a'.repeat(64), description: 'SHA-256 of the bytes, which are in the archive of the case.' }),
  media_type: z.string().nullable().meta({ example: 'image/jpeg', description: 'Media type reported by the server.' }),
  marks: nested(PictureMetadataResponse).nullable().meta({ description: 'Metadata of the file (EXIF, IPTC, XMP).' }),
  notes: z.array(z.string()).meta({ example: [], description: 'Notes for editors. They do not affect the decision.' }),
  note_codes: list(CodeResponse).meta({ description: 'Codes of `notes`.' }),
}) {}

export class PicturesResponse extends responseType({
  pending: z.boolean().meta({ description: 'Whether any pictures are still to be checked.' }),
  pictures: list(PictureResponse),
}) {}
