import { useId, type ComponentProps, type ReactNode } from 'react';

interface Described {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what stands in it. */
  faults?: string[];
}

interface Marks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A field whose hint and faults are heard with it. */
function Labelled({ label, hint, faults = [], children }: Described & { children: (marks: Marks) => ReactNode }) {
  const id = useId();
  const described = hint || faults.length > 0 ? `${id}-more` : undefined;
  return (
    <div className={faults.length > 0 ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': faults.length > 0 || undefined })}
      {described ? (
        <div id={described}>
          {faults.map((fault) => (
            <small key={fault} className="bad">
              {fault}
            </small>
          ))}
          {hint ? <small>{hint}</small> : null}
        </div>
      ) : null}
    </div>
  );
}

export const TextField = ({ label, hint, faults, ...input }: Described & ComponentProps<'input'>) => (
  <Labelled label={label} hint={hint} faults={faults}>
    {(marks) => <input {...input} {...marks} />}
  </Labelled>
);

export const TextArea = ({ label, hint, faults, ...area }: Described & ComponentProps<'textarea'>) => (
  <Labelled label={label} hint={hint} faults={faults}>
    {(marks) => <textarea {...area} {...marks} />}
  </Labelled>
);
