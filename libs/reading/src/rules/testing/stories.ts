import { buildTopic } from '@corroborate/domain/testing';

/** A story of a known kind of event, with names, a figure and a place. */
export const STRIKE = buildTopic({
  title: 'Strike hits Quillon Cannery in Port Vesper',
  summary:
    'About 900 employees belonging to Dockside Workers Local 77 left their jobs at Quillon Cannery on Wednesday.',
  location: 'Port Vesper, Ohio',
  entities: ['Quillon Cannery', 'Dockside Workers Local 77', 'Port Vesper', 'Ohio'],
});
export const STRIKE_REPORT =
  'About 900 workers walked off the job at Quillon Cannery in Port Vesper on Wednesday.\n\n' +
  'The pickets of Dockside Workers Local 77 stood at both gates.';

/** The same event, but the topic itself denies it. */
export const NO_STRIKE = buildTopic({
  title: 'Quillon Cannery workers in Port Vesper did not go on strike',
  location: 'Port Vesper, Ohio',
  entities: ['Quillon Cannery'],
});

/** A kind of event that is also listed in other languages. */
export const FIRE = buildTopic({
  title: 'Fire at Skarn Foundry in Torsund drives 140 people from their homes',
  location: 'Torsund, Norrland',
  entities: ['Skarn Foundry'],
});

/** A decision, which can later be reversed. */
export const BRIDGE = buildTopic({
  title: 'Torsund council approves Skarn Bridge',
  location: 'Torsund',
  entities: ['Skarn Bridge'],
});
export const BRIDGE_REPORT = 'The council of Torsund approved the Skarn Bridge on Wednesday by seven votes.';

/** A story without a known kind of event and without a date, which can only be matched by its words. */
export const HERRING = buildTopic({ title: 'Torsund ships more herring than Skarn since 2010', eventDate: null });

/** A court ruling, which court records state in one line. */
export const VERDICT = buildTopic({
  title: 'Orla Brandt found guilty of fraud in Torsund',
  location: 'Torsund',
  entities: ['Orla Brandt'],
});
export const VERDICT_LINES = ['Court: Torsund', 'Defendant: Orla Brandt', 'Day: Wednesday', 'Verdict: guilty'];

/** A claim about earlier facts. */
export const CLAIM = buildTopic({
  title: 'Minister Aldo Verin declared fishing huts as essential workplaces during the salt crisis.',
  eventDate: '2025-09-01T12:00:00.000Z',
});
