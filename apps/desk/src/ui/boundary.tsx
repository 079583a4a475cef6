import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from './keys';
import { t } from '../messages';

/** A chunk of the desk could not be loaded: the server is unavailable, or was updated after the page was opened. */
export class PageLoadError extends Error {}

interface BoundaryProps {
  /** Current location; navigating elsewhere clears the error. */
  place: string;
  fallback: (fault: Error, again: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  place: string;
  fault: Error | null;
}

/** Catches rendering errors of a page, so that the rest of the desk remains usable. React logs the error itself. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, fault: null };

  static getDerivedStateFromError(thrown: unknown): Pick<BoundaryState, 'fault'> {
    return { fault: thrown instanceof Error ? thrown : new Error('something that is no error') };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, fault: null };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? this.props.fallback(fault, () => this.setState({ fault: null })) : this.props.children;
  }
}

/** Wraps each page, so that the navigation remains usable. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [place, goTo] = useLocation();
  const queries = useQueryClient();
  const back = () => (history.length > 1 ? history.back() : goTo('/candidates'));
  return (
    <Boundary
      place={place}
      fallback={(fault, again) => (
        <Broken fault={fault} onAgain={() => (dropInactiveQueries(queries), again())} onBack={back} />
      )}
    >
      {children}
    </Boundary>
  );
}

/** Wraps the whole desk, for errors outside the pages. */
export function DeskBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      place=""
      fallback={(fault) => (
        <main>
          <Broken fault={fault} onAgain={() => location.reload()} />
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}

/**
 * Removes inactive cached responses, including the one that could not be rendered, so that they are requested again.
 */
const dropInactiveQueries = (queries: QueryClient) => queries.removeQueries({ type: 'inactive' });

function Broken({ fault, onAgain, onBack }: { fault: Error; onAgain: () => void; onBack?: () => void }) {
  useTitle(t('ui.somethingWentWrong'));
  // Reloading is offered, because browsers do not retry a failed chunk import.
  const missing = fault instanceof PageLoadError;
  return (
    <div className="page">
      <h1>{t('ui.somethingWentWrong')}</h1>
      <div className="fault" role="alert">
        <strong>{missing ? t('ui.thisPageCouldNotBe') : t('ui.thisPageCouldNotBeShown')}</strong>
        <p>
          {t('ui.detailTryAgainIfThe', {
            detail: missing ? t('ui.theServerCannotBeReached') : t('ui.theErrorIsInThe'),
          })}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="primary" onClick={missing ? () => location.reload() : onAgain}>
          {t('ui.tryAgain')}
        </button>
        {onBack ? (
          <button type="button" onClick={onBack}>
            {t('ui.goBack')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
