import type { Quoted } from './positions.types';
import type { PersonRole } from './timeline.types';

/** A person or organization that pages name or quote. */
export interface NotedActor {
  /** Fullest form of the name on any page, without titles. */
  name: string;
  kind: 'person' | 'organization';
  /** Kind of organization, if its name shows it: “public body”. */
  form: string | null;
  /** Place of the actor, as the page gives it. */
  place: string | null;
  /** Roles by date, earliest first. */
  roles: PersonRole[];
  /** First quote that names the actor. */
  mention: Quoted;
  sourceIds: number[];
  /** Whether the actor is quoted or reported as saying something. */
  speaks: boolean;
  /** Whether public records about the actor could settle a question of the case. */
  worthLookingUp: boolean;
}
