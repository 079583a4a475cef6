import { added } from './added';
import { admin } from './admin';
import { app } from './app';
import { candidates } from './candidates';
import { capture } from './capture';
import { caseTexts } from './case';
import { check } from './check';
import { claims } from './claims';
import { codes } from './codes';
import { engines } from './engines';
import { file } from './file';
import { format } from './format';
import { investigations } from './investigations';
import { live } from './live';
import { metrics } from './metrics';
import { names } from './names';
import { outlets } from './outlets';
import { plan } from './plan';
import { report } from './report';
import { reviews } from './reviews';
import { signIn } from './sign-in';
import { sources } from './sources';
import { story } from './story';
import { submit } from './submit';
import { topics } from './topics';
import { ui } from './ui';
import { voices } from './voices';
import type { Messages } from '../texts';

export const es: Messages = {
  ...{ added, admin, app, candidates, capture, case: caseTexts, check, claims, codes, engines, file, format },
  ...{ investigations, live, metrics, names, outlets, plan, report, reviews, signIn, sources, story, submit, topics },
  ...{ ui, voices },
};
