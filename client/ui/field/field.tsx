import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

interface Labelled {
  readonly id: string;
  readonly label: string;
  /** Shown after the label, e.g. that the field is required. */
  readonly hint?: string;
  /** The validation error; the field is marked as invalid and described by it. */
  readonly error?: string | null;
}

interface FrameProps extends Labelled {
  readonly children: ReactNode;
}

function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hint === undefined ? null : <span className={styles.hint}>({hint})</span>}
      </label>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={20} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong with a form as a whole; read out when it appears. */
export function FormProblem({ text }: { readonly text: string | null }) {
  return (
    <div className={styles.problem} role="alert">
      {text === null ? null : (
        <p className={styles.error}>
          <Icon name="alert" size={20} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, error: string | null | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

export function TextField({ id, label, hint, error, ...rest }: Labelled & ComponentProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} {...optional({ hint, error })}>
      <input className={styles.control} id={id} {...describedBy(id, error)} {...rest} />
    </FieldFrame>
  );
}

export function TextArea({ id, label, hint, error, ...rest }: Labelled & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} {...optional({ hint, error })}>
      <textarea className={styles.control} id={id} {...describedBy(id, error)} {...rest} />
    </FieldFrame>
  );
}

interface CheckFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly text?: string;
}

/** A checkbox with a line of explanation. */
export function CheckField({ label, text, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
      {text === undefined ? null : <small>{text}</small>}
    </label>
  );
}

function optional({
  hint,
  error,
}: {
  hint: string | undefined;
  error: string | null | undefined;
}): Pick<Labelled, 'hint' | 'error'> {
  return { ...(hint === undefined ? {} : { hint }), error: error ?? null };
}
