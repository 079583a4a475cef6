import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from './keys';

/**
 * A part of the desk itself did not come: the server is away, or has been given another version since this page was
 * loaded.
 */
export class PartMissing extends Error {}

interface BoundaryProps {
  /** Where we are: whoever goes elsewhere leaves the fault behind. */
  place: string;
  fallback: (fault: Error, again: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  place: string;
  fault: Error | null;
}

/**
 * What a page throws ends here, so that the rest of the desk stays. React itself writes the error to the browser's
 * console.
 */
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

/** Around each page: the frame stays, and leads on to the others. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [place, goTo] = useLocation();
  const queries = useQueryClient();
  const back = () => (history.length > 1 ? history.back() : goTo('/candidates'));
  return (
    <Boundary
      place={place}
      fallback={(fault, again) => <Broken fault={fault} onAgain={() => (forget(queries), again())} onBack={back} />}
    >
      {children}
    </Boundary>
  );
}

/** Around all of it. What breaks here has no frame to stand in. */
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

/** An answer that could not be shown is not shown again, but asked for anew. */
const forget = (queries: QueryClient) => queries.removeQueries({ type: 'inactive' });

function Broken({ fault, onAgain, onBack }: { fault: Error; onAgain: () => void; onBack?: () => void }) {
  useTitle('Something went wrong');
  // A browser does not ask again for a part that failed; a page loaded anew does.
  const missing = fault instanceof PartMissing;
  return (
    <div className="page">
      <h1>Something went wrong</h1>
      <div className="fault" role="alert">
        <strong>{missing ? 'This page could not be loaded.' : 'This page could not be shown.'}</strong>
        <p>
          {missing
            ? 'The server cannot be reached, or the desk was updated.'
            : 'The error is in the desk or in the server’s response. Stored data is not affected.'}{' '}
          Try again. If the error persists, report this page to your administrator.
        </p>
      </div>
      <div className="actions">
        <button type="button" className="primary" onClick={missing ? () => location.reload() : onAgain}>
          Try again
        </button>
        {onBack ? (
          <button type="button" onClick={onBack}>
            Go back
          </button>
        ) : null}
      </div>
    </div>
  );
}
