import { accessCases } from './desk/access.cases';
import { liveCases } from './desk/live.cases';
import { pagesCases } from './desk/pages.cases';
import { planCases } from './desk/plan.cases';
import { reviewCases } from './desk/review.cases';
import { browserPath, Stage } from './desk/stage';
import { walkCases } from './desk/walk.cases';

if (!browserPath && process.env.CORROBORATE_REQUIRE_BROWSER)
  throw new Error('A Chromium is required here and there is none in /usr/bin.');
if (!browserPath) process.stderr.write('The desk is not tried: there is no Chromium in /usr/bin.\n');

(browserPath ? describe : describe.skip)('the desk in a browser', () => {
  const stage = new Stage();
  beforeAll(() => stage.start(), 120_000);
  afterEach(() => stage.leave());
  afterAll(() => stage.close());

  describe('an investigation', () => liveCases(stage));
  describe('a plan', () => planCases(stage));
  describe('a review', () => reviewCases(stage));
  describe('who may come in', () => accessCases(stage));
  describe('a walk', () => walkCases(stage));
  describe('a page', () => pagesCases(stage));
});
