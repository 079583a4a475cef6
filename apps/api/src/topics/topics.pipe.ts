import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import type { TopicDraft } from '@corroborate/domain';
import { API_DEPS, type ApiDeps } from '../api.deps';
import { ApiValidationPipe } from '../http/validation.pipe';
import { invalidInput } from '../problems/problem';
import { toDrafts } from './topics.drafts';
import { TopicBatchDto, TopicDto } from './topics.dto';

export interface Submission {
  batch: boolean;
  drafts: TopicDraft[];
}

/** Reads the body of `POST /api/topics`: one topic, or `{"topics": [...]}`. All of it is right or none of it is taken. */
@Injectable()
export class SubmissionPipe implements PipeTransform<unknown, Promise<Submission>> {
  private readonly shapes = new ApiValidationPipe();

  constructor(@Inject(API_DEPS) private readonly deps: ApiDeps) {}

  async transform(body: unknown): Promise<Submission> {
    const batch = typeof body === 'object' && body !== null && Object.hasOwn(body, 'topics');
    const valid = await this.shapes.transform(body, {
      type: 'body',
      metatype: batch ? TopicBatchDto : TopicDto,
    });
    const topics = valid instanceof TopicBatchDto ? valid.topics : [valid as TopicDto];
    const rootOf = (index: number) => (batch ? ['topics', String(index)] : []);
    const { drafts, faults } = toDrafts(topics, this.deps.clock.now(), rootOf);
    if (faults.length > 0) throw invalidInput(faults);
    return { batch, drafts };
  }
}
