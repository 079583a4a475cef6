import path from 'node:path';
import {
  scoreBalance,
  scoreTimelines,
  type BalanceScore,
  type EventLine,
  type SideCounts,
  type TimelineScore,
} from '../scores';
import type { ReportParts } from '@corroborate/report';
import { loadTruth } from '@corroborate/sandbox';
import { print } from '@corroborate/terminal';
import { judgeWorld } from '../../../test/golden/judge-world';
import { partsOfJudged } from '../judged/judged.parts';
import { labWorld } from '../world-run/lab.worlds';

export interface TimelineOptions {
  worlds: string[];
  only?: string[];
  show?: boolean;
  json?: boolean;
}

interface WorldFigures {
  timeline: TimelineScore;
  balance: BalanceScore;
}

/** What happened when and who speaks for whom, as the pages of worlds tell it, beside what their truth says. */
export async function evalTimeline({ worlds, only, show, json }: TimelineOptions): Promise<void> {
  const figures: Record<string, WorldFigures> = {};
  for (const name of worlds) {
    const dir = labWorld(name);
    const found = await figuresOf(dir, only);
    figures[path.basename(dir)] = found;
    if (!json) print(linesOf(path.basename(dir), found, show ?? false));
  }
  if (json) print(`${JSON.stringify(figures, null, 2)}\n`);
}

async function figuresOf(dir: string, only: string[] | undefined): Promise<WorldFigures> {
  const truths = (await loadTruth(dir)).filter(({ topic }) => only?.includes(topic) ?? true);
  const labelled = new Set(truths.filter(({ timeline, balance }) => timeline ?? balance).map(({ topic }) => topic));
  const judged = await judgeWorld(dir, (id) => labelled.has(id));
  const parts = new Map(judged.map((one) => [one.externalId, partsOfJudged(one.topic, one.judged)]));
  return {
    timeline: scoreTimelines(
      truths.flatMap(({ topic, timeline }) =>
        timeline ? [{ topic, truth: timeline, found: eventsOf(parts.get(topic)) }] : [],
      ),
    ),
    balance: scoreBalance(
      truths.flatMap(({ topic, balance }) =>
        balance ? [{ topic, truth: balance, found: sidesOf(parts.get(topic)) }] : [],
      ),
    ),
  };
}

const eventsOf = (parts: ReportParts | undefined): EventLine[] =>
  (parts?.timeline.events ?? []).map(({ date, text, entities }) => ({ date: date.value, text, entities }));

function sidesOf(parts: ReportParts | undefined): SideCounts | null {
  const sides = parts?.balance?.sides;
  return sides ? { for: sides.for.clusters, neutral: sides.neutral.clusters, critical: sides.critical.clusters } : null;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

function linesOf(world: string, { timeline, balance }: WorldFigures, show: boolean): string {
  const { topics, events, right, misdated, unknown, precision, recall } = timeline;
  return [
    `${world}`,
    `  timeline  ${topics} topics, ${events} events: ${right} right (${percent(recall)}), ` +
      `${misdated} on another day; ${unknown} in no truth, precision ${percent(precision)}`,
    `  balance   ${balance.topics} topics, ${balance.voices} voices: ${percent(balance.agreement)} on their side; ` +
      `side heard more ${balance.sidedRight} of ${balance.sided}`,
    ...(show ? detailsOf(timeline, balance) : []),
    '',
  ].join('\n');
}

function detailsOf(timeline: TimelineScore, balance: BalanceScore): string[] {
  const line = (mark: string, { date, text }: EventLine) => `    ${mark} ${date}  ${text}`;
  return [
    ...timeline.rows.flatMap(({ topic, right, missed, misdated, unknown }) => [
      `  ${topic}`,
      ...right.map((one) => line('right   ', one)),
      ...missed.map((one) => line('missed  ', one)),
      ...misdated.map(({ truth, found }) => line(`misdated (${found.date})`, truth)),
      ...unknown.map((one) => line('no truth', one)),
    ]),
    ...balance.rows.map(
      ({ topic, truth, found }) =>
        `  ${topic}: ${sidesText(truth)} in truth, ${found ? sidesText(found) : 'none'} found`,
    ),
  ];
}

const sidesText = ({ for: support, neutral, critical }: SideCounts): string =>
  `${support} for, ${neutral} neutral, ${critical} critical`;
