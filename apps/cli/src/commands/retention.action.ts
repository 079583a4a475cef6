import { loadSettings } from '@corroborate/config';
import { openHouse, openWorkshop, type RetentionReport } from '@corroborate/investigation';
import { openRedisStores } from '@corroborate/upstream';
import { createLog } from '../log';
import { print } from '../terminal';

/** Does at once what the workers do once a day: drops deleted posts, hides handles, deletes old rows. */
export async function retain({ json }: { json?: boolean }): Promise<void> {
  const settings = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const house = await openHouse(settings, createLog(settings));
  try {
    const workshop = openWorkshop(house, settings.REDIS_URL ? await openRedisStores(settings.REDIS_URL) : null);
    try {
      const report = await workshop.retention.run();
      print(json ? `${JSON.stringify(report)}\n` : inWords(report));
    } finally {
      await workshop.close();
    }
  } finally {
    await house.close();
  }
}

const inWords = (report: RetentionReport): string =>
  [
    `${report.casesChecked} case(s) looked up again, ${report.postsDropped} deleted post(s) dropped`,
    `${report.casesPseudonymised} case(s) without handles, ${report.addressesCut} address(es) cut`,
    `${report.callsDeleted} call(s) and ${report.eventsDeleted} event(s) deleted, the text of ` +
      `${report.capturesRemoved} captured page(s) let go`,
    '',
  ].join('\n');
