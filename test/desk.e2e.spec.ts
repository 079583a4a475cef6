import { accessCases } from './desk/access.cases';
import { evidenceCases } from './desk/evidence.cases';
import { languageCases } from './desk/language.cases';
import { prePublicationCases } from './desk/pre-publication.cases';
import { liveCases } from './desk/live.cases';
import { pagesCases } from './desk/pages.cases';
import { partsCases } from './desk/parts.cases';
import { planCases } from './desk/plan.cases';
import { reportCases } from './desk/report.cases';
import { reviewCases } from './desk/review.cases';
import { browserPath, LONG, Stage } from './desk/stage';
import { submitCases } from './desk/submit.cases';
import { walkCases } from './desk/walk.cases';

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER)
  throw new Error('A Chromium is required here and there is none in /usr/bin.');
if (!browserPath) process.stderr.write('The desk is not tried: there is no Chromium in /usr/bin.\n');

jest.setTimeout(LONG);

// Without a Chromium there is nothing to try; `.ci/run` demands one.
(browserPath ? describe : describe.skip)('desk in a browser', () => {
  const stage = new Stage();
  beforeAll(() => stage.start(), LONG);
  afterEach(() => stage.leave());
  afterAll(() => stage.close());

  describe('live investigation', () => liveCases(stage));
  describe('investigation plan', () => planCases(stage));
  describe('editorial review', () => reviewCases(stage));
  describe('submissions', () => submitCases(stage));
  describe('access', () => accessCases(stage));
  describe('case parts', () => partsCases(stage));
  describe('stored evidence', () => evidenceCases(stage));
  describe('pre-publication check', () => prePublicationCases(stage));
  describe('report', () => reportCases(stage));
  describe('desk language', () => languageCases(stage));
  describe('navigation', () => walkCases(stage));
  describe('all desk pages', () => pagesCases(stage));
});
