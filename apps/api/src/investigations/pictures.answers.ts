import { ApiProperty } from '@nestjs/swagger';
import {
  NOT_VOUCHED,
  PICTURE_STATES,
  SIGNATURE_STATES,
  SIGNATURE_UNCHECKED,
  SIGNER_TRUST,
  type NotVouched,
  type OutcomeKind,
  type PictureState,
  type SignatureState,
  type SignatureUnchecked,
} from '@corroborate/domain';
import { MOMENT, nullable } from '../openapi/answer.parts';
import { CodeAnswer } from '../openapi/code.answer';

const TEXT = { type: String, ...nullable } as const;
const FOREIGN = 'Plain text from outside.';
const ASKED: OutcomeKind[] = ['found', 'nothing-found', 'blocked', 'limited', 'not-configured', 'failed'];

class PlaceAnswer {
  @ApiProperty({ example: 53.07 }) latitude: number;
  @ApiProperty({ example: 8.8 }) longitude: number;
}

class PictureMarksAnswer {
  @ApiProperty({ ...TEXT, example: '2019-07-14T15:12:09', description: 'By the clock of the camera.' })
  made_at: string | null;
  @ApiProperty({ ...TEXT, example: '2019-07-15T08:00:00', description: 'By the clock of the program that wrote it.' })
  edited_at: string | null;
  @ApiProperty({ type: PlaceAnswer, ...nullable }) place: PlaceAnswer | null;
  @ApiProperty({ ...TEXT, example: 'Elm Valley', description: FOREIGN }) place_name: string | null;
  @ApiProperty({ ...TEXT, example: 'Acme, One', description: FOREIGN }) camera: string | null;
  @ApiProperty({ type: [String], example: ['Darkroom 3'], description: FOREIGN }) software: string[];
  @ApiProperty({ ...TEXT, example: 'Ann Roe', description: FOREIGN }) credit: string | null;
}

class ManifestSignerAnswer {
  @ApiProperty({ ...TEXT, example: 'Ann Roe', description: FOREIGN }) name: string | null;
  @ApiProperty({ ...TEXT, example: 'Elm Post', description: FOREIGN }) organisation: string | null;
}

class ManifestStampAnswer {
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ example: 'Elm Time', description: `The authority that its certificate names. ${FOREIGN}` })
  by: string;
}

class SignerTrustAnswer {
  @ApiProperty({ enum: SIGNER_TRUST, example: 'vouched', description: '`no-list`: none was given when it was read.' })
  state: (typeof SIGNER_TRUST)[number];
  @ApiProperty({ ...TEXT, example: 'Elm Root', description: 'The certificate on the list to which the signer leads.' })
  anchor: string | null;
  @ApiProperty({ type: Boolean, ...nullable, description: 'The authority that stamped the time leads to one as well.' })
  stamp_vouched: boolean | null;
  @ApiProperty({ type: String, enum: NOT_VOUCHED, ...nullable, description: 'Why it is `not-vouched`.' })
  why: NotVouched | null;
}

class PictureManifestAnswer {
  @ApiProperty({ ...TEXT, example: 'Darkroom 3', description: FOREIGN }) generator: string | null;
  @ApiProperty({ type: [String], example: ['c2pa.actions'] }) assertions: string[];
  @ApiProperty({ type: [String], example: ['c2pa.edited'] }) actions: string[];
  @ApiProperty({ type: [String], example: ['digitalCapture'] }) source_types: string[];
  @ApiProperty({
    enum: SIGNATURE_STATES,
    example: 'signed-and-whole',
    description: 'Of the last manifest in the file.',
  })
  signature: SignatureState;
  @ApiProperty({ type: String, enum: SIGNATURE_UNCHECKED, ...nullable, description: 'Why it is `not-checked`.' })
  signature_unchecked: SignatureUnchecked | null;
  @ApiProperty({ type: ManifestSignerAnswer, ...nullable, description: 'Whom its certificate names, where it holds.' })
  signer: ManifestSignerAnswer | null;
  @ApiProperty({ type: SignerTrustAnswer, ...nullable, description: 'Whether the signer leads to one on your list.' })
  signer_trust: SignerTrustAnswer | null;
  @ApiProperty({ type: ManifestStampAnswer, ...nullable, description: 'By a stamp of the time that holds.' })
  stamped: ManifestStampAnswer | null;
}

class PictureElsewhereAnswer {
  @ApiProperty({ example: 12, description: 'The case in which it was met; this one or another.' })
  investigation_id: number;
  @ApiProperty({ example: 34 }) source_id: number;
  @ApiProperty({ example: 'old.example' }) site: string;
  @ApiProperty({ example: 'https://old.example/2019/flood' }) page_url: string;
  @ApiProperty({ ...TEXT, example: '2019-07-15' }) page_day: string | null;
  @ApiProperty({ type: 'integer', example: 2, description: 'Bits of 64 in which the two look different.' })
  distance: number;
}

export class PictureMatchAnswer {
  @ApiProperty({ example: 'old.example' }) site: string;
  @ApiProperty({ example: 'https://old.example/2019/flood', description: FOREIGN }) page_url: string;
  @ApiProperty({ ...TEXT, example: 'Mill district under water', description: FOREIGN }) title: string | null;
  @ApiProperty({ ...TEXT, example: '2019-07-16', description: 'When the engine met it there first, where it says so.' })
  first_seen: string | null;
  @ApiProperty({ example: true, description: 'Else a part of it alone is the same.' }) whole: boolean;
}

class PictureSearchAnswer {
  @ApiProperty({ example: 'tineye' }) engine: string;
  @ApiProperty({ example: 'TinEye' }) title: string;
  @ApiProperty({ enum: ASKED, example: 'found' }) outcome: OutcomeKind;
  @ApiProperty({ type: [PictureMatchAnswer], description: 'Earliest first, those without a day last; 20 at most.' })
  matches: PictureMatchAnswer[];
}

export class PictureAnswer {
  @ApiProperty({ example: 56 }) source_id: number;
  @ApiProperty({ example: 'https://mill.example/flood.jpg' }) url: string;
  @ApiProperty({ enum: PICTURE_STATES, example: 'read' }) state: PictureState;
  @ApiProperty({ example: 'mill.example' }) site: string;
  @ApiProperty({ example: 'https://mill.example/flood' }) page_url: string;
  @ApiProperty({ ...TEXT, example: '2026-10-14', description: 'Null where the page names no day.' })
  page_day: string | null;
  @ApiProperty({ format: 'date-time', example: MOMENT }) received_at: string;
  @ApiProperty({ ...TEXT, example: 'a'.repeat(64), description: 'Of the bytes; they are in the archive of the case.' })
  sha256: string | null;
  @ApiProperty({ ...TEXT, example: 'image/jpeg', description: 'As its server calls it.' }) media_type: string | null;
  @ApiProperty({ type: 'integer', ...nullable, example: 1200 }) width: number | null;
  @ApiProperty({ type: 'integer', ...nullable, example: 630 }) height: number | null;
  @ApiProperty({ ...TEXT, example: 'f0e4c2d7a1b3958e', description: 'How it looks, in 64 bits.' })
  fingerprint: string | null;
  @ApiProperty({ type: PictureMarksAnswer, ...nullable, description: 'What its file says of itself.' })
  marks: PictureMarksAnswer | null;
  @ApiProperty({ type: PictureManifestAnswer, ...nullable, description: 'What a C2PA manifest in its file claims.' })
  manifest: PictureManifestAnswer | null;
  @ApiProperty({ type: [PictureElsewhereAnswer], description: 'The same, or nearly the same; earliest day first.' })
  elsewhere: PictureElsewhereAnswer[];
  @ApiProperty({
    type: [PictureSearchAnswer],
    description: 'What engines for pictures said, where any is set up; of sources that count alone.',
  })
  searches: PictureSearchAnswer[];
  @ApiProperty({ type: [String], example: [], description: 'What an editor should look at; nothing is decided by it.' })
  notes: string[];
  @ApiProperty({ type: [CodeAnswer], description: 'The same for programs.' }) note_codes: CodeAnswer[];
}

export class PicturesAnswer {
  @ApiProperty({ description: 'They are still to be looked at, or some are.' }) pending: boolean;
  @ApiProperty({ type: [PictureAnswer] }) pictures: PictureAnswer[];
}
