import type { Quoted } from './positions.types';
import type { PersonRole } from './timeline.types';

/** A person or organization that pages name or quote. */
export interface NotedActor {
  /** The fullest form pages write, without titles. */
  name: string;
  kind: 'person' | 'organization';
  /** Kind of organization, if its name shows it: “public body”. */
  form: string | null;
  /** Place the page gives. */
  place: string | null;
  /** Roles by date, earliest first. */
  roles: PersonRole[];
  /** First quote that names it. */
  mention: Quoted;
  sourceIds: number[];
  /** Whether it is quoted or reported as saying something. */
  speaks: boolean;
  /** Whether public records about it could settle a question of the case. */
  worthLookingUp: boolean;
}
