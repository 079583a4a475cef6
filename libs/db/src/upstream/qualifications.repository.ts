import { ReaderQualificationEntity } from './reader-qualification.entity';
import { toPlain, toPlainOrNull } from '../sql/rows';
import { Repository } from '../sql/repository';
export type NewQualification = Omit<ReaderQualificationEntity, 'id' | 'qualifiedAt'>;

/** Qualification results of language models. Only a reader's latest run counts. */
export class QualificationsRepository extends Repository {
  async add(run: NewQualification): Promise<ReaderQualificationEntity> {
    const rows = this.dataSource.getRepository(ReaderQualificationEntity);
    const { id } = await rows.save(rows.create(run));
    return toPlain(await rows.findOneByOrFail({ id }));
  }

  async latest(reader: string, instructions: string): Promise<ReaderQualificationEntity | null> {
    const rows = this.dataSource.getRepository(ReaderQualificationEntity);
    return toPlainOrNull(await rows.findOne({ where: { reader, instructions }, order: { id: 'DESC' } }));
  }

  /** Readers that passed with these prompt versions. */
  async passed(instructions: string): Promise<string[]> {
    return (
      await this.query<{ reader: string }>(
        {
          name: 'reader_qualifications.passed',
          text: `SELECT reader FROM (SELECT DISTINCT ON (reader) reader, passed FROM reader_qualifications
            WHERE instructions = $1 ORDER BY reader, id DESC) AS newest WHERE passed ORDER BY reader`,
        },
        [instructions],
      )
    ).map(({ reader }) => reader);
  }
}
