/** Colours of series; with more than these they begin anew. */
const COLOURS = 5;

/** The class that colours the n-th series. */
export const seriesClass = (index: number): string => `series-${index % COLOURS}`;

export function Legend({ names }: { names: string[] }) {
  return (
    <figcaption className="legend hush">
      {names.map((name, index) => (
        <span key={name}>
          <span className={`swatch ${seriesClass(index)}`} aria-hidden="true" /> {name}
        </span>
      ))}
    </figcaption>
  );
}
