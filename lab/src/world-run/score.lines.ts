import type { WorldScore } from '../scores';

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/** Figures of a world's run, and the topics whose results differ from the truth. */
export function summary(score: WorldScore): string {
  const wrong = score.rows.filter(
    (row) => !row.ok || row.originOk === false || row.independentOk === false || row.reviewOk === false,
  );
  return [
    `topics ${score.topics}, failures ${score.failures}`,
    ...upgradeLines(score),
    `level agreement ${percent(score.levelAgreement)}, origin found ${percent(score.originFound)}, ` +
      `independence in range ${percent(score.independenceInRange)}`,
    `review recall ${percent(score.reviewRecall)}, precision ${percent(score.reviewPrecision)}`,
    ...storyLines(score),
    `wall ms p50 ${score.wallMs.p50}, p95 ${score.wallMs.p95}, max ${score.wallMs.max}; ` +
      `$ mean ${score.costUsd.mean.toFixed(4)}, max ${score.costUsd.max.toFixed(4)}; ` +
      `calls ${score.upstreamCalls.mean.toFixed(1)}`,
    ...wrong.map(
      (row) =>
        `  ${row.topic}: ${row.applied}${row.held ? ', held' : ''} (recommended ${row.recommended}, ` +
        `acceptable ${row.acceptable.join('|')}) independent ${row.independent}${flag(row.independentOk)} ` +
        `origin ${row.origin ?? '–'}${flag(row.originOk)} review ${row.review}${flag(row.reviewOk)}`,
    ),
    '',
  ].join('\n');
}

/** Events and people listed in case files; empty without a reader that takes notes. */
function storyLines({ story }: WorldScore): string[] {
  if (story.notedEvents + story.notedPeople === 0) return [];
  const { notedEvents, lines, days, daysListed, notedPeople, listedPeople, peopleWithRole, people, peopleNamed } =
    story;
  return [
    `events noted ${notedEvents}, lines of timelines ${lines}, days of the truth in them ${daysListed} of ${days}`,
    `people noted ${notedPeople}, listed ${listedPeople}, with a role ${peopleWithRole}; ` +
      `people of the truth with a role ${peopleNamed} of ${people}`,
  ];
}

/** Recommended and applied upgrades, each with the total it is a share of. */
export function upgradeLines({ counts, ...rates }: WorldScore): string[] {
  const { shouldStay, shouldRise, recommended, falselyRecommended, upgraded, falseUpgrades, held, missed } = counts;
  const falseShares =
    `${percent(rates.falseUpgradeRate)} of ${upgraded} upgrades, ` +
    `${percent(rates.falselyUpgradedShare)} of ${shouldStay} topics that should stay`;
  return [
    `recommended ${recommended} (${falselyRecommended} of them should stay), applied ${upgraded}, held ${held}`,
    `false upgrades ${falseUpgrades}: ${falseShares}`,
    `of ${shouldRise} topics that should rise: missed ${missed} (${percent(rates.missedUpgradeRate)}), ` +
      `held ${percent(rates.heldUpgradeRate)}, not applied ${percent(rates.missedAppliedRate)}`,
  ];
}

const flag = (ok: boolean | null) => (ok === false ? ' ✗' : '');
