import type { ReactNode } from 'react';
import type { Stance } from '../api';
import { AnotherChip, StanceChip, Stars } from './badges';
import { WebLink } from './web-link';

/** A source in short; every text in it is the page's own. */
export interface CardOfSource {
  /** 1–5. */
  stars: number | null | undefined;
  tier?: number;
  outlet: string;
  stance: Stance;
  /** It was taken to be on another event: whatever it mentions, it says nothing of this one. */
  another?: boolean;
  /** Political lean as an imported rating has it. */
  lean: string | null | undefined;
  important?: boolean;
  title: string | null;
  url: string;
  /** What it says of the core claim, letter by letter. */
  keyFinding: string | null;
  summary: string | null;
  /** BCP 47, of its texts. */
  language?: string | null | undefined;
}

interface SourceCardProps {
  card: CardOfSource;
  /** Its day, and what can be done with it. */
  aside?: ReactNode;
  /** What more is known of it. */
  children?: ReactNode;
}

/** What a page says in its own words, and how far whoever says it can be trusted. */
export function SourceCard({ card, aside, children }: SourceCardProps) {
  const words = { dir: 'auto', lang: card.language ?? undefined } as const;
  return (
    <>
      <div className="source-head">
        <Stars stars={card.stars} tier={card.tier} /> <strong dir="auto">{card.outlet}</strong>{' '}
        {card.another ? <AnotherChip /> : <StanceChip stance={card.stance} />}
        {card.important ? (
          <span className="chip accent" title="Counted, or credible and disputing">
            important
          </span>
        ) : null}
        {card.lean ? <span className="chip">lean: {card.lean}</span> : null}
        {aside}
      </div>
      <p className="source-title" {...words}>
        <WebLink url={card.url}>{card.title?.trim() ? card.title : card.url}</WebLink>
      </p>
      {card.keyFinding ? (
        <blockquote className={`passage stance-${card.stance}`} {...words}>
          <mark>{card.keyFinding}</mark>
        </blockquote>
      ) : null}
      {card.summary ? (
        <p className="source-summary" {...words}>
          {card.summary}
        </p>
      ) : null}
      {children}
    </>
  );
}
