import { type ComponentProps, type ReactNode, useId } from 'react';
import { toggleItem } from './toggled';

export function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  /** Options: values with labels, or values that serve as their own labels. */
  options: readonly (T | readonly [T, string])[];
  onChange: (value: T) => void;
  required?: boolean;
}

export function Select<T extends string>({ label, value, options, onChange, required }: SelectProps<T>) {
  return (
    <Field label={label}>
      <select value={value} required={required} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => {
          const [of, words] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={of} value={of}>
              {words}
            </option>
          );
        })}
      </select>
    </Field>
  );
}

interface CheckListProps<T extends string> {
  legend: string;
  options: readonly (readonly [value: T, words: string, more: string])[];
  checked: ReadonlySet<T>;
  onChange: (checked: ReadonlySet<T>) => void;
}

/** A group of checkboxes. */
export function CheckList<T extends string>({ legend, options, checked, onChange }: CheckListProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([value, words, more]) => (
        <label key={value} className="check">
          <input type="checkbox" checked={checked.has(value)} onChange={() => onChange(toggleItem(checked, value))} />
          <span>
            {words} <small>{more}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit?: () => void;
}

/** Event handler that passes on the value of a field. */
export const onText =
  (take: (text: string) => void) =>
  ({ target }: { target: { value: string } }) =>
    take(target.value);

/** A form without native submission. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
  />
);

interface LabeledFieldProps {
  label: string;
  hint?: ReactNode;
  /** Validation errors. */
  faults?: string[];
}

interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A field linked to its hint and errors for screen readers. */
function LabeledField({
  label,
  hint,
  faults = [],
  children,
}: LabeledFieldProps & { children: (marks: FieldAttributes) => ReactNode }) {
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

export const TextField = ({ label, hint, faults, ...input }: LabeledFieldProps & ComponentProps<'input'>) => (
  <LabeledField label={label} hint={hint} faults={faults}>
    {(marks) => <input {...input} {...marks} />}
  </LabeledField>
);

export const TextArea = ({ label, hint, faults, ...area }: LabeledFieldProps & ComponentProps<'textarea'>) => (
  <LabeledField label={label} hint={hint} faults={faults}>
    {(marks) => <textarea {...area} {...marks} />}
  </LabeledField>
);
