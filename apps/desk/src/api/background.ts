/** What a result tells beside its evidence: nothing of it counts for the level. */

/** Where it happened; its conditions are computed, and have no quote. */
export interface ResultPlace {
  said: string;
  level: 'town' | 'district' | 'region' | 'country' | 'ambiguous' | 'unlisted';
  assumed: boolean;
  unlisted: string | null;
  town: string | null;
  district: string | null;
  region: string | null;
  country: string | null;
  coordinates: { latitude: number; longitude: number } | null;
  population: number | null;
  time_zone: string | null;
  candidates: { name: string; region: string | null; country: string; population: number | null }[];
  source: { name: string; url: string; licence: string; note: string };
  reasons: string[];
  conditions: { what: string; text: string; computed_from: string; inputs: Record<string, string> }[];
  local_outlets: {
    asked: boolean;
    answered: boolean;
    engines: { provider: string; outcome: string; hits: number; reason: string | null }[];
    outlets: {
      site: string;
      name: string;
      credibility_tier: number;
      town: string | null;
      asked: boolean;
      source_ids: number[];
    }[];
  };
}

export interface ActorSaid {
  speaker: string;
  quote: string;
  source_url: string;
  source_name: string;
  credibility_tier: number;
  date: string | null;
}

/** Somebody the topic is about. All texts are hostile data: shown as text alone. */
export interface Actor {
  name: string;
  kind: string;
  reasons: string[];
  aliases: string[];
  role: { quote: string; source_name: string; source_url: string | null } | null;
  identity: { state: string; reasons: string[]; candidates: { name: string; description: string; url: string }[] };
  identifiers: { scheme: string; value: string; url: string }[];
  details: {
    kind: string;
    text: string;
    quote: string;
    source_url: string;
    source_name: string;
    date: string | null;
  }[];
  earlier_statements: ActorSaid[];
  statements: ActorSaid[];
  track_record: {
    counts: Record<string, number>;
    note: string | null;
    entries: {
      kind: string;
      text: string;
      source_url: string | null;
      source_name: string;
      date: string | null;
      investigation_id: number | null;
    }[];
  };
  asked: { provider: string; about: string; outcome: string; reason: string | null }[];
}

export interface CoverageTimeline {
  provider: string;
  query: string;
  event_day: string;
  from: string;
  to: string;
  days: { day: string; articles: number }[];
  start: string | null;
  earlier_waves: { from: string; to: string; articles: number; days_before: number }[];
}
