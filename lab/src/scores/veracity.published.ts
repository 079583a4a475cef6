/** A figure that others published on verdicts on real claims. */
export interface PublishedFigure {
  system: string;
  source: string;
  /** On which claims, with which evidence. */
  on: string;
  /** 0–1. */
  figures: Partial<Record<'accuracy' | 'macroF1' | 'averitecScore', number>>;
  comparable: 'roughly' | 'no';
  why: string;
}

const HERO = 'Yoon et al. 2024, HerO at AVeriTeC, arXiv:2410.12377, repository ssu-humane/HerO';
const SHARED_TASK = 'Schlichtkrull et al. 2024, The AVeriTeC Shared Task, arXiv:2410.23850';

/** Of AVeriTeC, 4,568 claims of fact-checkers with these four labels (Schlichtkrull et al. 2023, arXiv:2305.13117). */
export const PUBLISHED_VERACITY: readonly PublishedFigure[] = [
  {
    system: 'HerO, Llama 3.1 70B',
    source: `${HERO} (scored from the predictions it publishes)`,
    on: 'development part, 500 claims, evidence it retrieved itself',
    figures: { accuracy: 0.726, macroF1: 0.459 },
    comparable: 'roughly',
    why: 'it finds its evidence itself, and is tuned on 3,068 labelled claims of the same collection',
  },
  {
    system: 'HerO, Llama 3.1 8B',
    source: HERO,
    on: 'development part, 500 claims, evidence it retrieved itself',
    figures: { accuracy: 0.702 },
    comparable: 'roughly',
    why: 'as above',
  },
  {
    system: 'HerO',
    source: `${HERO} (as a later comparison lists it)`,
    on: 'development part, 500 claims, questions and answers written by people',
    figures: { accuracy: 0.804 },
    comparable: 'no',
    why: 'the evidence was written by people who knew the verdict',
  },
  {
    system: 'TUDA_MAI, winner of the shared task',
    source: SHARED_TASK,
    on: 'hidden test part',
    figures: { averitecScore: 0.63 },
    comparable: 'no',
    why: 'counts a verdict only where the evidence retrieved for it is good enough',
  },
];
