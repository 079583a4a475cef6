import type { ReactNode } from 'react';

interface StrikeListProps {
  items: { id: string; words: ReactNode }[];
  /** Their ids. */
  struck: string[];
  fixed: boolean;
  onChange: (struck: string[]) => void;
}

/** Ticked is what stays. */
export function StrikeList({ items, struck, fixed, onChange }: StrikeListProps) {
  return (
    <ul className="strike-list">
      {items.map(({ id, words }) => {
        const out = struck.includes(id);
        return (
          <li key={id} className={out ? 'struck' : ''}>
            <label className="check">
              <input
                type="checkbox"
                checked={!out}
                disabled={fixed}
                onChange={() => onChange(out ? struck.filter((one) => one !== id) : [...struck, id])}
              />
              <span>{words}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
