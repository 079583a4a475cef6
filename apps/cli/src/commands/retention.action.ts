import { loadSettings } from '@corroborate/config';
import { pluralize } from '@corroborate/domain';
import { HousekeepingJobsModule, RetentionJob, type RetentionReport } from '@corroborate/housekeeping';
import { openForCommand } from '../product';
import { print } from '@corroborate/terminal';

/** Runs the daily retention job immediately: removes deleted posts, pseudonymizes handles, deletes expired rows. */
export async function applyRetention({ json }: { json?: boolean }): Promise<void> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const opened = await openForCommand(settings, [HousekeepingJobsModule]);
  try {
    const report = await opened.app.get(RetentionJob).run();
    print(json ? `${JSON.stringify(report)}\n` : formatReport(report));
  } finally {
    await opened.close();
  }
}

const formatReport = (report: RetentionReport): string =>
  [
    `${pluralize(report.casesChecked, 'case')} rechecked, ${pluralize(report.postsDropped, 'deleted post')} ` +
      'removed',
    `${pluralize(report.casesPseudonymised, 'case')} pseudonymized, ${pluralize(report.addressesCut, 'URL')} ` +
      'shortened',
    `${pluralize(report.callsDeleted, 'call')} and ${pluralize(report.eventsDeleted, 'event')} deleted; also the ` +
      `text of ${pluralize(report.capturesRemoved, 'captured page')}, ` +
      `${pluralize(report.originalsRemoved, 'original')} and the metadata of ` +
      `${pluralize(report.marksRemoved, 'image')}`,
    '',
  ].join('\n');
