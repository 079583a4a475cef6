import { loadSettings } from '@corroborate/config';
import { many } from '@corroborate/domain';
import { HousekeepingJobsModule, RetentionJob, type RetentionReport } from '@corroborate/housekeeping';
import { openForCommand } from '../product';
import { print } from '@corroborate/terminal';

/** Runs the daily retention immediately: removes deleted posts, pseudonymizes handles, deletes expired rows. */
export async function retain({ json }: { json?: boolean }): Promise<void> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const opened = await openForCommand(settings, [HousekeepingJobsModule]);
  try {
    const report = await opened.app.get(RetentionJob).run();
    print(json ? `${JSON.stringify(report)}\n` : inWords(report));
  } finally {
    await opened.close();
  }
}

const inWords = (report: RetentionReport): string =>
  [
    `${many(report.casesChecked, 'case')} rechecked, ${many(report.postsDropped, 'deleted post')} ` + 'removed',
    `${many(report.casesPseudonymised, 'case')} pseudonymized, ${many(report.addressesCut, 'URL')} ` + 'shortened',
    `${many(report.callsDeleted, 'call')} and ${many(report.eventsDeleted, 'event')} deleted; also the ` +
      `text of ${many(report.capturesRemoved, 'captured page')}, ` +
      `${many(report.originalsRemoved, 'original')} and the metadata of ` +
      `${many(report.marksRemoved, 'image')}`,
    '',
  ].join('\n');
