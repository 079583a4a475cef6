import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  CorroborateError,
  sentenceOf,
  type PictureMatch,
  type SignerTrust,
  type ToldPicture,
} from '@corroborate/domain';
import { InvestigationService } from '@corroborate/investigation';
import { Access } from '../access/access.decorator';
import { IdPipe } from '../http/id.pipe';
import type { InvestigationPort } from '../investigation.port';
import { ApiProblems } from '../openapi/problem.schema';
import { PicturesAnswer, type PictureAnswer, type PictureMatchAnswer } from './pictures.answers';

const ID = { name: 'id', schema: { type: 'integer', minimum: 1 }, example: 123 } as const;

@ApiTags('investigations')
@Controller('api/investigations/:id')
export class PicturesController {
  constructor(@Inject(InvestigationService) private readonly investigations: InvestigationPort) {}

  @Get('pictures')
  @Access('viewer')
  @ApiParam(ID)
  @ApiOperation({
    operationId: 'listPictures',
    summary: 'Pictures that its sources show, what their files say, and where they stood before: context, no evidence',
  })
  @ApiResponse({ status: 200, type: PicturesAnswer, description: 'Of sources that count or dispute.' })
  @ApiProblems('not-found')
  async list(@Param('id', IdPipe) id: number): Promise<PicturesAnswer> {
    const found = await this.investigations.pictures(id);
    if (!found) throw new CorroborateError('not-found', `There is no investigation ${id}.`);
    return { pending: found.pending, pictures: found.pictures.map(answerOf) };
  }
}

const answerOf = (picture: ToldPicture): PictureAnswer => ({
  source_id: picture.sourceId,
  url: picture.url,
  state: picture.state,
  site: picture.site,
  page_url: picture.pageUrl,
  page_day: picture.pageDay,
  received_at: picture.receivedAt,
  sha256: picture.sha256,
  media_type: picture.mediaType,
  width: picture.width,
  height: picture.height,
  fingerprint: picture.fingerprint,
  marks: marksOf(picture),
  manifest: manifestOf(picture),
  elsewhere: picture.elsewhere.map((other) => ({
    investigation_id: other.investigationId,
    source_id: other.sourceId,
    site: other.site,
    page_url: other.pageUrl,
    page_day: other.pageDay,
    distance: other.distance,
  })),
  searches: (picture.searches ?? []).map(({ matches, ...search }) => ({ ...search, matches: matches.map(matchOf) })),
  notes: picture.notes.map(sentenceOf),
  note_codes: picture.notes,
});

const matchOf = ({ site, pageUrl, title, firstSeen, whole }: PictureMatch): PictureMatchAnswer => ({
  ...{ site, page_url: pageUrl, title, first_seen: firstSeen, whole },
});

const marksOf = ({ marks }: ToldPicture): PictureAnswer['marks'] =>
  marks && {
    ...{ made_at: marks.madeAt, edited_at: marks.editedAt, place: marks.place, place_name: marks.placeName },
    ...{ camera: marks.camera, software: marks.software, credit: marks.credit },
  };

const manifestOf = ({ manifest }: ToldPicture): PictureAnswer['manifest'] =>
  manifest && {
    ...{ generator: manifest.generator, assertions: manifest.assertions, actions: manifest.actions },
    source_types: manifest.sourceTypes,
    ...signatureOf(manifest),
  };

type Signature = Pick<
  NonNullable<PictureAnswer['manifest']>,
  'signature' | 'signature_unchecked' | 'signer' | 'signer_trust' | 'stamped'
>;

/** Files that were read before signatures were have none. */
const signatureOf = ({ signature }: NonNullable<ToldPicture['manifest']>): Signature => ({
  signature: signature?.state ?? 'not-checked',
  signature_unchecked: signature ? signature.why : 'not-looked-at',
  ...{ signer: signature?.signer ?? null, stamped: signature?.stamped ?? null },
  signer_trust: signature?.signer ? trustOf(signature.trust) : null,
});

const NO_LIST = { state: 'no-list' as const, anchor: null, stamp_vouched: null, why: null };

const trustOf = (trust: SignerTrust | undefined): Signature['signer_trust'] => {
  if (!trust) return NO_LIST;
  if (trust.state === 'not-vouched') return { ...NO_LIST, ...trust };
  return { ...NO_LIST, state: trust.state, anchor: trust.anchor, stamp_vouched: trust.stampVouched };
};
